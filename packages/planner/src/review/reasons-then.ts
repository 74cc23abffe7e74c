import type { PlanReason } from '@honjeo/contract/plan'
import { sunsetOn } from '../daylight/daylight.ts'
import type { PlannerPlace } from '../place.ts'
import { interestsOf } from '../visit/interests.ts'
import type { ReviewDay, ReviewStop } from './reviewed.ts'

const NEAR_MINUTES = 15
/** How long before sunset a visit ends that is shown as one for the sunset. */
const SUNSET_MINUTES = { from: 10, to: 70 }
function nextReason(next: ReviewStop | undefined): PlanReason[] {
  const minutes = next?.leg?.minutes
  return minutes !== undefined && minutes <= NEAR_MINUTES ? [{ code: 'NEXT', minutes }] : []
}

function sunsetReason(place: PlannerPlace, date: string, end: number): PlanReason[] {
  const minutes = sunsetOn(date) - end
  if (place.indoor || minutes < SUNSET_MINUTES.from || minutes > SUNSET_MINUTES.to) return []
  const isForIt = interestsOf(place).some((interest) => ['SEA', 'OREUM', 'VIEW'].includes(interest))
  return isForIt ? [{ code: 'SUNSET', minutes }] : []
}

/** Why a day's stops are visited when they are, by stop, the weightiest first. */
export function reasonsThen({ date, stops }: ReviewDay): PlanReason[][] {
  return stops.map(({ place, end }, index) => [
    ...(place === null || end === null ? [] : sunsetReason(place, date, end)),
    ...nextReason(stops[index + 1]),
  ])
}
