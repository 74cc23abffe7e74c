import type { ContentTypeId } from '@honjeo/contract/values/enums'
import type { CoverSubject } from '@honjeo/covers/cover'
import type { CoverScene } from '@honjeo/covers/scenes'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { places } from '../../db/schema/places.ts'

/** What the generated cover of a place depends on. */
export async function findCoverSubject(db: Db, contentId: number): Promise<CoverSubject | undefined> {
  const [row] = await db
    .select({
      contentId: places.contentId,
      contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
      scene: sql<CoverScene | null>`${places.scene}`,
    })
    .from(places)
    .where(eq(places.contentId, contentId))
  return row && { ...row, scene: row.scene ?? undefined }
}
