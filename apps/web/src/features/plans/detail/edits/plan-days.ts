import type { PlanDay } from '@honjeo/contract/plan'
import { addDays, daysBetween } from '#lib/dates.ts'

/** The days of a journey on other dates: each keeps its stops, and those of days that are gone go to the end of the last. */
export function onDates(days: readonly PlanDay[], startDate: string, endDate: string): PlanDay[] {
  const count = daysBetween(startDate, endDate) + 1
  const homeless = days.slice(count).flatMap(({ spots }) => spots)
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(startDate, index)
    const day = days[index]
    const spots = [...(day?.spots ?? []), ...(index === count - 1 ? homeless : [])]
    if (day !== undefined) return { ...day, date, spots }
    return { dayIndex: index, date, sunset: days.at(-1)?.sunset ?? '', from: null, to: null, spots, legToEnd: null }
  })
}
