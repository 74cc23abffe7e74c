import type { DayKind } from '@honjeo/contract/values/transit'
import { holdsOn } from './service-days.ts'
import type { Profile, Timetable } from './timetable.ts'

/**
 * SAFE: one has to be at the stop by the earliest that the bus may pass, and may be let out as late as it may be. EXPECTED: the
 * bus is on time.
 */
export type Caution = 'SAFE' | 'EXPECTED'

/** One bus, by its line, its start and its profile. */
export interface TripRef {
  line: number
  start: number
  profile: Profile
}

/** A row of buses that call at the same stops, and of which none overtakes another. */
export interface RideRoute {
  /** Numbers of stops, in the order of the search. */
  stops: readonly number[]
  /** The places of the same stops in the line's list. */
  places: readonly number[]
  trips: readonly TripRef[]
  /** The minutes by which one has to be there, and from which one is out, bus after bus and stop after stop. */
  boards: Int16Array
  alights: Int16Array
}

/** The rides of a day, for a search in one direction of time. */
export interface Rides {
  routes: readonly RideRoute[]
  /** Routes that call at a stop, and where in them: those of stop `s` from `firsts[s]` on, before `firsts[s + 1]`. */
  firsts: Int32Array
  routeOf: Int32Array
  placeOf: Int16Array
}

function routesOf({ lines }: Timetable, stopNumbers: ReadonlyMap<string, number>, day: Day): RideRoute[] {
  const routes: RideRoute[] = []
  for (const [line, { stops, services }] of lines.entries()) {
    const groups = new Map<string, { places: number[]; trips: TripRef[] }>()
    for (const service of services) {
      if (!holdsOn(service, day.date, day.kind)) continue
      const ofProfiles = service.profiles.map(({ offsets }) => {
        const places = offsets.flatMap((offset, place) => (offset < 0 ? [] : [place]))
        const key = places.join()
        const group = groups.get(key) ?? { places, trips: [] }
        groups.set(key, group)
        return group
      })
      for (const [start, number] of service.trips)
        ofProfiles[number]!.trips.push({ line, start, profile: service.profiles[number]! })
    }
    for (const { places, trips } of groups.values()) {
      const numbers = places.map((place) => stopNumbers.get(stops[place]!)!)
      for (const inOrder of withoutOvertaking(trips, places, day.caution))
        routes.push(toRoute(numbers, places, inOrder, day.caution))
    }
  }
  return routes
}

const spreadAt = ({ profile }: TripRef, place: number, caution: Caution) =>
  caution === 'SAFE' ? profile.spreads[place]! : 0
const boardAt = (trip: TripRef, place: number, caution: Caution) =>
  trip.start + trip.profile.offsets[place]! - spreadAt(trip, place, caution)
const alightAt = (trip: TripRef, place: number, caution: Caution) =>
  trip.start + trip.profile.offsets[place]! + spreadAt(trip, place, caution)

/** Puts the buses into rows in which each is nowhere earlier than the one before it, as the search takes the first that one can catch. */
function withoutOvertaking(trips: readonly TripRef[], places: readonly number[], caution: Caution): TripRef[][] {
  const rows: TripRef[][] = []
  const isBehind = (last: TripRef, trip: TripRef) => {
    if (last.profile === trip.profile) return last.start <= trip.start
    for (const place of places)
      if (
        boardAt(last, place, caution) > boardAt(trip, place, caution) ||
        alightAt(last, place, caution) > alightAt(trip, place, caution)
      )
        return false
    return true
  }
  for (const trip of trips.toSorted((one, other) => one.start - other.start)) {
    const row = rows.find((each) => isBehind(each.at(-1)!, trip))
    if (row === undefined) rows.push([trip])
    else row.push(trip)
  }
  return rows
}

function toRoute(
  stops: readonly number[],
  places: readonly number[],
  trips: readonly TripRef[],
  caution: Caution,
): RideRoute {
  const boards = new Int16Array(trips.length * places.length)
  const alights = new Int16Array(boards.length)
  let at = 0
  for (const trip of trips)
    for (const place of places) {
      boards[at] = boardAt(trip, place, caution)
      alights[at] = alightAt(trip, place, caution)
      at += 1
    }
  return { stops, places, trips, boards, alights }
}

/** Returns a route with time running backwards, so that one search finds the latest departure as the earliest arrival. */
function mirrored({ stops, places, trips, boards, alights }: RideRoute): RideRoute {
  const backwards = (minutes: Int16Array) => minutes.toReversed().map((minute) => -minute)
  return {
    stops: stops.toReversed(),
    places: places.toReversed(),
    trips: trips.toReversed(),
    boards: backwards(alights),
    alights: backwards(boards),
  }
}

function toRides(routes: readonly RideRoute[], stopCount: number): Rides {
  const firsts = new Int32Array(stopCount + 1)
  for (const { stops } of routes) for (const stop of stops) firsts[stop + 1]! += 1
  for (let stop = 0; stop < stopCount; stop += 1) firsts[stop + 1]! += firsts[stop]!
  const next = firsts.slice()
  const routeOf = new Int32Array(firsts[stopCount]!)
  const placeOf = new Int16Array(firsts[stopCount]!)
  for (const [route, { stops }] of routes.entries())
    for (const [place, stop] of stops.entries()) {
      const at = next[stop]!
      next[stop] = at + 1
      routeOf[at] = route
      placeOf[at] = place
    }
  return { routes, firsts, routeOf, placeOf }
}

interface Day {
  date: string
  kind: DayKind
  caution: Caution
}

export interface DayRides {
  forwards: Rides
  backwards: Rides
}

export function ridesOn(timetable: Timetable, stopNumbers: ReadonlyMap<string, number>, day: Day): DayRides {
  const routes = routesOf(timetable, stopNumbers, day)
  const count = timetable.stops.length
  return { forwards: toRides(routes, count), backwards: toRides(routes.map(mirrored), count) }
}
