import type { PlanLeg, PlanPoint } from '@honjeo/contract/plan'
import type { Position } from '@honjeo/planner/place'
import { endsOfDays } from './plan-points.ts'
import type { SpotRow } from './plans.queries.ts'
import type { RoadTimes, PositionPair } from './router/road-times.ts'
import type { StoredPlan } from './stored-plan.ts'

/** A day of a plan with the ways between its stops. */
export interface TravelledDay {
  from: PlanPoint | null
  to: PlanPoint | null
  stops: { spot: SpotRow; leg: PlanLeg | null }[]
  legToEnd: PlanLeg | null
}

const wayBetween = (from: Position | null, to: Position | null): PositionPair | null =>
  from && to ? { from, to } : null

/** The ways of all days, asked for at once. */
export async function travelDays(stored: StoredPlan, roads: Pick<RoadTimes, 'legs'>): Promise<TravelledDay[]> {
  const { plan, spots, places } = stored
  const positionOf = ({ contentId }: SpotRow) => (contentId === null ? null : (places.get(contentId) ?? null))
  const days = endsOfDays(stored).map(({ from, to }, dayIndex) => {
    const own = spots.filter((spot) => spot.dayIndex === dayIndex)
    const nodes = own.length === 0 ? [] : [from, ...own.map(positionOf), to]
    const ways = nodes.slice(1).map((node, index) => wayBetween(nodes[index]!, node))
    return { from, to, spots: own, ways }
  })

  const ways = days.flatMap((day) => day.ways).filter((way) => way !== null)
  const legs = await roads.legs(ways, plan.transportType)
  const legOf = new Map(ways.map((way, index) => [way, legs[index]!]))
  const leg = (way: PositionPair | null | undefined) => (way ? legOf.get(way)! : null)
  return days.map(({ from, to, spots: own, ways: ownWays }) => ({
    from,
    to,
    stops: own.map((spot, index) => ({ spot, leg: leg(ownWays[index]) })),
    legToEnd: leg(ownWays.at(-1)),
  }))
}
