import type { PlannerPlace } from '@honjeo/planner/place'
import type { Db } from '../db/client.ts'
import { listPlannerPlaces } from './planner-places.queries.ts'

/** What a change of a place may take to be seen in new plans. */
const HELD_MS = 60_000

export type ReadPlannerPlaces = () => Promise<readonly PlannerPlace[]>

/** Every place that may be visited, the best first; read at most once a minute, for all members alike. */
export function createPlannerPlaces(db: Db): ReadPlannerPlaces {
  let held: { at: number; places: Promise<readonly PlannerPlace[]> } | undefined

  return function read() {
    const now = performance.now()
    if (held && now - held.at < HELD_MS) return held.places
    const reading = { at: now, places: listPlannerPlaces(db) }
    held = reading
    reading.places.catch(() => {
      if (held === reading) held = undefined
    })
    return reading.places
  }
}
