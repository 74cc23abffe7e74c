import type { CopyrightType } from '@honjeo/contract/values/enums'
import type { PlannerPlace } from '@honjeo/planner/place'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { type Param, prepared } from '../db/prepared.ts'
import {
  hoursCheckedOn,
  isLodging,
  isVisible,
  placeCopyright,
  placeImage,
  plannerPlaceColumns,
} from '../records/place-columns.ts'
import { places } from '@honjeo/schema/places'

/** A place of a plan: what the planner knows of it, and what is shown. */
export interface PlannedPlace extends PlannerPlace {
  addr1: string
  image: string
  copyrightType: CopyrightType | null
  hoursCheckedOn: string | null
  /** Whether it is no longer in the catalogue. */
  isGone: boolean
  isLodging: boolean
}

const selectPlaces = prepared('find_planned_places', (db, { contentIds }: { contentIds: Param<number[]> }) =>
  db
    .select({
      ...plannerPlaceColumns,
      addr1: places.addr1,
      image: placeImage,
      copyrightType: placeCopyright,
      hoursCheckedOn,
      isGone: sql<boolean>`${places.hiddenAt} is not null`,
      isLodging,
    })
    .from(places)
    .where(sql`${places.contentId} = any(${contentIds}::bigint[])`),
)

/** Returns those of the places that there are, hidden ones too, by their id. */
export async function mapPlacesById(db: Db, contentIds: readonly number[]): Promise<ReadonlyMap<number, PlannedPlace>> {
  if (contentIds.length === 0) return new Map()
  const rows = await selectPlaces(db, { contentIds: [...contentIds] })
  return new Map(rows.map((row) => [row.contentId, row]))
}

/** Returns every place that people may see, the best first. */
export const listPlannerPlaces = (db: Db): Promise<PlannerPlace[]> =>
  db.select(plannerPlaceColumns).from(places).where(isVisible).orderBy(desc(places.score), desc(places.contentId))
