import { t } from '@lingui/core/macro'
import { daysBetween, formatDay, formatDayOfYear } from '#lib/dates.ts'

/** A day stays on one line; a journey may break after its dash. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** `2026. 11. 27 (금) – 11. 29 (일)`; the year is said once, and a single day too. */
export function formatJourney(startDate: string, endDate: string): string {
  const first = unbroken(formatDay(startDate))
  if (startDate === endDate) return first
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return `${first}\u00a0– ${unbroken(isSameYear ? formatDayOfYear(endDate) : formatDay(endDate))}`
}

/** `2박 3일`, or 당일치기. */
export function formatNights(startDate: string, endDate: string): string {
  const nights = daysBetween(startDate, endDate)
  return nights === 0 ? t`당일치기` : t`${nights}박 ${nights + 1}일`
}
