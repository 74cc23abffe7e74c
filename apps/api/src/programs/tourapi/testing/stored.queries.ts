import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { placePhotos, places } from '@honjeo/schema/places'

export async function findStoredPlace({ db }: Database, contentId: number) {
  const [row] = await db.select().from(places).where(eq(places.contentId, contentId))
  return row
}

export async function listStoredPhotos({ db }: Database, contentId: number) {
  return db
    .select({ url: placePhotos.url, credit: placePhotos.credit, copyrightType: placePhotos.copyrightType })
    .from(placePhotos)
    .where(eq(placePhotos.contentId, contentId))
    .orderBy(asc(placePhotos.id))
}

/** Returns which version of each row there is: one that was written has another, be its content the same or not. */
export async function listRowVersions({ pool }: Database) {
  const { rows } = await pool.query<{ id: number; version: string }>(
    `select content_id as id, xmin::text as version from places
     union all select id, xmin::text from place_photos order by 1, 2`,
  )
  return rows
}
