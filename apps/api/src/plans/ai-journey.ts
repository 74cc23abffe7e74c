import type { PlanPointDraft, PlanRequest } from '@honjeo/contract/plans'
import type { TransportType } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import type { PlannerPlace, TripPoint } from '@honjeo/planner/place'
import type { TripRequest } from '@honjeo/planner/trip/trip'
import { appError } from '@honjeo/contract/app-error'
import { minuteOrNull, requireJourneyHours, requireJourneyLength, requireNearStart } from './journey-dates.ts'
import { mapPlacesById, type PlannedPlace } from './place-facts.queries.ts'
import { HUB_POSITIONS, placesOfPoints, requirePoints } from './plan-points.ts'
import type { Db } from '../db/client.ts'

/** The places a request names, by id. */
export type NamedPlaces = ReadonlyMap<number, PlannedPlace>

/** Throws what is wrong with a request before anything is computed; answers the places it names. */
export async function requireJourney(db: Db, request: PlanRequest, now: Date): Promise<NamedPlaces> {
  requireJourneyLength(request)
  requireNearStart(request.startDate, now)
  requireJourneyHours(request, hoursOf(request))
  const picks = request.contentIds ?? []
  const named = await mapPlacesById(db, [...placesOfPoints(request), ...picks])
  requirePoints(request, named)
  for (const [index, contentId] of picks.entries()) {
    if (!named.has(contentId)) {
      throw appError('PLACE_NOT_FOUND', {
        fields: { [`contentIds.${index}`]: say('PLACE_GONE') },
      })
    }
  }
  return named
}

/** Who travels so is alone on the road after dark, and waits there. */
const WAITS_OUTSIDE: ReadonlySet<TransportType> = new Set<TransportType>(['WALK', 'BUS', 'TRAIN'])

export const hoursOf = ({ startTime, endTime }: PlanRequest) => ({
  startMinute: minuteOrNull(startTime),
  endMinute: minuteOrNull(endTime),
})

/**
 * Picks that have left the catalogue are no part of it: they cannot be visited. What is named comes as it is now, also
 * where `places` were read before it was there.
 */
export function toTripRequest(
  request: PlanRequest,
  { named, places, seed }: { named: NamedPlaces; places: readonly PlannerPlace[]; seed: number },
): Omit<TripRequest, 'knownTimes' | 'rules'> {
  const pointOf = (draft: PlanPointDraft | null | undefined) => toTripPoint(draft, named)
  return {
    startDate: request.startDate,
    endDate: request.endDate,
    transportType: request.transportType,
    pace: request.pace ?? 'NORMAL',
    interests: request.interests ?? [],
    indoorOnly: request.indoorOnly ?? false,
    places: [
      ...[...named.values()].filter(({ isGone }) => !isGone),
      ...places.filter(({ contentId }) => !named.has(contentId)),
    ],
    picks: (request.contentIds ?? []).filter((contentId) => named.get(contentId)?.isGone === false),
    start: pointOf(request.start),
    end: pointOf(request.end),
    stay: pointOf(request.stay),
    ...hoursOf(request),
    allowLeftOut: request.allowLeftOut ?? false,
    homeByDark: WAITS_OUTSIDE.has(request.transportType) && request.afterDark !== true,
    seed,
  }
}

function toTripPoint(draft: PlanPointDraft | null | undefined, named: NamedPlaces): TripPoint | null {
  if (!draft) return null
  if (draft.hub !== undefined) return { hub: draft.hub, ...HUB_POSITIONS[draft.hub] }
  const { lat, lng } = named.get(draft.contentId!)!
  return { hub: null, lat, lng }
}
