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
