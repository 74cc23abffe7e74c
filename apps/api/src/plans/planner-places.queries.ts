import { desc } from 'drizzle-orm'
import type { PlannerPlace } from '@honjeo/planner/place'
import type { Db } from '../db/client.ts'
import { isVisible } from '../records/place-columns.ts'
import { places } from '../db/schema/places.ts'
import { plannerPlaceColumns } from './place-facts.queries.ts'

/** Every place that people may see, the best first. */
export const listPlannerPlaces = (db: Db): Promise<PlannerPlace[]> =>
  db.select(plannerPlaceColumns).from(places).where(isVisible).orderBy(desc(places.score), desc(places.contentId))
