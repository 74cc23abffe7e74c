import type { Position } from '@honjeo/contract/values/geo'
import type { PlanReason } from '@honjeo/contract/plan'
import type { DryChange } from '@honjeo/contract/values/weather'
import type { Interval } from '../opening/opening.ts'
import type { TripRequest } from './trip.ts'

/** A stop of a plan as it is stored. */
export interface PlannedStop {
  spotId: string
  /** The place's id; null for a stop in one's own words; an id that `places` lacks counts as one. */
  contentId: number | null
  /** The position of the stop; null where it is unknown. */
  position: Position | null
  startMinute: number | null
  endMinute: number | null
}

/** The facts of a journey that count once its stops are chosen. */
export type PlannedTrip = Pick<
  TripRequest,
  | 'startDate'
  | 'transportType'
  | 'pace'
  | 'start'
  | 'end'
  | 'stay'
  | 'startMinute'
  | 'endMinute'
  | 'places'
  | 'rules'
  | 'knownTimes'
> & {
  /** The stops of each day in their order, from `startDate` on. */
  days: readonly (readonly PlannedStop[])[]
}

export interface ReorderRequest extends PlannedTrip {
  /** The one day to put in order; null: all, and stops may change their day. */
  dayIndex: number | null
  seed: number
}

/** A stop with its new times; null where no time was found for a stop that has to stay. */
export interface ReorderedStop {
  spotId: string
  startMinute: number | null
  endMinute: number | null
}

/** All days with their stops: those that were not asked about as they were. */
export interface Reordered {
  days: ReorderedStop[][]
}

export interface AlternativesRequest extends PlannedTrip, Pick<TripRequest, 'interests' | 'indoorOnly'> {
  spotId: string
}

export interface Alternative {
  contentId: number
  reasons: PlanReason[]
  /** The minutes on the way, more than now; below zero where it is nearer. */
  extraMinutes: number
}

/** A day of a plan on which it rains. */
export interface DryDayRequest extends PlannedTrip, Pick<TripRequest, 'interests'> {
  dayIndex: number
  /** The times of rain by the stop where it rains: minutes of the day. */
  wet: Readonly<Record<string, readonly Interval[]>>
  /** The stops that keep their hour: what is booked, and what has begun. */
  fixed: readonly string[]
  /** The stops that may come at another hour but stay. */
  picks: readonly string[]
  /** The minute before which nothing that moves begins. */
  from: number
  seed: number
}

export interface DryStop extends ReorderedStop {
  /** The place that took the stop's stead, where it was replaced. */
  contentId: number | null
  /** What became of the stop; SAME: nothing. */
  change: DryChange | 'SAME'
}

export interface DryDay {
  stops: DryStop[]
  /** The minutes outside in the rain. */
  wetBefore: number
  wetAfter: number
}
