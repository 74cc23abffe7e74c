import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isVisible } from './place-columns.ts'
import { places } from '@honjeo/schema/places'

/** The title of a place that people may see; undefined when there is none. */
export async function findPlaceTitle(db: Db, contentId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ title: places.title })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row?.title
}

/** Whether there is a place that people may see. */
export const placeExists = async (db: Db, contentId: number) => (await findPlaceTitle(db, contentId)) !== undefined

/** Returns where a visible place is; undefined when there is none. */
export async function findPlacePosition(db: Db, contentId: number) {
  const [row] = await db
    .select({ contentId: places.contentId, lat: places.lat, lng: places.lng })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row
}
