import { useCallback, useDeferredValue, useEffect, useState } from 'react'

/** No frame comes where the page is hidden. */
const PAINT_MAX_MS = 250

/**
 * Whether what a screen waited for may be drawn: not in the moment it comes, but by a rendering of its own, in slices, so that
 * a tap need not wait for the whole of it. What was there from the beginning, as after going back, is drawn at once.
 */
export const useDrawable = (isThere: boolean) => useDeferredValue(isThere) && isThere

/** Whether what was drawn is on the screen: from then on there may follow what would keep it waiting. A hidden page draws nothing. */
export function usePainted(isDrawn: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isDrawn) return
    const timer = setTimeout(() => setPainted(true), PAINT_MAX_MS)
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)))
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [isDrawn])
  return isPainted
}

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

/** The time when the server drew the page that is being started, ms since 1970. */
let drawnAt: number | undefined

/** Until `endDrawnPage` everything is drawn as the server drew it, so that React finds what it expects. */
export function startDrawnPage(now: number): void {
  drawnAt = now
}

export function endDrawnPage(): void {
  drawnAt = undefined
}

/** Whether the page is drawn by the server, or taken over by the app as the server drew it. */
export const isDrawnPage = (): boolean => drawnAt !== undefined

/** Returns now, for what is drawn: on a page of the server's the moment at which the server drew it. */
export const drawingNow = (): number => drawnAt ?? Date.now()

/**
 * Returns a subscription for `useSyncExternalStore` that calls back so often, and when a hidden page is shown again: timers
 * of a hidden page hardly run.
 */
export const ticking = (everyMs: number) => (onChange: () => void) => {
  const timer = setInterval(onChange, everyMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
