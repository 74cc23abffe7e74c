import { dayAfter } from '@honjeo/contract/values/days'
import type { Position } from '@honjeo/contract/values/geo'
import { clockTimeOf } from '@honjeo/contract/values/clock-time'
import type { IslandRule } from '@honjeo/contract/island-rules'
import type { PlanDay, PlanLeg, PlanPoint, PlanSpot } from '@honjeo/contract/plan'
import { sunsetOn } from '@honjeo/planner/daylight/daylight'
import { placeDayOf, placeHoursOf } from '@honjeo/planner/opening/place-day'
import { reasonsThen } from '@honjeo/planner/review/reasons-then'
import { reviewPlan } from '@honjeo/planner/review/review-plan'
import type { ReviewDay } from '@honjeo/planner/review/reviewed'
import { createTravel } from '@honjeo/planner/travel/travel'
import { dueBefore, freeAfter } from '@honjeo/planner/trip/rules'
import { clockTimeOrNull } from './journey-dates.ts'
import type { IslandRules } from '../island-rules/island-rules.ts'
import type { PositionPair, RoadTimes } from '@honjeo/road-times/road-times'
import type { BusLeg, BusWays } from '../transit/bus-ways.ts'
import type { StoredPlan } from './load-plan.ts'
import { endsOfDays } from './plan-points.ts'
import type { SpotRow } from './plans.queries.ts'
import type { PlannedPlace } from './place-facts.queries.ts'

/** What says how long ways take. */
export interface PlanWays {
  roads: Pick<RoadTimes, 'legs'>
  buses: Pick<BusWays, 'legs'>
}

/** What a stored plan is seen by. */
export interface PlanView extends PlanWays {
  rules: IslandRules
}

/**
 * The days of a plan as they are shown. The ways, what is wrong and why then are seen from the stops as they are now, so
 * another order of a plan's stops is shown by the same plan with other `spots`.
 */
export async function toPlanDays(stored: StoredPlan, { rules, ...ways }: PlanView): Promise<PlanDay[]> {
  const days = await travelDays(stored, ways)
  const reviewed = days.map((day, dayIndex) => toReviewDay(day, dayIndex, stored))
  const inForce = await rules.current()
  const warnings = reviewPlan(reviewed, createTravel(stored.plan.transportType), inForce)
  return days.map(({ from, to, stops, legToEnd }, dayIndex) => {
    const reviewedDay = reviewed[dayIndex]!
    const then = reasonsThen(reviewedDay)
    return {
      dayIndex,
      date: reviewedDay.date,
      sunset: clockTimeOf(sunsetOn(reviewedDay.date)),
      from,
      to,
      spots: stops.map((stop, index) => {
        const reasons = [...stop.spot.reasons, ...then[index]!]
        return {
          ...toPlanSpot(stop.spot, stored.places),
          leg: stop.leg,
          reasons,
          why: reasons,
          warnings: warnings[dayIndex]![index]!,
          ...hoursOf(stop.spot, stored.places, reviewedDay.date, inForce),
        }
      }),
      legToEnd,
    }
  })
}

function hoursOf(
  { contentId }: SpotRow,
  places: ReadonlyMap<number, PlannedPlace>,
  date: string,
  rules: readonly IslandRule[],
): Pick<PlanSpot, 'hours'> {
  const place = contentId === null ? undefined : places.get(contentId)
  if (place?.isGone !== false) return {}
  return { hours: placeDayOf(placeHoursOf(place, rules), date, place.hoursCheckedOn) }
}

function toReviewPoint(point: PlanPoint | null, minute: number | null, reckon: typeof freeAfter) {
  return point && { position: point, minute: minute === null ? null : reckon(minute, point.hub) }
}

function toReviewDay({ from, to, stops }: TravelledDay, dayIndex: number, { plan, places }: StoredPlan): ReviewDay {
  const date = dayAfter(plan.startDate, dayIndex)
  return {
    date,
    from: toReviewPoint(from, dayIndex === 0 ? plan.startMinute : null, freeAfter),
    to: toReviewPoint(to, date === plan.endDate ? plan.endMinute : null, dueBefore),
    stops: stops.map(({ spot: { contentId, startMinute, endMinute }, leg }) => {
      const place = (contentId === null ? undefined : places.get(contentId)) ?? null
      const isGone = contentId !== null && place?.isGone !== false
      return { place: isGone ? null : place, isGone, position: place, start: startMinute, end: endMinute, leg }
    }),
  }
}

/** A day of a plan with the ways between its stops. */
export interface TravelledDay {
  from: PlanPoint | null
  to: PlanPoint | null
  stops: { spot: SpotRow; leg: PlanLeg | null }[]
  legToEnd: PlanLeg | null
}

const wayBetween = (from: Position | null, to: Position | null): PositionPair | null =>
  from && to ? { from, to } : null

/** The times at which one is free to go from a node of a day, and has to be at it; null: that is open. */
interface Hours {
  ready: number | null
  due: number | null
}

const hoursOfStop = ({ startMinute, endMinute }: SpotRow): Hours => ({
  ready: endMinute ?? startMinute,
  due: startMinute,
})

/** The ways of all days, asked for at once; those by bus again by the timetable. */
export async function travelDays(stored: StoredPlan, { roads, buses }: PlanWays): Promise<TravelledDay[]> {
  const { plan, spots, places } = stored
  const positionOf = ({ contentId }: SpotRow) => (contentId === null ? null : (places.get(contentId) ?? null))
  const days = endsOfDays(stored).map(({ from, to }, dayIndex) => {
    const own = spots.filter((spot) => spot.dayIndex === dayIndex)
    const nodes = own.length === 0 ? [] : [from, ...own.map(positionOf), to]
    const ways = nodes.slice(1).map((node, index) => wayBetween(nodes[index]!, node))
    const ready = dayIndex === 0 && plan.startMinute !== null ? freeAfter(plan.startMinute, from?.hub ?? null) : null
    const isLast = dayAfter(plan.startDate, dayIndex) === plan.endDate
    const isOpen = own.at(-1)?.startMinute == null
    // Who is free and has a plane to catch takes the next bus, not the last one in time.
    const due = isOpen && isLast && plan.endMinute !== null ? dueBefore(plan.endMinute, to?.hub ?? null) : null
    return { from, to, spots: own, ways, hours: [{ ready, due: null }, ...own.map(hoursOfStop), { ready: null, due }] }
  })

  const ways = days.flatMap((day) => day.ways).filter((way) => way !== null)
  const legs = await roads.legs(ways, plan.transportType)
  const legOf = new Map<PositionPair, PlanLeg>(ways.map((way, index) => [way, legs[index]!]))
  const rides = days.flatMap(({ ways: own, hours }, dayIndex) =>
    own.flatMap((way, index) =>
      way !== null && legOf.get(way)!.mode === 'BUS'
        ? [
            {
              way,
              ...way,
              date: dayAfter(plan.startDate, dayIndex),
              ready: hours[index]!.ready,
              due: hours[index + 1]!.due,
            },
          ]
        : [],
    ),
  )
  for (const [index, found] of (await buses.legs(rides)).entries())
    if (found !== null) legOf.set(rides[index]!.way, byBus(legOf.get(rides[index]!.way)!, found))
  const leg = (way: PositionPair | null | undefined) => (way ? legOf.get(way)! : null)
  return days.map(({ from, to, spots: own, ways: ownWays }) => ({
    from,
    to,
    stops: own.map((spot, index) => ({ spot, leg: leg(ownWays[index]) })),
    legToEnd: leg(ownWays.at(-1)),
  }))
}

const byBus = (leg: PlanLeg, { minutes, bus }: BusLeg): PlanLeg =>
  minutes === null ? { ...leg, bus } : { ...leg, minutes, isEstimate: false, bus }

/** A stop by itself. A place that left the catalogue shows only what it was called and where it is. */
export function toPlanSpot(
  spot: SpotRow,
  places: ReadonlyMap<number, PlannedPlace>,
): Omit<PlanSpot, 'leg' | 'reasons' | 'why' | 'warnings' | 'hours'> {
  const place = spot.contentId === null ? undefined : places.get(spot.contentId)
  const shown = place?.isGone === false ? place : undefined
  return {
    spotId: spot.spotId,
    contentId: spot.contentId,
    contentTypeId: place?.contentTypeId ?? null,
    title: shown?.title ?? spot.title,
    addr1: shown?.addr1 ?? null,
    image: shown?.image ?? null,
    copyrightType: shown?.copyrightType ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    memo: spot.memo,
    startTime: clockTimeOrNull(spot.startMinute),
    endTime: clockTimeOrNull(spot.endMinute),
    reasonText: spot.reasonText,
  }
}
