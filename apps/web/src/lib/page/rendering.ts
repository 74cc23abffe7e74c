import { useCallback, useDeferredValue, useState } from 'react'

/**
 * Whether what a screen waited for may be drawn: not in the moment it comes, but by a rendering of its own, in slices, so that
 * a tap need not wait for the whole of it. What was there from the beginning, as after going back, is drawn at once.
 */
export const useDrawable = (isThere: boolean) => useDeferredValue(isThere) && isThere

/** Hands a failure to the screen's error boundary: only what is thrown while rendering comes there, and a file that is not fetched fails later. */
export function useRenderedFailure(): (error: unknown) => void {
  const [, render] = useState<never>()
  return useCallback(
    (error) =>
      render(() => {
        throw error
      }),
    [],
  )
}
