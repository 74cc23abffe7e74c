import { useSyncExternalStore } from 'react'

/** Ages are told in minutes; a tick in between keeps them true. */
const TICK_MS = 5000

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, TICK_MS)
  // Timers of a hidden page hardly run.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Milliseconds since 1970 by the device's clock, to some seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / TICK_MS) * TICK_MS)
}
