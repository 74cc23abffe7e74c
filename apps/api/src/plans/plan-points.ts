import type { Position } from '@honjeo/contract/values/geo'
import type { PlanPoint } from '@honjeo/contract/plan'
import type { PlanPointDraft } from '@honjeo/contract/plans'
import { say } from '@honjeo/contract/values/sentences'
import type { PlanHub } from '@honjeo/contract/values/enums'
import { appError } from '@honjeo/contract/app-error'
import { dayCount } from './journey-dates.ts'
import type { PlannedPlace } from './place-facts.queries.ts'
import type { PlanRow } from './plans.queries.ts'
import type { StoredPlan } from './load-plan.ts'

/** The entrances: of the passenger terminal of the airport, and of the one for ferries from the mainland. */
export const HUB_POSITIONS: Record<PlanHub, Position> = {
  AIRPORT: { lat: 33.5066, lng: 126.493 },
  JEJU_PORT: { lat: 33.5197, lng: 126.5358 },
}

/** The ends of the days that a point may be. */
const PLAN_POINTS = ['start', 'end', 'stay'] as const
type PointName = (typeof PLAN_POINTS)[number]
type PointColumns = Pick<PlanRow, `${PointName}Hub` | `${PointName}ContentId`>

/** The points that are chosen; null takes one away. */
type PointDrafts = { [Name in PointName]?: PlanPointDraft | null }

export const placesOfPoints = (drafts: PointDrafts): number[] =>
  PLAN_POINTS.flatMap((name) => drafts[name]?.contentId ?? [])

/** Throws PLACE_NOT_FOUND for a place that there is not; one that was chosen before may be gone since. */
export function requirePoints(
  drafts: PointDrafts,
  places: ReadonlyMap<number, PlannedPlace>,
  earlier?: PointColumns,
): void {
  for (const name of PLAN_POINTS) {
    const contentId = drafts[name]?.contentId
    if (contentId === undefined || contentId === earlier?.[`${name}ContentId`]) continue
    if (places.get(contentId)?.isGone !== false) {
      throw appError('PLACE_NOT_FOUND', { fields: { [`${name}.contentId`]: say('PLACE_GONE') } })
    }
  }
}

export function toPointColumns(drafts: PointDrafts): Partial<PointColumns> {
  const columns = PLAN_POINTS.map((name) => {
    const draft = drafts[name]
    if (draft === undefined) return {}
    return { [`${name}Hub`]: draft?.hub ?? null, [`${name}ContentId`]: draft?.contentId ?? null }
  })
  return Object.assign({}, ...columns) as Partial<PointColumns>
}

export function pointOf({ plan, places }: StoredPlan, name: PointName): PlanPoint | null {
  const hub = plan[`${name}Hub`]
  if (hub !== null) return { hub, contentId: null, title: '', ...HUB_POSITIONS[hub] }
  const contentId = plan[`${name}ContentId`]
  const place = contentId === null ? undefined : places.get(contentId)
  return place ? { hub: null, contentId, title: place.title, lat: place.lat, lng: place.lng } : null
}

/** Returns where each day begins and ends: at the start and the end of the journey, and where the nights are. */
export function endsOfDays(stored: StoredPlan): { from: PlanPoint | null; to: PlanPoint | null }[] {
  const stay = pointOf(stored, 'stay')
  const ends = Array.from({ length: dayCount(stored.plan) }, () => ({ from: stay, to: stay }))
  ends[0]!.from = pointOf(stored, 'start') ?? stay
  ends.at(-1)!.to = pointOf(stored, 'end') ?? stay
  return ends
}
