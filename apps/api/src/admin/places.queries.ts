import type { StaffPlace, StaffPlaceDetail } from '@honjeo/contract/admin/places'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { and, desc, eq, gt, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { reviewImages } from '@honjeo/schema/images'
import { places } from '@honjeo/schema/places'
import { reviews } from '@honjeo/schema/reviews'
import { columnOf } from '../records/staff-columns.ts'
import { knownStayFacts } from '../records/stay-facts.queries.ts'
import { lockAdditions } from './staff.queries.ts'
import { firstHits, hit, inOrder, isHit, openTiers, type After } from '../places/search.queries.ts'

/** Numbers of the tourism service have seven digits; what staff add has numbers far above them. */
const LAST_FOREIGN_ID = 900_000_000

const summary = {
  contentId: places.contentId,
  contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
  title: places.title,
  addr1: places.addr1,
  region: places.region,
  hiddenAt: isoUtc(places.hiddenAt),
}
const detail = {
  ...summary,
  lat: places.lat,
  lng: places.lng,
  overview: places.overview,
  tel: places.tel,
  homepage: places.homepage,
  openTime: places.openTime,
  restDate: places.restDate,
  parking: places.parking,
  fee: places.fee,
  period: places.period,
  eventStart: places.eventStart,
  eventEnd: places.eventEnd,
  indoor: places.indoor,
  soloScore: places.soloScore,
  hoursDoubted: sql<boolean>`${places.hoursDoubtedAt} is not null`,
  stayFacts: knownStayFacts,
  cover: places.coverChoice,
  coverImage: places.coverImage,
  isImported: sql<boolean>`${places.importedAt} is not null`,
}

const isAmong = (hidden: boolean | undefined) =>
  hidden === undefined ? undefined : hidden ? isNotNull(places.hiddenAt) : isNull(places.hiddenAt)

/** Returns the highest numbers first: what staff have added themselves. */
export const listPlacesByNumber = (
  db: Db,
  { hidden, before }: { hidden: boolean | undefined; before: number | undefined },
  limit: number,
): Promise<StaffPlace[]> =>
  db
    .select(summary)
    .from(places)
    .where(and(isAmong(hidden), before === undefined ? undefined : lt(places.contentId, before)))
    .orderBy(desc(places.contentId))
    .limit(limit)

/** The places of a search in their order, each with what a cursor repeats of it; hidden ones too. */
export async function listFoundPlaces(
  db: Db,
  tiers: Parameters<typeof firstHits>[0],
  { hidden, after }: { hidden: boolean | undefined; after: After | null },
  limit: number,
) {
  if (openTiers(tiers, after).length === 0) return []
  return db
    .select({ ...summary, ...hit, score: sql<number>`${places.score}::float8` })
    .from(places)
    .innerJoin(firstHits(tiers, limit, after, isAmong(hidden) ?? sql`true`), isHit)
    .orderBy(...inOrder)
    .limit(limit)
}

export async function findStaffPlace(db: Db, contentId: number): Promise<StaffPlaceDetail | undefined> {
  const [row] = await db.select(detail).from(places).where(eq(places.contentId, contentId))
  return row
}

/** Returns what `findStaffPlace` returns; no other transaction changes it until this one ends. */
export async function lockPlace(tx: Db, contentId: number): Promise<StaffPlaceDetail | undefined> {
  const [row] = await tx.select(detail).from(places).where(eq(places.contentId, contentId)).for('no key update')
  return row
}

/** What a place's row holds of what staff edit. */
export type PlaceValues = Pick<
  typeof places.$inferInsert,
  Exclude<
    keyof StaffPlaceDetail,
    'contentId' | 'hiddenAt' | 'isImported' | 'cover' | 'coverImage' | 'hoursDoubted' | 'stayFacts'
  >
>

/** The day on which the hours were looked up, where they were. */
type HoursChecked = Pick<typeof places.$inferInsert, 'hoursCheckedOn'>

/** Answers the new place's number: the next one, also where several are added at once. */
export async function insertPlace(tx: Db, values: PlaceValues & HoursChecked): Promise<number> {
  await lockAdditions(tx, 'PLACE')
  const [last] = await tx
    .select({ id: max(places.contentId) })
    .from(places)
    .where(gt(places.contentId, LAST_FOREIGN_ID))
  const contentId = (last?.id ?? LAST_FOREIGN_ID) + 1
  await tx.insert(places).values({ ...values, contentId })
  return contentId
}

/** From now on no import writes over what is changed here; one that is hidden or shown by staff stays so. */
export async function updatePlace(
  tx: Db,
  contentId: number,
  { hiddenAt, ...values }: Partial<PlaceValues> & { hiddenAt?: string | null },
  checked: HoursChecked,
): Promise<void> {
  const columns = [...Object.keys(values), ...(hiddenAt === undefined ? [] : ['hiddenAt'])].map(columnOf)
  await tx
    .update(places)
    .set({
      ...values,
      ...checked,
      ...(hiddenAt === undefined ? {} : { hiddenAt, isWithdrawn: false }),
      staffColumns: sql`array(select unnest(${places.staffColumns}) union select unnest(${sql.param(columns)}::text[]) order by 1)`,
    })
    .where(eq(places.contentId, contentId))
}

/** Puts the hours in doubt, or says that they are right as they are. */
export async function updateDoubt(tx: Db, contentId: number, isDoubted: boolean, now: string): Promise<void> {
  const decided = isDoubted ? { hoursDoubtedAt: now } : { hoursDoubtedAt: null, hoursConfirmedAt: now }
  await tx.update(places).set(decided).where(eq(places.contentId, contentId))
}

/** Whether the photo belongs to a review of the place that can be seen. */
export async function isPhotoOfPlace(tx: Db, contentId: number, imageName: string): Promise<boolean> {
  const rows = await tx
    .select({ id: reviews.id })
    .from(reviewImages)
    .innerJoin(reviews, eq(reviews.id, reviewImages.reviewId))
    .where(and(eq(reviewImages.imageName, imageName), eq(reviews.contentId, contentId), isNull(reviews.hiddenAt)))
  return rows.length > 0
}

/** A trigger decides what becomes the cover. */
export async function updateCoverChoice(tx: Db, contentId: number, coverChoice: string): Promise<void> {
  await tx.update(places).set({ coverChoice }).where(eq(places.contentId, contentId))
}
