import type { SolveOptions } from '../core/problem.ts'
import type { Interval } from '../opening/opening.ts'
import type { PlannerPlace } from '../place.ts'
import { stopFactsOf } from '../visit/stop-facts.ts'
import { visitKindOf, type VisitKind } from '../visit/visit-kind.ts'
import { alternativesFor } from './alternatives.ts'
import { arrange } from './compose.ts'
import { MEAL_LIMITS } from './day-limits.ts'
import type { TripDay } from './days.ts'
import { optionsOf, type Option } from './option.ts'
import type { DryDay, DryDayRequest, DryStop, PlannedStop } from './planned.ts'
import { plannedMinutes, readPlannedDays, type PlannedDays } from './planned-days.ts'
import { stopOptions } from './stop-options.ts'
import type { Window } from './timetable.ts'
import { isPlaced, type PlacedStop, wholeDay } from './whole-day.ts'
import { wayPoints } from './worth.ts'

/**
 * The points that keep a day dry, in this order: every stop stays or is replaced, what is booked keeps its hour, what is outside is there in dry
 * hours, and something under a roof is better than a walk in the rain. Ways weigh some points a minute.
 */
const FIXED_POINTS = 6000
const WET_PICK_POINTS = 400
const WET_POINTS = 200
const ROOF_POINTS = 700
const ROOF_STEP = 10
const LAST_RESORT_POINTS = 50
const SEARCH_MS = 600

const UNDER_A_ROOF: ReadonlySet<VisitKind> = new Set(['MEAL', 'CAFE', 'SHOP'])

/** Whether one gets wet there. */
export const isOutside = (place: PlannerPlace) => !place.indoor && !UNDER_A_ROOF.has(visitKindOf(place))

const overlap = (a: Interval, b: Interval) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

interface Frame {
  request: DryDayRequest
  planned: PlannedDays
  day: TripDay
}

/** Returns the minutes in the rain of a stop at a time. */
function wetMinutes(
  { request, planned }: Frame,
  stop: PlannedStop,
  startMinute: number | null,
  endMinute: number | null,
) {
  const place = planned.placeOf(stop)
  if (place === undefined || !isOutside(place) || startMinute === null || endMinute === null) return 0
  return wetSpans(request, stop).reduce((sum, span) => sum + overlap(span, { from: startMinute, to: endMinute }), 0)
}

const wetSpans = ({ wet }: DryDayRequest, { spotId }: PlannedStop): readonly Interval[] => wet[spotId] ?? []

/** Returns one day of a plan arranged for its rain. What cannot be made drier stays as it is. */
export function dryDay(request: DryDayRequest, options: SolveOptions): DryDay {
  const read = readPlannedDays(request)
  const day = read.days[request.dayIndex]!
  const frame: Frame = { request, planned: { ...read, days: [day] }, day }
  const before = request.days[request.dayIndex]!
  const byId = new Map(before.map((stop) => [stop.spotId, stop]))
  const wetOf = ({ spotId, contentId, startMinute, endMinute }: Found[number]) => {
    const stop = byId.get(spotId)!
    return contentId === stop.contentId ? wetMinutes(frame, stop, startMinute, endMinute) : 0
  }
  const asItIs = before.map(({ spotId, contentId, startMinute, endMinute }) => ({
    spotId,
    contentId,
    startMinute,
    endMinute,
  }))
  const wetBefore = sumOf(asItIs, wetOf)
  const found = wetBefore === 0 ? undefined : search(frame, before, options)
  // A search that ran out of time may find a wetter day.
  const stops = found !== undefined && sumOf(found, wetOf) < wetBefore ? found : asItIs
  return {
    wetBefore,
    wetAfter: sumOf(stops, wetOf),
    stops: stops.map((stop) => ({ ...stop, change: changeOf(frame, byId.get(stop.spotId)!, stop, wetOf(stop)) })),
  }
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0)

function changeOf(frame: Frame, before: PlannedStop, after: Found[number], wetAfter: number): DryStop['change'] {
  const { fixed, picks } = frame.request
  if (after.contentId !== before.contentId) return 'REPLACED'
  if (wetAfter > 0)
    return fixed.includes(before.spotId) ? 'KEPT_BOOKED' : picks.includes(before.spotId) ? 'KEPT_PICKED' : 'KEPT_FULL'
  if (wetMinutes(frame, before, before.startMinute, before.endMinute) > 0) return 'TO_DRY'
  return after.startMinute === before.startMinute ? 'SAME' : 'RETIMED'
}

type Found = Omit<DryStop, 'change'>[]

function search(frame: Frame, before: readonly PlannedStop[], options: SolveOptions): Found | undefined {
  const { request, planned, day } = frame
  const stops = before.filter(isPlaced)
  const roofs = roofsFor(frame, stops)
  const asked = stops.flatMap((stop, index) => [
    ...ownOptions(frame, stop, index),
    ...(roofs.get(stop.spotId)?.options(index) ?? []),
  ])
  const placeOf = new Map(asked.flatMap((option) => (option.roof === undefined ? [] : [[option.option, option.roof]])))
  const [composed = []] = arrange(
    {
      days: [day],
      way: planned.way,
      options: asked.map(({ option }) => option),
      limits: [...MEAL_LIMITS, { holds: () => true, most: stops.length }],
      wayPoints: wayPoints(request.transportType, request.pace),
    },
    { ...options, budgetMs: Math.min(options.budgetMs, SEARCH_MS) },
  )
  const isWhole = composed.length === stops.length
  if (!isWhole) return undefined
  const timed = composed.map(({ option, start, end }) => ({
    spotId: stops[option.stop]!.spotId,
    startMinute: start,
    endMinute: end,
  }))
  const contentIds = new Map<string, number | null>(before.map(({ spotId, contentId }) => [spotId, contentId]))
  for (const { option } of composed) {
    const roof = placeOf.get(option)
    if (roof !== undefined) contentIds.set(stops[option.stop]!.spotId, roof.contentId)
  }
  return wholeDay(before, timed, new Set(timed.map(({ spotId }) => spotId))).map((stop) => ({
    ...stop,
    contentId: contentIds.get(stop.spotId) ?? null,
  }))
}

interface AskedOption {
  option: Option
  /** The place that takes the stop's stead. */
  roof?: PlannerPlace
}

/** Returns the options of a stop as it is: at its own hour where that is fixed, else dry, else in the rain, else at any time. */
function ownOptions({ request, planned }: Frame, stop: PlacedStop, index: number): AskedOption[] {
  const isFixed = request.fixed.includes(stop.spotId)
  const { startMinute } = stop
  const minutes = plannedMinutes(stop)
  if (isFixed && startMinute !== null && minutes !== undefined) {
    const window = { open: startMinute, close: startMinute, until: startMinute + minutes }
    // What begins before the day does is a hike, whose day begins at dawn.
    const role = startMinute < planned.days[0]!.earliest ? 'HIKE' : 'SIGHT'
    const option = { stop: index, position: stop.position, kind: null, role, minutes, windows: [window] } as const
    return [{ option: { ...option, points: FIXED_POINTS } }]
  }
  const place = planned.placeOf(stop)
  const offered = stopOptions(stop, index, { ...planned, pace: request.pace })
  const all = offered.map((option) => later(option, request.from))
  const right = all.slice(0, -1)
  // What is at a time that does is not moved to one that does not: rather it gets wet.
  const rest = offered.slice(0, -1).some((option) => canStart(option, startMinute)) ? [] : all.slice(-1)
  const wet = place !== undefined && isOutside(place) ? wetSpans(request, stop) : []
  if (wet.length === 0) return [...right, ...rest].map((option) => ({ option }))
  const wetPoints = request.picks.includes(stop.spotId) ? WET_PICK_POINTS : WET_POINTS
  return [
    ...right.flatMap((option) => dryOptions(option, wet)).map((option) => ({ option })),
    ...right.map((option) => ({ option: { ...option, points: wetPoints } })),
    ...rest.map((option) => ({ option: { ...option, points: LAST_RESORT_POINTS } })),
  ]
}

const canStart = ({ windows }: Option, minute: number | null) =>
  minute !== null && windows.some((window) => window !== null && window.open <= minute && minute <= window.close)

/** Nothing begins before the hour that it is. */
const later = (option: Option, from: number): Option => ({
  ...option,
  windows: option.windows.map((window) => {
    const open = Math.max(window?.open ?? 0, from)
    return window === null || open > window.close ? null : { ...window, open }
  }),
})

/** Returns the same visit in each of the dry times of a day. */
function dryOptions(option: Option, wet: readonly Interval[]): Option[] {
  const window = option.windows[0] ?? null
  if (window === null) return []
  return dryTimes(wet).flatMap(({ from, to }): Option[] => {
    const until = Math.min(window.until, to)
    const dry: Window = {
      open: Math.max(window.open, from),
      close: Math.min(window.close, until - option.minutes),
      until,
    }
    return dry.open <= dry.close ? [{ ...option, windows: [dry] }] : []
  })
}

function dryTimes(wet: readonly Interval[]): Interval[] {
  const dry: Interval[] = []
  let from = 0
  for (const span of wet.toSorted((a, b) => a.from - b.from)) {
    if (span.from > from) dry.push({ from, to: span.from })
    from = Math.max(from, span.to)
  }
  return [...dry, { from, to: Infinity }]
}

interface Roofs {
  options: (index: number) => AskedOption[]
}

/** Returns what under a roof could take the stead of each stop that gets wet; no place for two of them. */
function roofsFor({ request, planned }: Frame, stops: readonly PlacedStop[]): ReadonlyMap<string, Roofs> {
  const given = new Set<number>()
  const roofs = new Map<string, Roofs>()
  for (const stop of stops) {
    const place = planned.placeOf(stop)
    const stays = request.fixed.includes(stop.spotId) || request.picks.includes(stop.spotId)
    if (place === undefined || !isOutside(place) || wetSpans(request, stop).length === 0 || stays) continue
    const places = request.places.filter(({ contentId }) => !given.has(contentId))
    const found = alternativesFor({ ...request, places, indoorOnly: true, spotId: stop.spotId })
    const those = found.flatMap(({ contentId }) => places.find((each) => each.contentId === contentId) ?? [])
    for (const { contentId } of those) given.add(contentId)
    roofs.set(stop.spotId, {
      options: (index) =>
        those.flatMap((roof, rank) =>
          optionsOf(stopFactsOf(roof, request.rules), { ...planned, pace: request.pace }).map((option) => ({
            option: later({ ...option, stop: index, points: ROOF_POINTS - rank * ROOF_STEP }, request.from),
            roof,
          })),
        ),
    })
  }
  return roofs
}
