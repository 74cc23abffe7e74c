import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'

/** From here on a count is read by its size, not its digits. */
const COMPACT_FROM = 10_000

const formats = new Map<string, unknown>()

/** Building an Intl format costs far more than using it, and lists use the same few over and over. */
export function formatOf<Format, Options extends object>(
  Made: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = `${Made.name} ${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known as Format
  const made = new Made(locale, options)
  formats.set(key, made)
  return made
}

const numberText = (value: number, options: Intl.NumberFormatOptions = {}, locale: string = i18n.locale) =>
  formatOf(Intl.NumberFormat, locale, options).format(value)

/** `1,234`. */
export const formatNumber = (value: number): string => numberText(value)

/** `1,234`, and `1.2만` for large counts. */
export function formatCount(value: number): string {
  if (value < COMPACT_FROM) return formatNumber(value)
  return numberText(value, { notation: 'compact', maximumFractionDigits: 1 })
}

/** `350m`, `1.2km`, `23km`. */
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
