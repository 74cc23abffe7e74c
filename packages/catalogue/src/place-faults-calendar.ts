import type { CataloguePlace } from './place.ts'

type Dates = NonNullable<CataloguePlace['dates']>

/** Whether months are those of the year, ascending, none twice and at least one. */
export function monthsFit(months: readonly number[]): boolean {
  return (
    months.length > 0 &&
    months.every(
      (month, index) => Number.isInteger(month) && month <= 12 && month > (index === 0 ? 0 : (months[index - 1] ?? 12)),
    )
  )
}

/** Whether a day is one of the calendar as `YYYY-MM-DD`: JavaScript would take 30 February for 2 March. */
function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}

/** Counts months through the years, so that December to January is one step. */
function monthCount(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** Whether two real days are in order, each month from the first to the last being one of those given. */
export function datesFit({ start, end }: Dates, months: readonly number[]): boolean {
  if (!isRealDay(start) || !isRealDay(end) || start > end) return false
  const first = monthCount(start)
  const held = Array.from({ length: monthCount(end) - first + 1 }, (_, step) => ((first + step) % 12) + 1)
  return held.every((month) => months.includes(month))
}
