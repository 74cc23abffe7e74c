import type { WayJourney, WayRide } from '@honjeo/contract/transit'
import { clockTimeOf } from '@honjeo/contract/values/clock-time'
import { t } from '@lingui/core/macro'

const DAY_MINUTES = 1440

/** Returns `18:10`; of the night after the day, `다음 날 00:20`, unless it is that night already. */
export function wayClock(minutes: number, now = 0): string {
  const clock = clockTimeOf(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)
  return minutes < DAY_MINUTES || now >= DAY_MINUTES ? clock : t`다음 날 ${clock}`
}

/** Returns one time, or a range where it is reckoned. */
export function rangeText(from: number, until: number): string {
  return from >= until ? wayClock(from) : `${wayClock(from)}–${wayClock(until)}`
}

export const momentText = ({ at, spread }: WayRide['departs']): string => rangeText(at - spread, at + spread)

export const ridesOf = ({ legs }: WayJourney): WayRide[] => legs.filter((leg) => leg.kind === 'RIDE')
