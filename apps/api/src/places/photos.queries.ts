import type { PlacePhoto } from '@honjeo/contract/places'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { toUploadedImage } from '../records/attached-images.ts'
import { notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { images, reviewImages } from '@honjeo/schema/images'
import { placePhotos } from '@honjeo/schema/places'
import { reviews } from '@honjeo/schema/reviews'
import { users } from '@honjeo/schema/users'

interface WantedPhotos {
  contentId: number
  size: number
  cursor: string | undefined
  viewerId: number | null
}

/** A photo with its place in the order: one of a review, or one of the tourism service, whose photos come after all of those. */
type Row = { photo: PlacePhoto } & (
  | { of: 'review'; writtenAt: string; reviewId: number; position: number }
  | { of: 'service'; id: number }
)
type After = readonly [writtenAt: string, reviewId: number, position: number]

/** The newest review first, its photos in the order its writer gave them. */
async function listReviewPhotos(
  db: Db,
  { contentId, viewerId }: WantedPhotos,
  after: After | null,
  limit: number,
): Promise<Row[]> {
  const [writtenAt, reviewId, position] = after ?? []
  const rows = await db
    .select({
      reviewId: reviews.id,
      position: reviewImages.position,
      writtenAt: isoUtc(reviews.createdAt),
      image: { name: images.name, width: images.width, height: images.height },
      user: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
      userId: reviews.userId,
      profile: users.imageUrl,
      date: reviews.visitDate,
      isMine: sql<boolean>`coalesce(${reviews.userId} = ${viewerId}::bigint, false)`,
    })
    .from(reviews)
    .innerJoin(reviewImages, eq(reviewImages.reviewId, reviews.id))
    .innerJoin(images, eq(images.name, reviewImages.imageName))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.contentId, contentId),
        sql`${reviews.photoCount} > 0 and ${reviews.hiddenAt} is null`,
        notBlockedBy(viewerId, reviews.userId),
        after === null
          ? undefined
          : sql`(${reviews.createdAt}, ${reviews.id}) <= (${writtenAt}::timestamptz, ${reviewId}::bigint)
              and not (${reviews.id} = ${reviewId}::bigint and ${reviewImages.position} <= ${position}::integer)`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id), asc(reviewImages.position))
    .limit(limit)
  return rows.map(({ position: at, writtenAt: on, image, ...review }) => {
    const uploaded = toUploadedImage(image)
    const photo = { url: uploaded.imageUrl, credit: null, copyrightType: null, review: { ...review, image: uploaded } }
    return { of: 'review', photo, writtenAt: on, reviewId: review.reviewId, position: at }
  })
}

async function listServicePhotos(db: Db, contentId: number, after: number, limit: number): Promise<Row[]> {
  const rows = await db
    .select({
      id: placePhotos.id,
      url: placePhotos.url,
      credit: placePhotos.credit,
      copyrightType: placePhotos.copyrightType,
    })
    .from(placePhotos)
    .where(and(eq(placePhotos.contentId, contentId), gt(placePhotos.id, after)))
    .orderBy(asc(placePhotos.id))
    .limit(limit)
  return rows.map(({ id, ...photo }) => ({ of: 'service', id, photo: { ...photo, review: null } }))
}

/** A place's photos: those of its reviews that the viewer may see, the newest first, then those of the tourism service. */
export async function listPlacePhotos(db: Db, wanted: WantedPhotos) {
  const { contentId, size, cursor } = wanted
  const list = `place-photos:${contentId}`
  // The cursor holds instant and review of the last photo and its position there; for one of the service, a review of 0 and its own number.
  const after = decodeCursor(list, cursor, ['instant', 'integer', 'integer'])
  const isPastReviews = after !== null && after[1] === 0
  const ofReviews = isPastReviews ? [] : await listReviewPhotos(db, wanted, after, size + 1)
  const missing = size + 1 - ofReviews.length
  const ofService = missing > 0 ? await listServicePhotos(db, contentId, isPastReviews ? after[2] : 0, missing) : []
  return toPage(
    [...ofReviews, ...ofService],
    size,
    (row) =>
      encodeCursor(
        list,
        row.of === 'review' ? [row.writtenAt, row.reviewId, row.position] : [new Date(0).toISOString(), 0, row.id],
      ),
    ({ photo }): PlacePhoto => photo,
  )
}
