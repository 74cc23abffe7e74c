import { addMilliseconds } from 'date-fns/addMilliseconds'
import { pauseAfter } from '../../ops/backoff.ts'

const PAUSE_MS = { first: 30_000, longest: 15 * 60_000 }
/** A mail server that was away for a night's hours is no reason to give an alert up. */
const GIVE_UP_MS = 6 * 3_600_000
/** Hours in which this server was down are no try. */
const TRIES_MIN = 8

/** When to try again what has failed so often: after twice as long from try to try; null once it has been tried for hours, and often. */
export function nextTry({ attempts, createdAt }: { attempts: number; createdAt: string }, now: Date): string | null {
  const next = addMilliseconds(now, pauseAfter(attempts, PAUSE_MS))
  const isTooLate = next.getTime() - Date.parse(createdAt) > GIVE_UP_MS
  return isTooLate && attempts >= TRIES_MIN ? null : next.toISOString()
}
