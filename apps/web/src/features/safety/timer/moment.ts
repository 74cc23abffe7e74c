import type { Timer } from '@honjeo/contract/safety/timer'
import { TIMER_SOON } from '@honjeo/contract/values/limits'

const MINUTE_MS = 60_000

/**
 * Where a timer stands for who looks at it. UNDERWAY, SOON and GRACE follow from the time alone. ALERTING only the server can say;
 * UNKNOWN: the time to answer has passed, and it has not been heard from since.
 */
export type Moment = 'UNDERWAY' | 'SOON' | 'GRACE' | 'UNKNOWN' | 'ALERTING' | 'ENDED'

type Timed = Pick<Timer, 'stage' | 'plannedAt' | 'graceMinutes' | 'ending'>

/** When contacts begin to be told, ms since 1970. */
export const alertsAt = ({ plannedAt, graceMinutes }: Pick<Timer, 'plannedAt' | 'graceMinutes'>): number =>
  Date.parse(plannedAt) + graceMinutes * MINUTE_MS

export const isAlerting = ({ stage, ending }: Pick<Timer, 'stage' | 'ending'>): boolean =>
  ending === null && (stage === 'OVERDUE_1' || stage === 'OVERDUE_2' || stage === 'EXHAUSTED')

/** `now` by the server's clock, ms since 1970. */
export function momentOf(checkIn: Timed, now: number): Moment {
  if (checkIn.ending !== null) return 'ENDED'
  if (isAlerting(checkIn)) return 'ALERTING'
  const left = Date.parse(checkIn.plannedAt) - now
  if (left > TIMER_SOON * MINUTE_MS) return 'UNDERWAY'
  if (left > 0) return 'SOON'
  return now < alertsAt(checkIn) ? 'GRACE' : 'UNKNOWN'
}
