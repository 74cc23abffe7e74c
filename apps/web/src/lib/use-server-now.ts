import { useCallback, useSyncExternalStore } from 'react'
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
  return useSyncExternalStore(subscribe, () => Math.floor(serverNow() / stepMs) * stepMs)
}
