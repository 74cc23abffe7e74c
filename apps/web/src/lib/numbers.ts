import { i18n } from '@lingui/core'

/** From here on a count is read by its size, not its digits. */
const COMPACT_FROM = 10_000

/** `1,234`. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(i18n.locale).format(value)
}

/** `1,234`, and `1.2만` for large counts. */
export function formatCount(value: number): string {
  if (value < COMPACT_FROM) return formatNumber(value)
  return new Intl.NumberFormat(i18n.locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** `350m`, `1.2km`, `23km`. */
export function formatDistance(metres: number, locale: string = i18n.locale): string {
  const format = (value: number, unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value)
  const rounded = Math.round(metres / 10) * 10
  if (rounded < 1000) return format(rounded, 'meter', 0)
  const kilometres = metres / 1000
  return format(kilometres, 'kilometer', kilometres < 10 ? 1 : 0)
}
