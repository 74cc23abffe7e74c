/**
 * Proves a journey by the rules as a traveller would read them, written apart from the engine: of the planner it takes the
 * facts alone (ways, hours, light), nothing of `core` and of `trip` but types. Answers every fault in words; none: the
 * journey is in order.
 */
import { dayAfter } from '@honjeo/contract/values/days'
import type { Position } from '@honjeo/contract/values/geo'
import { sunsetOn } from '../daylight/daylight.ts'
import type { PlannerPlace, TripPoint } from '../place.ts'
import { createTravel, isTooFar } from '../travel/travel.ts'
import type { TripPlan, TripRequest, TripStop } from '../trip/trip.ts'
import { stopDayOf, stopFactsOf } from '../visit/stop-facts.ts'
import { visitOf } from '../visit/visit.ts'
import { overMountain } from './over-mountain.ts'

interface Rules {
  leaves: number
  isBack: number
  stops: number
}

const RULES: Record<TripRequest['pace'], Rules> = {
  RELAXED: { leaves: 600, isBack: 1200, stops: 3 },
  NORMAL: { leaves: 540, isBack: 1260, stops: 5 },
  PACKED: { leaves: 480, isBack: 1320, stops: 8 },
}
const OUT_OF_HUB = 30
const AT_COUNTER = { AIRPORT: 60, JEJU_PORT: 40 }
const LUNCH = { from: 660, to: 810 }
const DINNER = { from: 1020, to: 1170 }
const HIKE = 240
const DAWN = 360
const SAME_KIND = 2

interface Visited extends TripStop {
  place: PlannerPlace
}

interface CheckedDay {
  date: string
  stops: readonly Visited[]
  from: TripPoint
  to: TripPoint
  /** The minutes of the day one may be under way. */
  first: number
  last: number
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const isWithin = (minute: number, { from, to }: { from: number; to: number }) => minute >= from && minute <= to

export function checkTrip(request: TripRequest, plan: TripPlan): string[] {
  const places = new Map(request.places.map((place) => [place.contentId, place]))
  const unknown = plan.days.flatMap(({ stops }) => stops).filter(({ contentId }) => !places.has(contentId))
  if (unknown.length > 0) return [`${unknown.length} stops are no places of the request`]
  const days = plan.days.map((day, index) => checkedDay(request, plan, places, index, day))
  return [
    ...checkCalendar(request, plan),
    ...checkPicks(request, plan),
    ...days.flatMap((day) => [
      ...checkWays(request, day),
      ...day.stops.flatMap((stop) =>
        checkVisit(request, day, stop).map((fault) => `${day.date} ${stop.place.title}: ${fault}`),
      ),
      ...[...checkMeals(day), ...checkMeasure(request, day), ...checkMountain(day)].map(
        (fault) => `${day.date}: ${fault}`,
      ),
    ]),
  ]
}

function checkedDay(
  request: TripRequest,
  plan: TripPlan,
  places: ReadonlyMap<number, PlannerPlace>,
  index: number,
  { date, stops }: TripPlan['days'][number],
): CheckedDay {
  const isFirst = index === 0
  const isLast = index === plan.days.length - 1
  const from = (isFirst && request.start) || plan.stay
  const to = (isLast && request.end) || plan.stay
  const { leaves, isBack } = RULES[request.pace]
  const arrives = isFirst && request.startMinute !== null ? request.startMinute + (from.hub ? OUT_OF_HUB : 0) : null
  const departs = isLast && request.endMinute !== null ? request.endMinute - (to.hub ? AT_COUNTER[to.hub] : 0) : null
  const visited = stops.map((stop) => ({ ...stop, place: places.get(stop.contentId)! }))
  const hikes = visited.some((stop) => stop.endMinute - stop.startMinute >= HIKE)
  return { date, stops: visited, from, to, first: arrives ?? (hikes ? DAWN : leaves), last: departs ?? isBack }
}

function checkCalendar({ startDate, endDate }: TripRequest, { days }: TripPlan): string[] {
  const isInOrder = days.every(({ date }, index) => date === dayAfter(startDate, index))
  return isInOrder && days.at(-1)?.date === endDate ? [] : ['the days are not those asked for']
}

function checkPicks({ picks, allowLeftOut }: TripRequest, { days, leftOut }: TripPlan): string[] {
  const visited = days.flatMap(({ stops }) => stops.map(({ contentId }) => contentId))
  const missing = picks.filter((id) => !visited.includes(id))
  return [
    ...(new Set(visited).size < visited.length ? ['a place is visited twice'] : []),
    ...(missing.length > 0 && !allowLeftOut ? ['picks are missing'] : []),
    ...missing
      .filter((id) => !leftOut.some((left) => left.contentId === id && left.wasPicked))
      .map(() => 'a pick is missing and not told of'),
    ...leftOut
      .filter(({ contentId }) => visited.includes(contentId))
      .map(() => 'a visited place is told of as left out'),
  ]
}

function checkWays({ transportType }: TripRequest, { date, stops, from, to, first, last }: CheckedDay): string[] {
  const travel = createTravel(transportType)
  const faults: string[] = []
  let here: Position = from
  let free = first
  for (const { place, startMinute, endMinute } of stops) {
    const way = travel(here, place)
    if (startMinute < free + way.minutes)
      faults.push(
        `${date} ${place.title}: reached no sooner than ${clock(free + way.minutes)}, begins ${clock(startMinute)}`,
      )
    if (isTooFar(way)) faults.push(`${date} ${place.title}: ${way.minutes} minutes of ${way.mode}`)
    if (startMinute % 5 !== 0 || endMinute % 5 !== 0) faults.push(`${date} ${place.title}: odd times`)
    here = place
    free = endMinute
  }
  const back = stops.length === 0 ? 0 : travel(here, to).minutes
  if (free + back > last && stops.length > 0) faults.push(`${date}: back at ${clock(free + back)}, due ${clock(last)}`)
  return faults
}

function checkVisit(
  { rules }: TripRequest,
  { date }: CheckedDay,
  { place, startMinute, endMinute }: Visited,
): string[] {
  const { kind, needsLight } = visitOf(place)
  const { intervals, lastEntry, ashore } = stopDayOf(stopFactsOf(place, rules), date)
  const isMealTime = isWithin(startMinute, LUNCH) || isWithin(startMinute, DINNER)
  return [
    ...(startMinute >= endMinute ? ['ends before it begins'] : []),
    ...(intervals.some(({ from, to }) => from <= startMinute && endMinute <= to)
      ? []
      : [`closed ${clock(startMinute)}–${clock(endMinute)}`]),
    ...(lastEntry !== null && startMinute > lastEntry ? [`last entry ${clock(lastEntry)}`] : []),
    ...(needsLight && endMinute > sunsetOn(date) ? ['after sunset'] : []),
    ...(ashore && (startMinute < ashore.from || endMinute > ashore.to) ? ['no boat'] : []),
    ...(startMinute > (ashore?.landed ?? Infinity) ? ['no boat back'] : []),
    ...(kind === 'STAY' || kind === 'COURSE' ? [`a ${kind} is no stop`] : []),
    ...(kind === 'MEAL' && !isMealTime ? [`a meal at ${clock(startMinute)}`] : []),
  ]
}

function checkMeals({ stops, first, last }: CheckedDay): string[] {
  const meals = stops.filter(({ place }) => visitOf(place).kind === 'MEAL')
  const lunches = meals.filter(({ startMinute }) => isWithin(startMinute, LUNCH)).length
  const dinners = meals.filter(({ startMinute }) => isWithin(startMinute, DINNER)).length
  const isFull = first <= 660 && last >= 1200
  // Who is up a mountain at noon carries lunch along.
  const isHiking = stops.some(
    ({ startMinute, endMinute }) => endMinute - startMinute >= HIKE && startMinute < LUNCH.to && endMinute > LUNCH.from,
  )
  return [
    ...(lunches > 1 || dinners > 1 ? ['a meal is eaten twice'] : []),
    ...(isFull && lunches === 0 && !isHiking ? ['no lunch'] : []),
    ...(isFull && dinners === 0 ? ['no dinner'] : []),
  ]
}

/** Returns where a day holds too much; more of a kind only where more were asked for. */
function checkMeasure({ pace, picks, indoorOnly }: TripRequest, { stops }: CheckedDay): string[] {
  const sights = stops.filter(({ place }) => visitOf(place).kind !== 'MEAL')
  const kinds = sights.map(({ place }) => visitOf(place).kind)
  const isPick = ({ contentId }: Visited) => picks.includes(contentId)
  const isTooMany = (kind: string) => {
    const same = sights.filter((_, index) => kinds[index] === kind)
    return same.length > SAME_KIND && !same.every(isPick)
  }
  return [
    ...(sights.length > RULES[pace].stops ? [`${sights.length} stops at pace ${pace}`] : []),
    ...[...new Set(kinds)].filter((kind) => isTooMany(kind)).map((kind) => `too many of ${kind}`),
    ...(indoorOnly
      ? sights.filter((stop) => !stop.place.indoor && !isPick(stop)).map(({ place }) => `${place.title} is outdoors`)
      : []),
  ]
}

function checkMountain({ stops, from, to }: CheckedDay): string[] {
  const way = [from, ...stops.map(({ place }) => place), ...(stops.length > 0 ? [to] : [])]
  const crossings = overMountain(way)
  return crossings > 2 ? [`crosses Hallasan ${crossings} times`] : []
}
