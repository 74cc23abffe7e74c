import type { Trip, TripStay } from '@honjeo/contract/trip'
import { SERVICE_DAY_BEGINS } from '@honjeo/contract/values/transit'
import { minuteOf } from '@honjeo/contract/values/clock-time'
import { dayAfter } from '@honjeo/contract/values/days'

const DAY_MINUTES = 1440

export interface ServiceNow {
  /** The day whose buses still run. */
  date: string
  /** The minutes since its midnight; beyond 1440 in the night after it. */
  minutes: number
}

/** Until four in the morning it is still the day before to buses. `today` and `clock` are those of Korea. */
export function serviceNow(today: string, clock: string): ServiceNow {
  const minutes = minuteOf(clock)
  return minutes < SERVICE_DAY_BEGINS
    ? { date: dayAfter(today, -1), minutes: minutes + DAY_MINUTES }
    : { date: today, minutes }
}

/** The day one asks of: today, and before a journey its day with the place in it, else its first. */
export function dayToAsk(trip: Trip | null, contentId: number, date: string): string {
  if (trip === null || trip.endDate < date) return date
  const visited = trip.days.find((day) => day.date >= date && day.stops.some((stop) => stop.contentId === contentId))
  return visited?.date ?? (trip.startDate > date ? trip.startDate : date)
}

/** Returns the stay of that night, else of any night of the journey, where a plan has one. */
export function stayOf(trip: Trip | null, date: string): TripStay | null {
  const nights = (trip?.days ?? []).filter(({ stay }) => stay?.position !== undefined)
  return (nights.find((day) => day.date === date) ?? nights[0])?.stay ?? null
}
