import { plural, t } from '@lingui/core/macro'

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/** `42분`, `3시간`, `1시간 5분`; whole minutes, as many as `round` leaves. */
export function lengthText(ms: number, round: (minutes: number) => number = Math.floor): string {
  const minutes = Math.max(0, round(ms / MINUTE_MS))
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  const rest = minutes % MINUTES_PER_HOUR
  const hoursText = plural(hours, { other: '#시간' })
  const minutesText = plural(rest, { other: '#분' })
  if (hours === 0) return minutesText
  return rest === 0 ? hoursText : t`${hoursText} ${minutesText}`
}
