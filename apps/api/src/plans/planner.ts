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
import type { TransportType } from '@honjeo/contract/values/enums'
import type { ServerPace } from '../config/pace.ts'
import type { IslandRules } from '../island-rules/island-rules.ts'
import { type Asker, createPlannerPool, type PlannerPoolOptions } from './planner-pool.ts'
import { toRoadTable } from '@honjeo/planner/trip/road-table'
import type { RoadTimes } from '@honjeo/road-times/road-times'

/** What the server adds itself. */
type Asking<Request> = Omit<Request, 'knownTimes' | 'rules'>

interface PlannerDeps {
  places: () => Promise<readonly PlannerPlace[]>
  roads: Pick<RoadTimes, 'knownTimes'>
  rules: IslandRules
  log: PlannerPoolOptions['log']
}

/** The engine of `@honjeo/planner` on threads of their own, with the places and the roads that this server knows. */
export interface Planner {
  /** Everything that may be visited, the best first. */
  places(): Promise<readonly PlannerPlace[]>
  plan(request: Asking<TripRequest>, options: { repeatable: boolean }, asker: Asker): Promise<TripOutcome>
  reorder(request: Asking<ReorderRequest>, asker: Asker): Promise<Reordered>
  rain(request: Asking<DryDayRequest>, asker: Asker): Promise<DryDay>
  alternatives(request: Asking<AlternativesRequest>, asker: Asker): Promise<Alternative[]>
  close(): Promise<void>
}

type Asked = Pick<TripRequest, 'transportType' | 'start' | 'end' | 'stay'>

/** As many as a router is asked about at once. */
const POSITIONS_MAX = 100
/** What a core does in some two thirds of the budget. */
const REPEATABLE_ROUNDS = 2000

export function createPlanner(
  { places, roads, rules, log }: PlannerDeps,
  { budgetMs, maxRounds, timeLimitMs, ...poolOptions }: ServerPace['planner'],
): Planner {
  const pool = createPlannerPool({ ...poolOptions, timeLimitMs, log })

  // All that a search by rounds leads to takes up to twice its budget where the rounds take long.
  const effort = (rounds: number | null) =>
    rounds === null ? { budgetMs } : { budgetMs: timeLimitMs / 3, maxRounds: rounds }

  async function roadTable(positions: readonly Position[], transportType: TransportType, signal: AbortSignal) {
    const asked = positions.slice(0, POSITIONS_MAX)
    const known = await roads.knownTimes(asked, transportType, signal)
    return known === undefined ? null : toRoadTable(asked, known)
  }

  const roadsFor = (request: Asked, visited: readonly Position[], signal: AbortSignal) => {
    const points = [request.start, request.end, request.stay].filter((point) => point !== null)
    return roadTable([...points, ...visited], request.transportType, signal)
  }

  const withRules = async <Request extends object>(request: Request) => ({ ...request, rules: await rules.current() })

  return {
    places,
    async plan(request, { repeatable }, asker) {
      const isPicked = ({ contentId }: PlannerPlace) => request.picks.includes(contentId)
      const bestFirst = [...request.places.filter(isPicked), ...request.places.filter((place) => !isPicked(place))]
      const table = await roadsFor(request, bestFirst, asker.signal)
      const rounds = maxRounds ?? (repeatable ? REPEATABLE_ROUNDS : null)
      return pool.run('plan', { request: await withRules(request), roads: table, ...effort(rounds) }, asker)
    },
    async reorder(request, asker) {
      const table = await roadsFor(request, request.places, asker.signal)
      return pool.run('reorder', { request: await withRules(request), roads: table, ...effort(maxRounds) }, asker)
    },
    async rain(request, asker) {
      const table = await roadsFor(request, request.places, asker.signal)
      return pool.run('rain', { request: await withRules(request), roads: table, ...effort(maxRounds) }, asker)
    },
    async alternatives(request, asker) {
      const table = await roadsFor(request, request.places, asker.signal)
      return pool.run('alternatives', { request: await withRules(request), roads: table }, asker)
    },
    close: () => pool.close(),
  }
}
