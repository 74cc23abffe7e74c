import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { mapPlacesById, type PlannedPlace } from './place-facts.queries.ts'
import { findOwnerOfPlan, findPlan, findSharedPlan, type PlanRow, type SpotRow } from './plans.queries.ts'

/** A plan as it is stored, with the places it names. */
export interface StoredPlan {
  plan: PlanRow
  /** The stops day by day, in their order. */
  spots: readonly SpotRow[]
  /** The places by id; one that was deleted for good is missing. */
  places: ReadonlyMap<number, PlannedPlace>
}

/**
 * What may be seen of a shared plan. Nothing shows where its owner, who travels alone, sleeps: no lodging, be it where
 * the days begin and end or a stop, be it a hotel, a camp site or a place that was named as one, and no way from there
 * or to it. Nor does anything show what was asked for, or the flights.
 */
function publicPart({ plan, spots, places }: StoredPlan): StoredPlan {
  const isLodging = ({ contentId }: SpotRow) =>
    contentId !== null && (contentId === plan.stayContentId || places.get(contentId)?.isLodging === true)
  return {
    plan: {
      ...plan,
      startContentId: null,
      endContentId: null,
      stayHub: null,
      stayContentId: null,
      startMinute: null,
      endMinute: null,
      interests: [],
      leftOut: [],
      notes: [],
    },
    spots: spots
      .filter((spot) => !isLodging(spot))
      .map((spot) => ({
        ...spot,
        memo: plan.sharesMemos ? spot.memo : '',
        reasons: spot.reasons.filter(({ code }) => code !== 'MUST'),
      })),
    places,
  }
}

async function withPlaces(db: Db, { plan, spots }: Omit<StoredPlan, 'places'>): Promise<StoredPlan> {
  const points = [plan.startContentId, plan.endContentId, plan.stayContentId]
  const contentIds = [...points, ...spots.map(({ contentId }) => contentId)].filter((id) => id !== null)
  return { plan, spots, places: await mapPlacesById(db, [...new Set(contentIds)]) }
}

/** Returns a plan of the member; throws PLAN_NOT_FOUND for one that does not exist or is another's. */
export async function loadPlan(db: Db, planId: number, userId: number): Promise<StoredPlan> {
  const found = await findPlan(db, planId, userId)
  if (!found) throw appError('PLAN_NOT_FOUND')
  return withPlaces(db, found)
}

/** Asks for no more than whose it is; throws as `loadPlan` does. */
export async function requireOwnPlan(db: Db, planId: number, userId: number): Promise<void> {
  if ((await findOwnerOfPlan(db, planId)) !== userId) throw appError('PLAN_NOT_FOUND')
}

/** What everybody with the link may see; throws PLAN_LINK_NOT_FOUND where the link leads nowhere. */
export async function loadSharedPlan(db: Db, token: string): Promise<StoredPlan> {
  const found = await findSharedPlan(db, token)
  if (!found) throw appError('PLAN_LINK_NOT_FOUND')
  return publicPart(await withPlaces(db, found))
}
