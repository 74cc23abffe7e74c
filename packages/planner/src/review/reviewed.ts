import type { Position } from '@honjeo/contract/values/geo'
import type { PlannerPlace } from '../place.ts'
import type { StopDay, StopFacts } from '../visit/stop-facts.ts'
import type { TravelLeg } from '../travel/travel.ts'

/** A stop of a stored plan, in minutes of the day. */
export interface ReviewStop {
  /** The place of the stop; null for a stop in one's own words, and for a place that left the catalogue. */
  place: PlannerPlace | null
  isGone: boolean
  /** The position of the stop, if it is known. */
  position: Position | null
  start: number | null
  end: number | null
  /** The way there from the stop before it, or from where the day begins. */
  leg: TravelLeg | null
}

export interface ReviewPoint {
  position: Position
  /** The earliest one can leave from where the day begins; the latest one must be where it ends. */
  minute: number | null
}

export interface ReviewDay {
  /** The day, `YYYY-MM-DD`. */
  date: string
  from: ReviewPoint | null
  to: ReviewPoint | null
  stops: readonly ReviewStop[]
}

/** A stop with its facts; without a place it is possible at any time. */
export interface ReviewedStop extends ReviewStop {
  facts: StopFacts | null
}

export interface ReviewedDay extends ReviewDay {
  stops: readonly ReviewedStop[]
}

/** The day of a stop without a place, of which it asks nothing. */
export const ANY_TIME: StopDay = {
  isKnown: true,
  intervals: [{ from: 0, to: 1440 }],
  lastEntry: null,
  closed: null,
  careful: null,
  light: null,
  ashore: null,
  rules: [],
}
