import type { Timer } from '@honjeo/contract/safety/timer'
import { TIMER_EXTENSION, TIMER_SOON } from '@honjeo/contract/values/limits'

const MINUTE_MS = 60_000

/**
 * The state of a timer for its viewer. UNDERWAY, SOON and GRACE follow from the time alone. ALERTING only the server can say;
 * UNKNOWN: the time to answer has passed, and it has not been heard from since.
 */
export type Moment = 'UNDERWAY' | 'SOON' | 'GRACE' | 'UNKNOWN' | 'ALERTING' | 'ENDED'

type Timed = Pick<Timer, 'stage' | 'plannedAt' | 'graceMinutes' | 'ending'>

/** Returns when contacts begin to be alerted, ms since 1970. */
export const alertsAt = ({ plannedAt, graceMinutes }: Pick<Timer, 'plannedAt' | 'graceMinutes'>): number =>
  Date.parse(plannedAt) + graceMinutes * MINUTE_MS

export const isAlerting = ({ stage, ending }: Pick<Timer, 'stage' | 'ending'>): boolean =>
  ending === null && (stage === 'OVERDUE_1' || stage === 'OVERDUE_2' || stage === 'EXHAUSTED')

/** `now` by the server's clock, ms since 1970. */
export function momentOf(timer: Timed, now: number): Moment {
  if (timer.ending !== null) return 'ENDED'
  if (isAlerting(timer)) return 'ALERTING'
  const left = Date.parse(timer.plannedAt) - now
  if (left > TIMER_SOON * MINUTE_MS) return 'UNDERWAY'
  if (left > 0) return 'SOON'
  return now < alertsAt(timer) ? 'GRACE' : 'UNKNOWN'
}

/** Returns `41:59`, `1:05:00`: whole seconds, rounded up so that the last one is shown to its end. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}

/** Returns a length of time that is left as the nearest whole minute, and never none. */
export const minutesLeft = (minutes: number): number => Math.max(1, Math.round(minutes))

const EXTENSION_MS = TIMER_EXTENSION * 60_000

/** Returns half an hour after the planned time or, where that has passed, after now; an instant, ISO 8601. `now`: ms since 1970. */
export function extendedTo(plannedAt: string, now: number): string {
  return new Date(Math.max(Date.parse(plannedAt), now) + EXTENSION_MS).toISOString()
}
