import { PLAN_ALTERNATIVES } from '@honjeo/contract/values/limits'
import type { PlannerPlace } from '../place.ts'
import { stopFactsOf } from '../visit/stop-facts.ts'
import { isStop, visitKindOf } from '../visit/visit-kind.ts'
import { isForAnyone } from './candidates.ts'
import type { Alternative, AlternativesRequest, PlannedStop } from './planned.ts'
import { readPlannedDays } from './planned-days.ts'
import { reasonsFor } from './reasons.ts'
import { MEAL_STARTS } from './rules.ts'
import { isFitting, keepsTimes, slotOf, wayOver, type Slot } from './slot.ts'
import { mealOf, stayMinutes, type Role } from './visit-windows.ts'
import { NO_WAY } from './ways.ts'
import { wayPoints, worthOf } from './worth.ts'

const SAME_KIND_POINTS = 60
/** The points for leaving the times of the day as they are. */
const SAME_TIMES_POINTS = 55
/**
 * Minutes on the way weigh more than in a plan yet to be made: a member who swaps one stop wants the rest to stay as it
 * is.
 */
const EXTRA_FACTOR = 2

/** Places that could replace a stop, the best first; none for a stop that the plan does not have. */
export function alternativesFor(request: AlternativesRequest): Alternative[] {
  const { days, way, placeOf } = readPlannedDays(request)
  const dayIndex = request.days.findIndex((stops) => stops.some(({ spotId }) => spotId === request.spotId))
  const day = days[dayIndex]
  if (day === undefined) return []
  const slot = slotOf(request.days[dayIndex]!, request.spotId, day)
  const replaced = placeOf(slot.stop)
  const kind = replaced === undefined ? null : visitKindOf(replaced)
  const role = roleOf(slot.stop, kind === 'MEAL')
  const planned = new Set(request.days.flat().map(({ contentId }) => contentId))
  const minutesNow = wayOver(slot, way, slot.stop.position)
  const { interests, indoorOnly, pace, transportType } = request
  const taste = { interests, indoorOnly, months: [day.month], seed: 0 }
  const perMinute = wayPoints(transportType, pace) * EXTRA_FACTOR

  const others = request.places
    .filter((place) => !planned.has(place.contentId) && isKindred(place, role, indoorOnly))
    .map((place) => ({ place, extraMinutes: wayOver(slot, way, place) - minutesNow }))
    .filter(({ extraMinutes }) => extraMinutes < NO_WAY - minutesNow)
  const fittingIn = (wanted: Slot) =>
    others.filter(({ place }) => {
      const facts = stopFactsOf(place, request.rules)
      return isFitting(facts, role, wanted, { day, way, minutes: stayMinutes(facts.visit, pace) })
    })
  const inTime = fittingIn(slot)
  // Between two stops without room for a third, others will have to move anyway.
  const fitting = inTime.length > 0 ? inTime : fittingIn({ ...slot, free: day.earliest, due: day.latest })
  return fitting
    .map(({ place, extraMinutes }) => ({
      place,
      extraMinutes,
      points:
        worthOf(place, taste) +
        (visitKindOf(place) === kind ? SAME_KIND_POINTS : 0) +
        (keepsTimes(slot, way, place) ? SAME_TIMES_POINTS : 0) -
        extraMinutes * perMinute,
    }))
    .toSorted((a, b) => b.points - a.points || a.place.contentId - b.place.contentId)
    .slice(0, PLAN_ALTERNATIVES)
    .map(({ place, extraMinutes }) => ({
      contentId: place.contentId,
      reasons: reasonsFor(place, { wasPicked: false, meal: mealOf(role), month: day.month }, taste),
      extraMinutes,
    }))
}

/** A meal is replaced by a meal, and nothing else is. */
function isKindred(place: PlannerPlace, role: Role, indoorOnly: boolean): boolean {
  const kind = visitKindOf(place)
  if (mealOf(role) !== null) return kind === 'MEAL'
  return kind !== 'MEAL' && isStop(kind) && isForAnyone(place) && (place.indoor || !indoorOnly)
}

function roleOf({ startMinute }: PlannedStop, isMeal: boolean): Role {
  if (!isMeal) return 'SIGHT'
  return startMinute !== null && startMinute > MEAL_STARTS.LUNCH.to ? 'DINNER' : 'LUNCH'
}
