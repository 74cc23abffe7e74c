import { dayAfter } from '@honjeo/contract/values/days'
import type { Position } from '@honjeo/contract/values/geo'
import type { PlannerPlace } from '@honjeo/planner/place'
import type {
  Alternative,
  AlternativesRequest,
  DryDay,
  DryDayRequest,
  Reordered,
  ReorderRequest,
} from '@honjeo/planner/trip/planned'
import type { TripOutcome, TripRequest } from '@honjeo/planner/trip/trip'
import type { ServerPace } from '../config/pace.ts'
import type { IslandRules } from '../island-rules/island-rules.ts'
import { type Asker, createPlannerPool, type PlannerPoolOptions } from './planner-pool.ts'
import { tripDays } from '@honjeo/planner/trip/days'
import { toLastBuses, toLeaveTable, toRoadTable } from '@honjeo/planner/trip/road-table'
import { stayOf } from '@honjeo/planner/trip/stay'
import type { BusTables, DayOut } from '../transit/bus-tables.ts'
import type { BusWays } from '../transit/bus-ways.ts'
import { settleByBus } from './settle-by-bus.ts'
import type { RoadTimes } from '@honjeo/road-times/road-times'

/** What the server adds itself. */
type Asking<Request> = Omit<Request, 'knownTimes' | 'lastBuses' | 'rules'>

interface PlannerDeps {
  places: () => Promise<readonly PlannerPlace[]>
  roads: Pick<RoadTimes, 'knownTimes'>
  buses: BusTables
  busWays: Pick<BusWays, 'legs'>
  rules: IslandRules
  log: PlannerPoolOptions['log']
}

/** The engine of `@honjeo/planner` on threads of their own, with the places and the roads that this server knows. */
export interface Planner {
  /** Returns everything that may be visited, the best first. */
  places(): Promise<readonly PlannerPlace[]>
  plan(request: Asking<TripRequest>, options: { repeatable: boolean }, asker: Asker): Promise<TripOutcome>
  reorder(request: Asking<ReorderRequest>, asker: Asker): Promise<Reordered>
  rain(request: Asking<DryDayRequest>, asker: Asker): Promise<DryDay>
  alternatives(request: Asking<AlternativesRequest>, asker: Asker): Promise<Alternative[]>
  close(): Promise<void>
}

type Asked = Pick<TripRequest, 'transportType' | 'start' | 'end' | 'stay'>

/** The island has no railway. */
const isByBus = ({ transportType }: Pick<TripRequest, 'transportType'>) =>
  transportType === 'BUS' || transportType === 'TRAIN'
const datesOf = ({ startDate, days }: { startDate: string; days: readonly unknown[] }) =>
  days.map((_, index) => dayAfter(startDate, index))

/** How many positions a router is asked about at once. */
const POSITIONS_MAX = 100
/** The most positions by bus, more than the planner looks through, which chooses them itself. */
const BY_BUS_MAX = 500
/** What a core does in some two thirds of the budget. */
const REPEATABLE_ROUNDS = 2000

export function createPlanner(
  { places, roads, buses, busWays, rules, log }: PlannerDeps,
  { budgetMs, maxRounds, timeLimitMs, ...poolOptions }: ServerPace['planner'],
): Planner {
  const pool = createPlannerPool({ ...poolOptions, timeLimitMs, log })

  // All that a search by rounds leads to takes up to twice its budget where the rounds take long.
  const effort = (rounds: number | null) =>
    rounds === null ? { budgetMs } : { budgetMs: timeLimitMs / 3, maxRounds: rounds }

  /** Returns the times by the roads, or by the timetable of buses on those days. */
  async function tableFor(request: Asked, visited: readonly Position[], dates: readonly string[], signal: AbortSignal) {
    const points = [request.start, request.end, request.stay].filter((point) => point !== null)
    const positions = [...points, ...visited]
    if (isByBus(request)) return buses.minutes(positions.slice(0, BY_BUS_MAX), dates, signal)
    const asked = positions.slice(0, POSITIONS_MAX)
    const known = await roads.knownTimes(asked, request.transportType, signal)
    return known === undefined ? null : toRoadTable(asked, known)
  }

  /** Returns by when one has to be on the way back by bus, from every place on every day. */
  async function leaveTable(request: Asking<TripRequest>, days: readonly DayOut[], signal: AbortSignal) {
    if (!isByBus(request)) return null
    const leaves = await buses.leaveBy(request.places, days, signal)
    return leaves === undefined ? null : toLeaveTable(request.places, leaves)
  }

  const withRules = async <Request extends object>(request: Request) => ({ ...request, rules: await rules.current() })

  return {
    places,
    async plan(request, { repeatable }, asker) {
      const isPicked = ({ contentId }: PlannerPlace) => request.picks.includes(contentId)
      const bestFirst = [...request.places.filter(isPicked), ...request.places.filter((place) => !isPicked(place))]
      const stay = stayOf(request)
      const days = tripDays(request, stay.stay)
      const dates = days.map(({ date }) => date)
      const table = await tableFor({ ...request, stay: stay.stay }, bestFirst, dates, asker.signal)
      const leaves = await leaveTable(request, days, asker.signal)
      const rounds = maxRounds ?? (repeatable ? REPEATABLE_ROUNDS : null)
      const ruled = await withRules(request)
      const outcome = await pool.run('plan', { request: ruled, roads: table, leaves, ...effort(rounds) }, asker)
      if (outcome.kind !== 'PLAN' || table === null || !isByBus(request)) return outcome
      const settled = await settleByBus(
        outcome,
        { ...ruled, ...toLastBuses(leaves) },
        { buses: busWays, signal: asker.signal },
      )
      return { ...outcome, days: settled }
    },
    async reorder(request, asker) {
      const table = await tableFor(request, request.places, datesOf(request), asker.signal)
      return pool.run('reorder', { request: await withRules(request), roads: table, ...effort(maxRounds) }, asker)
    },
    async rain(request, asker) {
      const table = await tableFor(request, request.places, datesOf(request), asker.signal)
      return pool.run('rain', { request: await withRules(request), roads: table, ...effort(maxRounds) }, asker)
    },
    async alternatives(request, asker) {
      const table = await tableFor(request, request.places, datesOf(request), asker.signal)
      return pool.run('alternatives', { request: await withRules(request), roads: table }, asker)
    },
    close: () => pool.close(),
  }
}
