import type { Meal, Pace } from '@honjeo/contract/values/enums'
import { lastStartOn, spansOn, stopDayOf, type StopFacts } from '../visit/stop-facts.ts'
import type { Interval } from '../opening/opening.ts'
import type { Visit } from '../visit/visit.ts'
import type { TripDay } from './days.ts'
import { ceilStep, floorStep, LONG_VISIT_MINUTES, MEAL_STARTS, PACE_RULES, SUNSET_VIEW } from './rules.ts'
import type { Window } from './timetable.ts'

/** The role of a visit: what a place is visited for. */
export type Role = Meal | 'SIGHT' | 'SUNSET' | 'HIKE'

export const mealOf = (role: Role): Meal | null => (role === 'LUNCH' || role === 'DINNER' ? role : null)

/** Returns how long one stays at a pace; a hike takes what it takes. */
export function stayMinutes(visit: Visit, pace: Pace): number {
  return ceilStep(isHike(visit) ? visit.minutes : visit.minutes * PACE_RULES[pace].stayFactor)
}

export const isHike = ({ minutes }: Visit) => minutes >= LONG_VISIT_MINUTES

/**
 * Returns when a visit of so many minutes may start on a day, by what the place and the light allow: sorted, apart. Hours that one source alone says
 * are kept to as far as they are usual, where the visit fits in.
 */
export function visitWindows(facts: StopFacts, day: TripDay, minutes: number, role: Role): Window[] {
  const stopDay = stopDayOf(facts, day.date)
  const starts = startsFor(role, day, minutes)
  const last = lastStartOn(stopDay)
  const within = (intervals: Interval[]) =>
    spansOn({ ...stopDay, intervals }).flatMap(({ from, to }) => {
      const open = ceilStep(Math.max(from, starts.from))
      const close = floorStep(Math.min(to - minutes, last, starts.to))
      return open <= close ? [{ open, close, until: to }] : []
    })
  const careful = stopDay.careful === null ? [] : within(stopDay.careful)
  return careful.length > 0 ? careful : within(stopDay.intervals)
}

function startsFor(role: Role, { sunset }: TripDay, minutes: number): { from: number; to: number } {
  switch (role) {
    case 'LUNCH':
    case 'DINNER':
      return MEAL_STARTS[role]
    case 'SUNSET':
      return { from: sunset - SUNSET_VIEW.from - minutes, to: sunset - SUNSET_VIEW.to - minutes }
    case 'SIGHT':
    case 'HIKE':
      return { from: 0, to: Infinity }
  }
}

/** Returns what is left of a window for one who comes from where the day begins and has to be at its end in time. */
export function withinDay(
  window: Window,
  frame: { earliest: number; latest: number },
  ways: { to: number; back: number },
  minutes: number,
): Window | null {
  const open = Math.max(window.open, frame.earliest + ways.to)
  const until = Math.min(window.until, frame.latest - ways.back)
  const close = Math.min(window.close, until - minutes)
  return open <= close ? { open, close, until } : null
}
