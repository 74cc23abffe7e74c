import type { WayBackUnknown } from '@honjeo/contract/values/transit'
import { type Journey, JourneyFinder, type JourneyRequest, type RideLeg } from './journeys.ts'
import type { Network } from './network.ts'
import type { TransitLine, TransitStop } from './timetable.ts'

/** Until this minute one is on the way back of the day; the last buses of Jeju are home long before. */
const DAY_ENDS = 1740
const STOPS_SHOWN = 8

export interface StopNear {
  stop: TransitStop
  /** Of way. */
  metres: number
  /** Whether the timetable speaks of each on the day. */
  lines: { line: TransitLine; isKnown: boolean }[]
}

export interface LastWayBack {
  /** By when one has to set out so that no bus is missed, and until when it may do if the buses are on time. */
  from: number
  until: number
  journey: Journey
  /** The last but one, which is the one to take. */
  before: Journey | null
  /** The sources of its rides, each once. */
  sources: { name: string; url: string; checkedOn: string }[]
}

export type WayBack = { stops: StopNear[] } & (
  | { last: LastWayBack; unknown: null }
  | { last: null; unknown: WayBackUnknown }
)

export const ridesOf = ({ legs }: Journey): RideLeg[] => legs.filter((leg) => leg.kind === 'RIDE')

function sourcesOf(journey: Journey): LastWayBack['sources'] {
  const sources = ridesOf(journey).map(({ line: { source, checkedOn } }) => ({ ...source, checkedOn }))
  return [...new Map(sources.map((source) => [`${source.url} ${source.checkedOn}`, source])).values()]
}

/** The last journey by bus from a place to where one sleeps, by what the timetable knows of the day; nothing is guessed. */
export function lastWayBack(network: Network, request: JourneyRequest): WayBack {
  const finder = new JourneyFinder(network, request)
  const { lines, stops } = network.timetable
  const known = network.linesOn(request.date, request.kind)
  const near = finder.nearFrom.slice(0, STOPS_SHOWN).map(({ stop, metres }) => ({
    stop: stops[stop]!,
    metres: Math.round(metres),
    lines: network.linesAt(stop).map((line) => ({ line: lines[line]!, isKnown: known.has(line) })),
  }))
  const unknown = (code: WayBackUnknown): WayBack => ({ stops: near, last: null, unknown: code })

  if (lines.length === 0) return unknown('NO_TIMETABLE')
  if (finder.nearFrom.length === 0) return unknown('NO_STOP_NEAR_PLACE')
  if (finder.nearTo.length === 0) return unknown('NO_STOP_NEAR_LODGING')
  const calling = [...new Set(finder.nearFrom.flatMap(({ stop }) => network.linesAt(stop)))]
  if (!calling.some((line) => known.has(line))) {
    const isOfOtherDays = calling.some((line) => lines[line]!.services.length > 0)
    return unknown(isOfOtherDays ? 'DAY_NOT_COVERED' : 'TIMES_UNKNOWN')
  }
  const journey = finder.latest(DAY_ENDS)
  if (journey === undefined) return unknown('NO_CONNECTION')
  return {
    stops: near,
    unknown: null,
    last: {
      from: journey.leaves,
      until: finder.latestOnTime(DAY_ENDS, journey.leaves),
      journey,
      before: finder.latest(journey.arrives - 1) ?? null,
      sources: sourcesOf(journey),
    },
  }
}
