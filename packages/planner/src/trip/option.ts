import type { Position } from '@honjeo/contract/values/geo'
import type { Interest, Pace } from '@honjeo/contract/values/enums'
import { interestsOf } from '../visit/interests.ts'
import type { StopFacts } from '../visit/stop-facts.ts'
import type { VisitKind } from '../visit/visit-kind.ts'
import type { TripDay } from './days.ts'
import type { Window } from './timetable.ts'
import type { LastBuses } from './trip.ts'
import { isHike, stayMinutes, visitWindows, withinDay, type Role } from './visit-windows.ts'
import type { MinutesBetween } from './ways.ts'

/** One way to make a stop: as a meal or a sight, within one of its opening intervals. It becomes a vertex of the problem. */
export interface Option {
  /** The stop it belongs to: of one stop's options one is taken at most. */
  stop: number
  position: Position
  kind: VisitKind | null
  role: Role
  minutes: number
  /** The window of each day; null: not on that one. */
  windows: readonly (Window | null)[]
  points: number
}

interface Frame {
  days: readonly TripDay[]
  pace: Pace
  way: MinutesBetween
  /** The last buses, after which no visit ends: from there one would not be home. */
  lastBuses?: LastBuses | undefined
}

/** An option without what only the journey knows. */
export type PlaceOption = Omit<Option, 'stop' | 'points'>

/** Returns all ways to visit a place that fit into some day by themselves. */
export function optionsOf(
  facts: StopFacts,
  { days, pace, way, lastBuses }: Frame,
  minutes = stayMinutes(facts.visit, pace),
): PlaceOption[] {
  const { place, visit } = facts
  const ways = days.map(({ from, to }) => ({ to: way(from, place), back: way(place, to) }))
  return rolesOf(facts).flatMap((role) => {
    const byDay = days.map((day, index) => {
      const hours = { earliest: role === 'HIKE' ? day.dawn : day.earliest, latest: day.latest }
      const last = lastBuses?.leaveBy(place, index) ?? Infinity
      return visitWindows(facts, day, minutes, role)
        .map((window) => withinDay({ ...window, until: Math.min(window.until, last) }, hours, ways[index]!, minutes))
        .filter((window) => window !== null)
    })
    const most = Math.max(...byDay.map((windows) => windows.length))
    return Array.from({ length: most }, (_, slot) => ({
      position: place,
      kind: visit.kind,
      role,
      minutes,
      windows: byDay.map((windows) => windows[slot] ?? null),
    }))
  })
}

const AT_DUSK: ReadonlySet<Interest> = new Set<Interest>(['VIEW', 'SEA', 'OREUM'])

function rolesOf({ place, visit }: StopFacts): Role[] {
  if (visit.kind === 'MEAL') return ['LUNCH', 'DINNER']
  if (isHike(visit)) return ['HIKE']
  return visit.needsLight && interestsOf(place).some((interest) => AT_DUSK.has(interest))
    ? ['SIGHT', 'SUNSET']
    : ['SIGHT']
}
