import type { Position } from '@honjeo/contract/values/geo'
import type { PlannerPlace } from '@honjeo/planner/place'
import { faultAt } from '@honjeo/planner/review/fault-at'
import { createTravel, type Travel } from '@honjeo/planner/travel/travel'
import { type TripDay, tripDays } from '@honjeo/planner/trip/days'
import { ceilStep, MEAL_STARTS } from '@honjeo/planner/trip/rules'
import type { TripPlan, TripRequest, TripStop } from '@honjeo/planner/trip/trip'
import { stopDayOf, stopFactsOf } from '@honjeo/planner/visit/stop-facts'
import type { BusWays } from '../transit/bus-ways.ts'

interface Options {
  buses: Pick<BusWays, 'legs'>
  signal: AbortSignal
}

const RESTAURANT = 39
const MEALS = Object.values(MEAL_STARTS)
/** A day that moves further is another day. */
const LATER_MAX = 60
/** A visit may begin later and end as it was planned, if so much of it is left. */
const LEAST_SHARE = 0.6

/**
 * The days of an automatic plan by bus with the hours of its real buses: the search knows one time for each way, and the bus of that hour
 * may come later. A stop that is reached late begins then, whole or shorter, where the place, the day's end and the last bus but one
 * allow it; else it stays as it was, and the plan warns of it.
 */
export async function settleByBus(
  plan: TripPlan,
  request: TripRequest,
  { buses, signal }: Options,
): Promise<TripPlan['days']> {
  const travel = createTravel(request.transportType)
  const places = new Map(request.places.map((place) => [place.contentId, place]))
  const frames = tripDays(request, plan.stay)
  const days: TripPlan['days'] = []
  for (const [dayIndex, { date, stops }] of plan.days.entries()) {
    signal.throwIfAborted()
    const day = frames[dayIndex]!
    days.push({ date, stops: await settleDay({ ...request, day, dayIndex, stops, places, travel, buses }) })
  }
  return days
}

interface Settling extends Pick<TripRequest, 'rules' | 'lastBuses'>, Pick<Options, 'buses'> {
  day: TripDay
  /** The number of the day, counted from 0. */
  dayIndex: number
  stops: TripStop[]
  places: ReadonlyMap<number, PlannerPlace>
  travel: Travel
}

async function settleDay({
  day,
  dayIndex,
  stops,
  places: placeOf,
  rules,
  travel,
  lastBuses,
  buses,
}: Settling): Promise<TripStop[]> {
  const settled: TripStop[] = []
  let here: Position = day.from
  let ready = day.earliest

  /** Whether a visit may be then, as far as it was before. */
  function isAllowed(place: PlannerPlace, before: TripStop, start: number, end: number, isLast: boolean): boolean {
    const meal = MEALS.find(({ from, to }) => from <= before.startMinute && before.startMinute <= to)
    if (place.contentTypeId === RESTAURANT && meal !== undefined && start > meal.to) return false
    const stopDay = stopDayOf(stopFactsOf(place, rules), day.date)
    if (faultAt(stopDay, start, end) !== null && faultAt(stopDay, before.startMinute, before.endMinute) === null)
      return false
    const leaveBy = lastBuses?.leaveBy(place, dayIndex)
    if (leaveBy !== undefined && end > leaveBy) return false
    return !isLast || end === before.endMinute || end + travel(place, day.to).minutes <= day.latest
  }

  for (const [index, stop] of stops.entries()) {
    const place = placeOf.get(stop.contentId)
    if (place === undefined) return stops
    const leg = travel(here, place)
    let arrives = ready + leg.minutes
    if (leg.mode === 'BUS') {
      const [known] = await buses.legs([{ from: here, to: place, date: day.date, ready, due: stop.startMinute }])
      if (known?.bus.journey) arrives = known.bus.journey.arrives
      // What the search has reckoned with stays where the timetable says nothing.
      else arrives = stop.startMinute
    }
    const later = ceilStep(Math.max(0, arrives - stop.startMinute))
    const isLast = index === stops.length - 1
    const [start, whole] = [stop.startMinute + later, stop.endMinute + later]
    const least = start + (stop.endMinute - stop.startMinute) * LEAST_SHARE
    let next = stop
    if (later > 0 && later <= LATER_MAX) {
      if (isAllowed(place, stop, start, whole, isLast)) next = { ...stop, startMinute: start, endMinute: whole }
      else if (stop.endMinute >= least && isAllowed(place, stop, start, stop.endMinute, isLast))
        next = { ...stop, startMinute: start }
    }
    settled.push(next)
    here = place
    ready = next.endMinute
  }
  return settled
}
