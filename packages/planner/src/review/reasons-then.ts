import type { PlanReason } from '@honjeo/contract/plan'
import { sunsetOn } from '../daylight/daylight.ts'
import type { PlannerPlace } from '../place.ts'
import { interestsOf } from '../visit/interests.ts'
import { visitKindOf } from '../visit/visit-kind.ts'
import type { ReviewDay, ReviewStop } from './reviewed.ts'

const at = (hour: number) => hour * 60

const NEAR_MINUTES = 15
/** How long before sunset a visit ends that is shown as one for the sunset. */
const SUNSET_MINUTES = { from: 10, to: 70 }
/** When tables are full (ours: when offices and tour groups eat). */
const BUSY_HOURS = [
  { from: at(12), to: at(13) },
  { from: at(18), to: at(19) },
]
/** Before the tour buses arrive. */
const QUIET_BEFORE = at(10)
/** Reviews that make a place one of the busy ones. */
const POPULAR_REVIEWS = 5

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

function quietReason(place: PlannerPlace, start: number): PlanReason[] {
  const isQuiet =
    visitKindOf(place) === 'MEAL'
      ? BUSY_HOURS.every(({ from, to }) => start < from || start >= to)
      : start < QUIET_BEFORE && place.reviewCount >= POPULAR_REVIEWS
  return isQuiet ? [{ code: 'QUIET' }] : []
}

/** Why a day's stops are visited when they are, by stop, the weightiest first. */
export function reasonsThen({ date, stops }: ReviewDay): PlanReason[][] {
  return stops.map(({ place, start, end }, index) => [
    ...(place === null || end === null ? [] : sunsetReason(place, date, end)),
    ...(place === null || start === null ? [] : quietReason(place, start)),
    ...nextReason(stops[index + 1]),
  ])
}
