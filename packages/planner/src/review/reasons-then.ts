import type { PlanReason } from '@honjeo/contract/plan'
import { metresBetween } from '@honjeo/contract/values/geo'
import { sunsetOn } from '../daylight/daylight.ts'
import type { PlannerPlace } from '../place.ts'
import { interestsOf } from '../visit/interests.ts'
import { afterDark } from '../visit/visit.ts'
import type { ReviewDay, ReviewStop } from './reviewed.ts'

const NEAR_MINUTES = 15
/** The minutes before sunset at which a visit ends that is shown as one for the sunset. */
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

/** The distance from where one sleeps at which one may be after dark. */
const NEAR_STAY_METRES = 500

/** Returns why a stop that goes on after sunset is none in the dark. */
function darkReason(place: PlannerPlace, { date, to }: ReviewDay, end: number): PlanReason[] {
  if (end <= sunsetOn(date)) return []
  if (to !== null && metresBetween(place, to.position) <= NEAR_STAY_METRES) return [{ code: 'NEAR_STAY' }]
  const code = afterDark(place)
  return code === null ? [] : [{ code }]
}

/** Returns why a day's stops are visited when they are, by stop, the weightiest first. */
export function reasonsThen(day: ReviewDay): PlanReason[][] {
  const { date, stops } = day
  return stops.map(({ place, end }, index) => [
    ...(place === null || end === null ? [] : sunsetReason(place, date, end)),
    ...(place === null || end === null ? [] : darkReason(place, day, end)),
    ...nextReason(stops[index + 1]),
  ])
}
