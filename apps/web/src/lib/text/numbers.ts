import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
// Every screen has dates, and few of them numbers, so the formats of both are made there.
import { formatOf } from './dates.ts'

/** From here on a count is read by its size, not its digits. */
const COMPACT_FROM = 10_000

const numberText = (value: number, options: Intl.NumberFormatOptions = {}, locale: string = i18n.locale) =>
  formatOf(Intl.NumberFormat, locale, options).format(value)

/** Returns `1,234`. */
export const formatNumber = (value: number): string => numberText(value)

/** Returns `1,234`, and `1.2만` for large counts. */
export function formatCount(value: number): string {
  if (value < COMPACT_FROM) return formatNumber(value)
  return numberText(value, { notation: 'compact', maximumFractionDigits: 1 })
}

/** Returns `350m`, `1.2km`, `23km`. */
export function formatDistance(metres: number, locale: string = i18n.locale): string {
  const format = (value: number, unit: string, maximumFractionDigits: number) =>
    numberText(value, { style: 'unit', unit, maximumFractionDigits }, locale)
  const rounded = Math.round(metres / 10) * 10
  if (rounded < 1000) return format(rounded, 'meter', 0)
  const kilometres = metres / 1000
  return format(kilometres, 'kilometer', kilometres < 10 ? 1 : 0)
}

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/** Returns `42분`, `3시간`, `1시간 5분`; whole minutes, as many as `round` leaves. */
export function lengthText(ms: number, round: (minutes: number) => number = Math.floor): string {
  const minutes = Math.max(0, round(ms / MINUTE_MS))
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  const rest = minutes % MINUTES_PER_HOUR
  const hoursText = plural(hours, { other: '#시간' })
  const minutesText = plural(rest, { other: '#분' })
  if (hours === 0) return minutesText
  return rest === 0 ? hoursText : t`${hoursText} ${minutesText}`
}
