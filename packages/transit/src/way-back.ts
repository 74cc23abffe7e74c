import type { WayUnknown } from '@honjeo/contract/values/transit'
import { type BusJourney, JourneyFinder, type JourneyRequest } from './journeys.ts'
import type { Network } from './network.ts'
import type { TransitLine, TransitStop } from './timetable.ts'

/** Until this minute one is on the way back of the day; the last buses of Jeju are home long before. */
export const DAY_ENDS = 1740
const STOPS_SHOWN = 8

export interface StopNear {
  stop: TransitStop
  /** The length of the way. */
  metres: number
  /** The lines, with whether the timetable speaks of each on the day. */
  lines: { line: TransitLine; isKnown: boolean }[]
}

export interface LastWayBack {
  /** The minutes by which one has to set out so that no bus is missed, and until which it may do if the buses are on time. */
  from: number
  until: number
  journey: BusJourney
  /** The journey by the last bus but one, which is the one to take. */
  before: BusJourney | null
}

type OrUnknown<T> = { found: T; unknown: null } | { found: null; unknown: WayUnknown }

/** Returns the stops near the place where a way begins, with their lines. */
export function stopsNear(network: Network, request: JourneyRequest): StopNear[] {
  const { lines, stops } = network.timetable
  const known = network.linesOn(request.date, request.kind)
  return new JourneyFinder(network, request).nearFrom.slice(0, STOPS_SHOWN).map(({ stop, metres }) => ({
    stop: stops[stop]!,
    metres: Math.round(metres),
    lines: network.linesAt(stop).map((line) => ({ line: lines[line]!, isKnown: known.has(line) })),
  }))
}

/** Returns why nothing can be known of a way, before it is looked for. */
export function whyUnknown(network: Network, request: JourneyRequest, finder: JourneyFinder): WayUnknown | undefined {
  const { lines } = network.timetable
  if (finder.nearFrom.length === 0) return 'NO_STOP_NEAR_START'
  if (finder.nearTo.length === 0) return 'NO_STOP_NEAR_END'
  const known = network.linesOn(request.date, request.kind)
  const calling = [...new Set(finder.nearFrom.flatMap(({ stop }) => network.linesAt(stop)))]
  if (calling.some((line) => known.has(line))) return undefined
  return calling.some((line) => lines[line]!.services.length > 0) ? 'DAY_NOT_COVERED' : 'TIMES_UNKNOWN'
}

/** Returns the last journey by bus from a place to where one sleeps, by what the timetable knows of the day; nothing is guessed. */
export function lastWayBack(network: Network, request: JourneyRequest): OrUnknown<LastWayBack> {
  const finder = new JourneyFinder(network, request)
  const unknown = whyUnknown(network, request, finder)
  if (unknown !== undefined) return { found: null, unknown }
  const journey = finder.latest(DAY_ENDS)
  if (journey === undefined) return { found: null, unknown: 'NO_CONNECTION' }
  const found = {
    from: journey.leaves,
    until: finder.latestOnTime(DAY_ENDS, journey.leaves),
    journey,
    before: finder.latest(journey.arrives - 1) ?? null,
  }
  return { found, unknown: null }
}

/** Returns the journey by bus that is there first for who sets out at a minute of the day, and the one after it. */
export function nextWays(network: Network, request: JourneyRequest, minutes: number): OrUnknown<BusJourney[]> {
  const finder = new JourneyFinder(network, request)
  const unknown = whyUnknown(network, request, finder)
  if (unknown !== undefined) return { found: null, unknown }
  const first = finder.earliest(minutes)
  if (first === undefined) return { found: null, unknown: 'NO_CONNECTION' }
  const after = finder.earliest(first.leaves + 1)
  return { found: after === undefined ? [first] : [first, after], unknown: null }
}
