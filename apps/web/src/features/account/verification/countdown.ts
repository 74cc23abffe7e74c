import { useLingui } from '@lingui/react/macro'
import { useCallback, useSyncExternalStore } from 'react'

/** The interval is shorter than what is shown, so that no second is skipped. */
const TICK_MS = 250

/** Returns the whole seconds until an instant, rounded up so that the last one is shown to its end; 0 when it has passed or is none. */
export function secondsUntil(instant: number | null, now: number): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant - now) / 1000))
}

/** Returns the time as `9:59` or `0:09`. */
export function formatTimer(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `secondsUntil` as time goes by. */
export function useSecondsUntil(instant: number | null): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setInterval(() => {
        notify()
        if (secondsUntil(instant, Date.now()) === 0) clearInterval(timer)
      }, TICK_MS)
      return () => clearInterval(timer)
    },
    [instant],
  )
  return useSyncExternalStore(subscribe, () => secondsUntil(instant, Date.now()))
}

/** Returns what says how long a wait is, in the largest unit that does not hide it: 28초, 12분, 5시간. Null when it is over. */
export function useWaitText(): (seconds: number) => string | null {
  const { t } = useLingui()
  return (seconds) => {
    if (seconds === 0) return null
    if (seconds < 60) return t`${seconds}초`
    if (seconds < 3600) {
      const minutes = Math.ceil(seconds / 60)
      return t`${minutes}분`
    }
    const hours = Math.ceil(seconds / 3600)
    return t`${hours}시간`
  }
}
