import { dayAfter } from '@honjeo/contract/values/days'

/** Calendar arithmetic on `2026-11-28` days and `2026-11` months: no instants, so no time zones. */

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayOf(Date.UTC(year, number - 1 + count, 1)).slice(0, 7)
}

export function daysInMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** Weeks from Sunday to Saturday; null for the days of a neighbouring month. */
export function monthWeeks(month: string): (string | null)[][] {
  const lead = new Date(timeOf(`${month}-01`)).getUTCDay()
  const length = daysInMonth(month)
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const date = week * 7 + weekday - lead + 1
      return date >= 1 && date <= length ? `${month}-${String(date).padStart(2, '0')}` : null
    }),
  )
}

/** Returns where a key leads from a day (arrows, Home and End of the week, pages by month), or undefined for other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const weekday = new Date(timeOf(day)).getUTCDay()
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1)
    case 'ArrowRight':
      return dayAfter(day, 1)
    case 'ArrowUp':
      return dayAfter(day, -7)
    case 'ArrowDown':
      return dayAfter(day, 7)
    case 'Home':
      return dayAfter(day, -weekday)
    case 'End':
      return dayAfter(day, 6 - weekday)
    case 'PageUp':
      return sameDateIn(addMonths(monthOf(day), -1), day)
    case 'PageDown':
      return sameDateIn(addMonths(monthOf(day), 1), day)
    default:
      return undefined
  }
}

export function clampDay(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min
  if (max !== undefined && day > max) return max
  return day
}

/** 31 January leads to 28 February, not into March. */
function sameDateIn(month: string, day: string): string {
  const date = Math.min(Number(day.slice(8)), daysInMonth(month))
  return `${month}-${String(date).padStart(2, '0')}`
}
