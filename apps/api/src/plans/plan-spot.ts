import type { PlanSpot } from '@honjeo/contract/plan'
import { clockTimeOrNull } from './clock-time.ts'
import type { PlannedPlace } from './place-facts.queries.ts'
import type { SpotRow } from './plans.queries.ts'

/** A stop by itself. A place that left the catalogue shows only what it was called and where it is. */
export function toPlanSpot(
  spot: SpotRow,
  places: ReadonlyMap<number, PlannedPlace>,
): Omit<PlanSpot, 'leg' | 'reasons' | 'why' | 'warnings'> {
  const place = spot.contentId === null ? undefined : places.get(spot.contentId)
  const shown = place?.isGone === false ? place : undefined
  return {
    spotId: spot.spotId,
    contentId: spot.contentId,
    contentTypeId: place?.contentTypeId ?? null,
    title: shown?.title ?? spot.title,
    addr1: shown?.addr1 ?? null,
    image: shown?.image ?? null,
    copyrightType: shown?.copyrightType ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    memo: spot.memo,
    startTime: clockTimeOrNull(spot.startMinute),
    endTime: clockTimeOrNull(spot.endMinute),
    reasonText: spot.reasonText,
  }
}
