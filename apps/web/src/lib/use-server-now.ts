import { useCallback, useSyncExternalStore } from 'react'
import { drawingNow } from './drawn-page.ts'
import { serverNow } from './server-time.ts'

/**
 * The server's time as it goes by, in whole steps of `stepMs`, for what is shown only. A page that was hidden, whose timers
 * stood still, shows the right time as soon as it is seen.
 */
export function useServerNow(stepMs: number): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setInterval(notify, Math.min(stepMs, 1000))
      document.addEventListener('visibilitychange', notify)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', notify)
      }
    },
    [stepMs],
  )
  const inSteps = (now: number) => Math.floor(now / stepMs) * stepMs
  return useSyncExternalStore(
    subscribe,
    () => inSteps(serverNow()),
    () => inSteps(drawingNow()),
  )
}
