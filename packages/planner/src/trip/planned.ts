import type { Position } from '@honjeo/contract/values/geo'
import type { PlanReason } from '@honjeo/contract/plan'
import type { DryChange } from '@honjeo/contract/values/weather'
import type { Interval } from '../opening/opening.ts'
import type { TripRequest } from './trip.ts'

/** A stop of a plan as it is stored. */
export interface PlannedStop {
  spotId: string
  /** Null for a stop in one's own words; an id that `places` lacks counts as one. */
  contentId: number | null
  /** Null where its position is unknown. */
  position: Position | null
  startMinute: number | null
  endMinute: number | null
}

/** What of a journey counts once its stops are chosen. */
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
  /** By day, from `startDate` on, in their order. */
  days: readonly (readonly PlannedStop[])[]
}

export interface ReorderRequest extends PlannedTrip {
  /** The one day to put in order; null: all, and stops may change their day. */
  dayIndex: number | null
  seed: number
}

/** Null where no time was found for a stop that has to stay. */
export interface ReorderedStop {
  spotId: string
  startMinute: number | null
  endMinute: number | null
}

/** By day, all of them: those that were not asked about as they were. */
export interface Reordered {
  days: ReorderedStop[][]
}

export interface AlternativesRequest extends PlannedTrip, Pick<TripRequest, 'interests' | 'indoorOnly'> {
  spotId: string
}

export interface Alternative {
  contentId: number
  reasons: PlanReason[]
  /** On the way, more than now; below zero where it is nearer. */
  extraMinutes: number
}

/** A day of a plan on which it rains. */
export interface DryDayRequest extends PlannedTrip, Pick<TripRequest, 'interests'> {
  dayIndex: number
  /** When it rains, by the stop where it does: minutes of the day. */
  wet: Readonly<Record<string, readonly Interval[]>>
  /** Stops that keep their hour: what is booked, and what has begun. */
  fixed: readonly string[]
  /** Stops that may come at another hour but stay. */
  picks: readonly string[]
  /** What moves begins no sooner. */
  from: number
  seed: number
}

export interface DryStop extends ReorderedStop {
  /** The place that took the stop's stead, where it was replaced. */
  contentId: number | null
  /** SAME: nothing became of it. */
  change: DryChange | 'SAME'
}

export interface DryDay {
  stops: DryStop[]
  /** Minutes outside in the rain. */
  wetBefore: number
  wetAfter: number
}
