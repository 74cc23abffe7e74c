import { sunriseOn, sunsetOn } from '../daylight/daylight.ts'
import { calendarDay } from '../calendar.ts'
import { hoursOn } from '../opening/hours-on.ts'
import { openingOf } from '../opening/opening-of.ts'
import type { DayHours, Interval, Opening } from '../opening/opening.ts'
import type { PlannerPlace } from '../place.ts'
import { timeAshore } from '../travel/islets.ts'
import { visitOf, type Visit } from './visit.ts'

/** What decides when a place can be visited; read once for each place, asked for each day. */
export interface StopFacts {
  place: PlannerPlace
  visit: Visit
  opening: Opening
}

export function stopFactsOf(place: PlannerPlace): StopFacts {
  return { place, visit: visitOf(place), opening: openingOf(place) }
}

/** What holds for a visit on one day, apart: each of it is a reason of its own why a time does not do. */
export interface StopDay extends DayHours {
  /** By day; null where it does not matter. */
  light: Interval | null
  /** Between the first boat there and the last one back; null on the main island. */
  ashore: Interval | null
}

export function stopDayOf({ place, visit, opening }: StopFacts, date: string): StopDay {
  return {
    ...hoursOn(opening, date),
    light: visit.needsLight ? { from: sunriseOn(date), to: sunsetOn(date) } : null,
    ashore: timeAshore(place, calendarDay(date).month),
  }
}

/** From when until when a visit of so many minutes may start that day: sorted, apart, none where it cannot. */
export function startsIn({ intervals, lastEntry, light, ashore }: StopDay, minutes: number): Interval[] {
  const opens = Math.max(light?.from ?? 0, ashore?.from ?? 0)
  const closes = Math.min(light?.to ?? Infinity, ashore?.to ?? Infinity)
  return intervals
    .map(({ from, to }) => ({
      from: Math.max(from, opens),
      to: Math.min(Math.min(to, closes) - minutes, lastEntry ?? Infinity),
    }))
    .filter(({ from, to }) => from <= to)
}
