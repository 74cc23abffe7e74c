import type { PlanDay, PlanPoint } from '@honjeo/contract/plan'
import { dayAfter } from '@honjeo/planner/calendar'
import { sunsetOn } from '@honjeo/planner/daylight/daylight'
import { reasonsThen } from '@honjeo/planner/review/reasons-then'
import { reviewPlan } from '@honjeo/planner/review/review-plan'
import type { ReviewDay } from '@honjeo/planner/review/reviewed'
import { createTravel } from '@honjeo/planner/travel/travel'
import { dueBefore, freeAfter } from '@honjeo/planner/trip/rules'
import { clockTimeOf } from './clock-time.ts'
import { travelDays, type TravelledDay } from './plan-legs.ts'
import { toPlanSpot } from './plan-spot.ts'
import type { RoadTimes } from './router/road-times.ts'
import type { StoredPlan } from './stored-plan.ts'

/**
 * The days of a plan as they are shown. The ways, what is wrong and why then are seen from the stops as they are now, so
 * another order of a plan's stops is shown by the same plan with other `spots`.
 */
export async function toPlanDays(stored: StoredPlan, roads: Pick<RoadTimes, 'legs'>): Promise<PlanDay[]> {
  const days = await travelDays(stored, roads)
  const reviewed = days.map((day, dayIndex) => toReviewDay(day, dayIndex, stored))
  const warnings = reviewPlan(reviewed, createTravel(stored.plan.transportType))
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
        }
      }),
      legToEnd,
    }
  })
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
