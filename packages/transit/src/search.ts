import type { Rides } from './rides.ts'

/** The number of buses of one journey: more than two changes are no safe way back. */
export const RIDES_MAX = 3
/** Minutes between getting out and getting in, besides the walk. */
export const CHANGE_MINUTES = 2

/** Changes on foot, in minutes: those of stop `s` from `firsts[s]` on, before `firsts[s + 1]`. */
export interface Footpaths {
  firsts: Int32Array
  stopOf: Int32Array
  minutesOf: Int16Array
}

/** A ride as the search found it, in the order of its direction of time. */
export interface FoundRide {
  route: number
  trip: number
  /** Places in the route. */
  from: number
  to: number
}

export interface Ends {
  /** Minutes to walk to each stop at the beginning and from each at the end, the nearest first; in the search's order. */
  access: readonly (readonly [stop: number, minutes: number])[]
  egress: readonly (readonly [stop: number, minutes: number])[]
}

export interface Found {
  /** The minute at the end, and the rides to it. */
  arrives: number
  rides: FoundRide[]
}

export const NEVER = 32_767

interface Round {
  /** The minutes at which one can get in at a stop, where this round has made it earlier; and where one got out before walking there. */
  ready: Int16Array
  readyFrom: Int32Array
  /** The ride by which one gets out at a stop. */
  route: Int32Array
  trip: Int32Array
  from: Int16Array
  to: Int16Array
}

const createRound = (stops: number): Round => ({
  ready: new Int16Array(stops),
  readyFrom: new Int32Array(stops),
  route: new Int32Array(stops),
  trip: new Int32Array(stops),
  from: new Int16Array(stops),
  to: new Int16Array(stops),
})

/**
 * Makes a search for the earliest arrival by rounds of rides (RAPTOR: Delling, Pajor, Werneck, 2012). Its tables are made once and
 * serve one search after another. Between two rides one walks once at most; `arrives` and the departures are minutes of the day.
 */
export function createSearch(stopCount: number, paths: Footpaths) {
  const rounds = Array.from({ length: RIDES_MAX + 1 }, () => createRound(stopCount))
  const bestReady = new Int16Array(stopCount)
  const bestOut = new Int16Array(stopCount)
  const egressOf = new Int16Array(stopCount)
  let firstPlace = new Int16Array()

  return { search, reach }

  /**
   * Returns when one who walks to the stops of `access`, and sets out at a minute, gets out at each stop at the earliest; `NEVER` where one does not
   * get. The next search changes it.
   */
  function reach(rides: Rides, access: Ends['access'], departs: number): Int16Array {
    search(rides, { access, egress: [] }, departs)
    return bestOut
  }

  /** Finds nothing that is not there before `limit`: what is known already need not be searched past. */
  function search(rides: Rides, ends: Ends, departs: number, limit = NEVER): Found | undefined {
    const { access, egress } = ends
    bestReady.fill(NEVER)
    bestOut.fill(NEVER)
    egressOf.fill(NEVER)
    for (const [stop, minutes] of egress) egressOf[stop] = Math.min(egressOf[stop]!, minutes)
    const [first] = rounds
    first!.ready.fill(NEVER)
    let marked: number[] = []
    for (const [stop, minutes] of access) {
      const at = departs + minutes
      if (at >= bestReady[stop]!) continue
      if (bestReady[stop] === NEVER) marked.push(stop)
      bestReady[stop] = first!.ready[stop] = at
    }

    let arrives = limit
    let end: { round: number; stop: number } | undefined
    for (let round = 1; round <= RIDES_MAX && marked.length > 0; round += 1) {
      const before = rounds[round - 1]!
      const now = rounds[round]!
      now.ready.fill(NEVER)
      const reached: number[] = []
      for (const number of collectRoutes(rides, marked)) {
        const { stops, boards, alights, trips } = rides.routes[number]!
        const place = firstPlace[number]!
        firstPlace[number] = NEVER
        const length = stops.length
        let trip = -1
        let from = 0
        for (let at = place; at < length; at += 1) {
          const stop = stops[at]!
          if (trip >= 0) {
            const out = alights[trip * length + at]!
            if (out < bestOut[stop]! && out < arrives) {
              bestOut[stop] = out
              now.route[stop] = number
              now.trip[stop] = trip
              now.from[stop] = from
              now.to[stop] = at
              reached.push(stop)
              if (egressOf[stop]! !== NEVER && out + egressOf[stop]! < arrives) {
                arrives = out + egressOf[stop]!
                end = { round, stop }
              }
            }
          }
          const ready = before.ready[stop]!
          if (ready === NEVER) continue
          // The first bus is taken that one can still catch here, if it is earlier than the one that one sits in.
          const last = trip < 0 ? trips.length : trip
          if (last === 0 || boards[(last - 1) * length + at]! < ready) continue
          const caught = firstFrom(boards, length, at, ready, last)
          trip = caught
          from = at
        }
      }
      marked = []
      for (const stop of reached) {
        const out = bestOut[stop]! + CHANGE_MINUTES
        improve(now, stop, stop, out, marked)
        for (let path = paths.firsts[stop]!; path < paths.firsts[stop + 1]!; path += 1)
          improve(now, paths.stopOf[path]!, stop, out + paths.minutesOf[path]!, marked)
      }
    }
    return end === undefined ? undefined : { arrives, rides: trace(end.round, end.stop, rides) }
  }

  /** Collects each route that calls at one of the stops; `firstPlace` has the first place where it does. */
  function collectRoutes({ routes, firsts, routeOf, placeOf }: Rides, stops: readonly number[]): number[] {
    if (firstPlace.length < routes.length) firstPlace = new Int16Array(routes.length).fill(NEVER)
    const found: number[] = []
    for (const stop of stops)
      for (let index = firsts[stop]!; index < firsts[stop + 1]!; index += 1) {
        const route = routeOf[index]!
        if (firstPlace[route] === NEVER) found.push(route)
        if (placeOf[index]! < firstPlace[route]!) firstPlace[route] = placeOf[index]!
      }
    return found
  }

  function improve(now: Round, stop: number, from: number, at: number, marked: number[]): void {
    if (at >= bestReady[stop]!) return
    if (now.ready[stop] === NEVER) marked.push(stop)
    bestReady[stop] = now.ready[stop] = at
    now.readyFrom[stop] = from
  }

  function trace(round: number, stop: number, rides: Rides): FoundRide[] {
    const found: FoundRide[] = []
    for (let here = stop, at = round; at > 0; at -= 1) {
      const { route, trip, from, to } = rounds[at]!
      found.unshift({ route: route[here]!, trip: trip[here]!, from: from[here]!, to: to[here]! })
      const boarded = rides.routes[route[here]!]!.stops[from[here]!]!
      here = rounds[at - 1]!.readyFrom[boarded]!
    }
    return found
  }
}

/** Returns the first bus before `last` that one can board at a place from a minute on; `last` where there is none. */
function firstFrom(boards: Int16Array, length: number, place: number, minute: number, last: number): number {
  let low = 0
  let high = last
  while (low < high) {
    const middle = (low + high) >> 1
    if (boards[middle * length + place]! >= minute) high = middle
    else low = middle + 1
  }
  return low
}
