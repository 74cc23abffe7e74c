import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isVisible } from '../db/place-columns.ts'
import { places } from '../db/schema/places.ts'

/** What the preview of a place says; undefined when there is none that people may see. */
export async function findPlaceWords(db: Db, contentId: number) {
  const [row] = await db
    .select({ title: places.title, overview: places.overview })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row
}
