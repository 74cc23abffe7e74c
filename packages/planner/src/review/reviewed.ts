import type { Position } from '@honjeo/contract/values/geo'
import type { PlannerPlace } from '../place.ts'
import type { StopDay, StopFacts } from '../visit/stop-facts.ts'
import type { TravelLeg } from '../travel/travel.ts'

/** A stop of a stored plan. Minutes of the day. */
export interface ReviewStop {
  /** Null for a stop in one's own words, and for a place that left the catalogue. */
  place: PlannerPlace | null
  isGone: boolean
  /** Where it is, if that is known. */
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
  /** `YYYY-MM-DD` */
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

/** What a stop without a place asks of a day: nothing. */
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
