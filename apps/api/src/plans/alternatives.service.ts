import type { PlanAlternative } from '@honjeo/contract/plans'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import { mapPlacesById } from './place-facts.queries.ts'
import { toPlannedTrip } from './planned-trip.ts'
import type { Planner } from './planner.ts'
import type { Asker } from './thread-turns.ts'
import type { StoredPlan } from './stored-plan.ts'

/** Other places for a stop, the best first; throws STOP_NOT_FOUND where the plan has no such stop. */
export async function listAlternatives(
  { db, planner }: { db: Db; planner: Planner },
  stored: StoredPlan,
  spotId: string,
  asker: Asker,
): Promise<PlanAlternative[]> {
  if (stored.spots.every((spot) => spot.spotId !== spotId)) throw appError('STOP_NOT_FOUND')
  const own = [...stored.places.values()]
  const others = (await planner.places()).filter(({ contentId }) => !stored.places.has(contentId))
  const { interests } = stored.plan
  const request = { ...toPlannedTrip(stored), places: [...own, ...others], interests, indoorOnly: false, spotId }
  const alternatives = await planner.alternatives(request, asker)
  const places = await mapPlacesById(
    db,
    alternatives.map(({ contentId }) => contentId),
  )
  return alternatives.flatMap(({ contentId, reasons, extraMinutes }) => {
    const place = places.get(contentId)
    if (!place || place.isGone) return []
    const { contentTypeId, title, addr1, image, copyrightType } = place
    return [{ contentId, contentTypeId, title, addr1, image, copyrightType, reasons, extraMinutes }]
  })
}
