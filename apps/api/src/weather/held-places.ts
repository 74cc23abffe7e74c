import type { PlannerPlace } from '@honjeo/planner/place'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/client.ts'
import { listVisiblePlaces } from './weather.queries.ts'

/** The island has some hundreds. */
const PLACES_KEPT = 2000
/** Where a place lies hardly ever changes; one that is hidden is known to be so after this time. */
const KEPT_MS = 60_000

/**
 * Makes a finder of places by their ids: what it was asked for within the last minute, also that there is no such place, it does not ask the
 * database again.
 */
export function createHeldPlaces(db: Db) {
  const held = new LRUCache<number, { place: PlannerPlace | undefined }>({ max: PLACES_KEPT, ttl: KEPT_MS })

  return async function placesOf(contentIds: readonly number[]): Promise<ReadonlyMap<number, PlannerPlace>> {
    const found = new Map<number, PlannerPlace>()
    const missing: number[] = []
    for (const contentId of contentIds) {
      const known = held.get(contentId)
      if (known === undefined) missing.push(contentId)
      else if (known.place !== undefined) found.set(contentId, known.place)
    }
    if (missing.length === 0) return found
    for (const place of await listVisiblePlaces(db, missing)) found.set(place.contentId, place)
    for (const contentId of missing) held.set(contentId, { place: found.get(contentId) })
    return found
  }
}
