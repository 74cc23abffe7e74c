import type { PlanReason } from '@honjeo/contract/plan'
import type { Meal } from '@honjeo/contract/values/enums'
import type { PlannerPlace } from '../place.ts'
import { interestsOf } from '../visit/interests.ts'
import { LANDMARKS } from './landmarks.ts'
import type { Taste } from './worth.ts'

const REASONS_MAX = 2
const GOOD_ALONE = 80
const GOOD_RATING = 4.3
const ENOUGH_REVIEWS = 5

interface Choice {
  wasPicked: boolean
  meal: Meal | null
  /** The month 1–12 of the day it is visited on. */
  month: number
}

/** Returns why a place is in a plan, the strongest reason first; never nothing, for no stop goes without its why. */
export function reasonsFor(
  place: PlannerPlace,
  { wasPicked, meal, month }: Choice,
  { interests, indoorOnly }: Pick<Taste, 'interests' | 'indoorOnly'>,
): PlanReason[] {
  const interest = interestsOf(place).find((served) => interests.includes(served))
  const { rating } = place
  const candidates: (PlanReason | false)[] = [
    wasPicked && { code: 'MUST' },
    meal !== null && { code: 'MEAL', meal },
    interest !== undefined && { code: 'INTEREST', interest },
    indoorOnly && place.indoor && { code: 'INDOOR' },
    place.months?.includes(month) === true && { code: 'SEASON' },
    (place.soloScore >= GOOD_ALONE || place.difficulty === 'EASY') && { code: 'SOLO' },
    rating !== null && rating >= GOOD_RATING && place.reviewCount >= ENOUGH_REVIEWS && { code: 'RATING', rating },
    LANDMARKS.has(place.contentId) && { code: 'LANDMARK' },
  ]
  const reasons = candidates.filter((reason) => reason !== false)
  // What is in a plan for no reason of its own is there because the way and the hours of the day leave room for it.
  return reasons.length > 0 ? reasons.slice(0, REASONS_MAX) : [{ code: 'FITS' }]
}
