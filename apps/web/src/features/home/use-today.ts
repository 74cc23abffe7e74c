import { useSyncExternalStore } from 'react'
import { clockOf, dayKey } from '#lib/text/dates.ts'

const CHECK_MS = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  // Timers sleep with the phone; the first look at the app in the morning wakes it.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Today in Korea, `2026-11-28`; a new one soon after its midnight, also while the screen stays open. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dayKey(new Date()))

/** The hour in Korea, `09`. */
export const useHour = (): string => useSyncExternalStore(subscribe, () => clockOf(new Date()).slice(0, 2))
