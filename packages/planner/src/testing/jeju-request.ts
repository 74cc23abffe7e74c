import type { Interest, Pace, PlanHub, TransportType } from '@honjeo/contract/values/enums'

/** A request that a traveller might make of the planner; places by their titles in the catalogue. */
export interface JejuRequest {
  name: string
  startDate: string
  dayCount: number
  transportType: TransportType
  pace: Pace
  interests?: readonly Interest[]
  picks?: readonly string[]
  start?: PlanHub
  end?: PlanHub
  stay?: string
  /** The time, `HH:MM`. */
  startTime?: string
  endTime?: string
  indoorOnly?: true
}
