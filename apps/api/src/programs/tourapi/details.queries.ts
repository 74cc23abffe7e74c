import { and, asc, count, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { placePhotos, places } from '@honjeo/schema/places'
import { koreanDay } from '../../lib/clock.ts'
import { columnOf, unlessStaffChanged } from '../../records/staff-columns.ts'
import { TOURAPI_CREDIT } from '@honjeo/tourapi/tourism-service'
import type { Details } from '@honjeo/tourapi/details'
import type { Photo } from '@honjeo/tourapi/photo'

/** Chooses visible places of the service whose details were never fetched, before this time, or before the place last changed. */
const inNeed = (before: string) =>
  and(
    isNotNull(places.importedAt),
    isNull(places.hiddenAt),
    or(
      isNull(places.detailImportedAt),
      lt(places.detailImportedAt, before),
      // The times are compared as text: the service's time stamps need not be possible ones.
      sql`to_char(${places.detailImportedAt} at time zone 'Asia/Seoul', 'YYYYMMDDHH24MISS') < ${places.sourceModified}`,
    ),
  )

/** The places whose details are needed most, in that order. */
export async function listInNeed(db: Db, before: string, limit: number) {
  return db
    .select({
      contentId: places.contentId,
      contentTypeId: places.contentTypeId,
      firstImage: places.firstImage,
      copyrightType: places.copyrightType,
    })
    .from(places)
    .where(inNeed(before))
    .orderBy(sql`${places.detailImportedAt} nulls first`, asc(places.contentId))
    .limit(limit)
}

export async function countInNeed(db: Db, before: string): Promise<number> {
  const [row] = await db.select({ value: count() }).from(places).where(inNeed(before))
  return row?.value ?? 0
}

/** A fact that the service does not give is null, and then stays as it was. */
export async function updateDetails(db: Db, contentId: number, { facts, photos }: Details, now: string): Promise<void> {
  const known = Object.entries(facts).filter(([, value]) => value !== null)
  const values = known.map(([name, value]) => [name, unlessStaffChanged(columnOf(name), sql`${value}`)])
  await db.transaction(async (tx) => {
    await updatePhotos(tx, contentId, photos)
    await tx
      .update(places)
      .set({ ...Object.fromEntries(values), ...hoursChecked(facts, now), detailImportedAt: now })
      .where(eq(places.contentId, contentId))
  })
}

/** The service has said when a place is open, which counts where staff have not said otherwise. */
const hoursChecked = ({ openTime, restDate }: Details['facts'], now: string) =>
  openTime === null && restDate === null
    ? {}
    : {
        hoursCheckedOn: sql`case when ${places.staffColumns} && '{open_time,rest_date}' then ${places.hoursCheckedOn} else ${koreanDay(new Date(now))}::date end`,
      }

/** Only the service's own photos of a place are replaced. */
async function updatePhotos(db: Db, contentId: number, photos: readonly Photo[]): Promise<void> {
  const ofService = and(eq(placePhotos.contentId, contentId), eq(placePhotos.credit, TOURAPI_CREDIT))
  const urls = photos.map(({ url }) => url)
  await db.delete(placePhotos).where(and(ofService, notInArray(placePhotos.url, urls)))
  if (photos.length === 0) return
  await db
    .insert(placePhotos)
    .values(photos.map((photo) => ({ ...photo, contentId, credit: TOURAPI_CREDIT })))
    .onConflictDoUpdate({
      target: [placePhotos.contentId, placePhotos.url],
      set: { copyrightType: sql`excluded.copyright_type` },
      setWhere: and(
        eq(placePhotos.credit, TOURAPI_CREDIT),
        sql`${placePhotos.copyrightType} is distinct from excluded.copyright_type`,
      ),
    })
}
