import { useCallback, useState } from 'react'

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
