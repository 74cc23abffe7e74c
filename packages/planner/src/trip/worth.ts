import type { Interest, Pace, TransportType } from '@honjeo/contract/values/enums'
import type { PlannerPlace } from '../place.ts'
import { interestsOf } from '../visit/interests.ts'
import { visitKindOf, type VisitKind } from '../visit/visit-kind.ts'
import { LANDMARKS } from './landmarks.ts'
import { PACE_RULES } from './rules.ts'

/** The facts of a journey that make one stop worth more than another. */
export interface Taste {
  interests: readonly Interest[]
  indoorOnly: boolean
  /** The months of the journey, 1–12. */
  months: readonly number[]
  seed: number
}

/** The points of each kind: what one comes to the island for has more than what one also does there. */
const BY_KIND: Record<VisitKind, number> = {
  OREUM: 20,
  BEACH: 20,
  WALK: 15,
  SIGHT: 15,
  MARKET: 10,
  MUSEUM: 5,
  CAFE: 5,
  ACTIVITY: 5,
  FESTIVAL: 5,
  MEAL: 0,
  SHOP: -20,
  STAY: 0,
  COURSE: 0,
}
const LANDMARK = 40
const SOLO_SHARE = 0.6
/** Stars are drawn towards the usual mean by as many reviews as if they had been written. */
const USUAL_RATING = 4
const USUAL_REVIEWS = 8
const POINTS_PER_STAR = 20
const FIRST_INTEREST = 50
const FURTHER_INTEREST = 12
const IN_SEASON = 25
const OUT_OF_SEASON = 30
const WINTER_OUTDOORS = 10
const WINTER: readonly number[] = [12, 1, 2]
/** The points of chance: less than any reason is worth, so that they only part equals. */
const CHANCE = 4
const LEAST = 5

/**
 * Returns how much a stop is worth, in points: an ordinary sight has about 65 of them, one that fits every wish about 180. All other weights of the
 * planner are measured by these.
 */
export function worthOf(place: PlannerPlace, { interests, months, seed }: Taste): number {
  const shared = interestsOf(place).filter((interest) => interests.includes(interest)).length
  const points =
    place.soloScore * SOLO_SHARE +
    BY_KIND[visitKindOf(place)] +
    (LANDMARKS.has(place.contentId) ? LANDMARK : 0) +
    rated(place) * POINTS_PER_STAR +
    (shared > 0 ? FIRST_INTEREST + (shared - 1) * FURTHER_INTEREST : 0) +
    seasonal(place, months) +
    CHANCE * chance(seed, place.contentId)
  return Math.max(LEAST, points)
}

function rated({ rating, reviewCount }: PlannerPlace): number {
  return rating === null ? 0 : ((rating - USUAL_RATING) * reviewCount) / (reviewCount + USUAL_REVIEWS)
}

function seasonal({ months: best, indoor }: PlannerPlace, months: readonly number[]): number {
  if (best !== null) return months.some((month) => best.includes(month)) ? IN_SEASON : -OUT_OF_SEASON
  return !indoor && months.every((month) => WINTER.includes(month)) ? -WINTER_OUTDOORS : 0
}

/** Returns a number of 0 or more, less than 1, the same for the same numbers. */
function chance(seed: number, id: number): number {
  let word = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id, 0xc2b2ae35)
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d)
  word = Math.imul(word ^ (word >>> 13), 0x297a2d39)
  return ((word ^ (word >>> 16)) >>> 0) / 2 ** 32
}

/** The points that a minute on the way takes off: sitting in one's own car is disliked least. */
const WAY_POINTS: Record<TransportType, number> = { CAR: 0.3, TAXI: 0.4, BICYCLE: 0.5, BUS: 0.5, TRAIN: 0.5, WALK: 0.8 }

export const wayPoints = (transportType: TransportType, pace: Pace) =>
  WAY_POINTS[transportType] * PACE_RULES[pace].wayFactor

/** The price of one way over Hallasan's shoulders, besides its minutes. */
export const CROSSING_POINTS = 25
/** The price of such a way where routes led back and forth: there and back still costs less than any place that was asked for is worth. */
export const STRICT_CROSSING_POINTS = 400

/** The price of a minute of waiting that no other times would spare. */
export const IDLE_POINTS = 0.5

/** The points of a sunset seen from the right place. */
export const SUNSET_POINTS = 20

/**
 * Points far above all others, so that nothing displaces them: a meal is worth more than what could be seen in its stead, and a place that was asked
 * for more the longer it takes, or short ones would push out a long one.
 */
export const MEAL_POINTS = 4000
export const pickPoints = (minutes: number) => 800 + 15 * minutes
