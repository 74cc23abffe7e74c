import { useSyncExternalStore } from 'react'
import { drawingNow } from './rendering.ts'

const MINUTE_MS = 60_000
/** A tick in between keeps what is said in minutes true. */
const TICK_MS = 20_000

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, TICK_MS)
  // Timers of a hidden page hardly run.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const thisMinute = () => Math.floor(drawingNow() / MINUTE_MS) * MINUTE_MS

/** When the minute began that it is, ms since 1970; on a page of the server's at first that in which it was drawn. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute, thisMinute)
