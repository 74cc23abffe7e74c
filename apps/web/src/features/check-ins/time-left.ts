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

/** `41:59`, `1:05:00`: whole seconds, rounded up so that the last one is shown to its end. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}
