import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from './client.ts'
import { places } from './schema/places.ts'

/** Whether there is a place that people may see. */
export async function placeExists(db: Db, contentId: number) {
  const [row] = await db
    .select({ contentId: places.contentId })
    .from(places)
    .where(and(eq(places.contentId, contentId), isNull(places.hiddenAt)))
  return row !== undefined
}
