import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { places } from '../db/schema/places.ts'

/** What the generated cover of a place depends on. */
export async function findCoverFacts(db: Db, contentId: number) {
  const [row] = await db
    .select({ contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`, scene: places.scene })
    .from(places)
    .where(eq(places.contentId, contentId))
  return row
}
