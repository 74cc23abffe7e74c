import type { PlannedPlace } from './place-facts.queries.ts'
import type { PlanRow, SpotRow } from './plans.queries.ts'

/** A plan as it is stored, with the places it names. */
export interface StoredPlan {
  plan: PlanRow
  /** Day by day, in their order. */
  spots: readonly SpotRow[]
  /** By id; one that was deleted for good is missing. */
  places: ReadonlyMap<number, PlannedPlace>
}
