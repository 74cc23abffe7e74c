import type { Position } from '@honjeo/contract/values/geo'
import type { IslandRule } from '@honjeo/contract/island-rules'
import type { PlanReason } from '@honjeo/contract/plan'
import type { Interest, Pace, PlanNote, TransportType } from '@honjeo/contract/values/enums'
import type { LeftOutCode } from '@honjeo/contract/values/left-out-codes'
import type { PlannerPlace, TripPoint } from '../place.ts'

/** The times on the way by something that knows the roads; the table of speeds answers where it is silent. */
export interface KnownTimes {
  /** Returns the minutes from one position to another; undefined where it does not know. */
  minutes(from: Position, to: Position): number | undefined
}

/** The facts that are known of the buses back. */
export interface LastBuses {
  /**
   * Returns by when one has to set out from a place for the last bus but one to where a day ends, days counted from 0; below zero where no two go,
   * undefined where nothing is known.
   */
  leaveBy(from: Position, day: number): number | undefined
}

export interface TripRequest {
  /** The first and the last day, `YYYY-MM-DD`. */
  startDate: string
  endDate: string
  transportType: TransportType
  pace: Pace
  interests: readonly Interest[]
  /** True where only what is enjoyed under a roof is wanted, meals aside. */
  indoorOnly: boolean
  /** Everything that may be visited; the picks are among them. */
  places: readonly PlannerPlace[]
  /** The rules of the island, whenever they hold. */
  rules: readonly IslandRule[]
  /** The ids of places that were asked for. */
  picks: readonly number[]
  /** The points where the first day begins, and the last one ends; null: where the nights are. */
  start: TripPoint | null
  end: TripPoint | null
  /** The point where the nights are; null: in the town that suits the picks better, see `TripPlan.notes`. */
  stay: TripPoint | null
  /** The minutes of the day of arrival at the start on the first day, and of departure from the end on the last; null: a whole day. */
  startMinute: number | null
  endMinute: number | null
  /** A plan is made even where not all picks fit. */
  allowLeftOut: boolean
  /** Each day ends soon after sunset, for one who is alone on foot or at a stop of the bus; absent: as the pace has it. */
  homeByDark?: boolean
  seed: number
  knownTimes?: KnownTimes
  lastBuses?: LastBuses
}

export interface TripStop {
  contentId: number
  /** The visit's start and end in minutes of the day, as shown to people. */
  startMinute: number
  endMinute: number
  /** The reasons why it is there, the strongest first; why then is seen from the finished plan (`reasonsThen`). */
  reasons: PlanReason[]
}

export interface TripLeftOut {
  contentId: number
  code: LeftOutCode
  wasPicked: boolean
}

export interface TripPlan {
  kind: 'PLAN'
  days: { date: string; stops: TripStop[] }[]
  leftOut: TripLeftOut[]
  notes: PlanNote[]
  /** The point where the nights were reckoned. */
  stay: TripPoint
}

/** The outcome where not all picks fit, and that was not allowed. */
export interface TripUnfit {
  kind: 'UNFIT'
  leftOut: TripLeftOut[]
  /** The end `YYYY-MM-DD` of the shortest journey that holds more of them; null where no day more helps. */
  suggestedEndDate: string | null
}

/** The outcome where nothing at all can be reached. */
export interface TripNowhere {
  kind: 'NOWHERE'
}

export type TripOutcome = TripPlan | TripUnfit | TripNowhere
