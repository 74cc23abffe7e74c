import { alternativesFor } from '@honjeo/planner/trip/alternatives'
import { dryDay } from '@honjeo/planner/trip/dry-day'
import { planTrip } from '@honjeo/planner/trip/plan-trip'
import type { AlternativesRequest, DryDayRequest, ReorderRequest } from '@honjeo/planner/trip/planned'
import { reorderTrip } from '@honjeo/planner/trip/reorder'
import type { TripRequest } from '@honjeo/planner/trip/trip'
import { type LeaveTable, type RoadTable, toKnownTimes, toLastBuses } from '@honjeo/planner/trip/road-table'

/** A request as data: what it knows of the roads is a table. */
interface Job<Request> {
  request: Omit<Request, 'knownTimes' | 'lastBuses'>
  roads: RoadTable | null
}

interface SearchJob<Request> extends Job<Request> {
  /** The time of one core, in milliseconds. */
  budgetMs: number
  maxRounds?: number
}

const optionsOf = ({ budgetMs, maxRounds }: SearchJob<unknown>, seed: number) => ({
  seed,
  budgetMs,
  ...(maxRounds === undefined ? {} : { maxRounds }),
  now: () => performance.now(),
})

/** What runs on a thread of the planner's pool. */
export function plan(job: SearchJob<TripRequest> & { leaves: LeaveTable | null }) {
  const { request, roads, leaves } = job
  return planTrip({ ...request, ...toKnownTimes(roads), ...toLastBuses(leaves) }, optionsOf(job, request.seed))
}

export function reorder(job: SearchJob<ReorderRequest>) {
  const { request, roads } = job
  return reorderTrip({ ...request, ...toKnownTimes(roads) }, optionsOf(job, request.seed))
}

export function rain(job: SearchJob<DryDayRequest>) {
  const { request, roads } = job
  return dryDay({ ...request, ...toKnownTimes(roads) }, optionsOf(job, request.seed))
}

export function alternatives({ request, roads }: Job<AlternativesRequest>) {
  return alternativesFor({ ...request, ...toKnownTimes(roads) })
}
