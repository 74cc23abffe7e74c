import type { MyReviewSummary } from '@honjeo/contract/users'
import { imageUrlOf } from '@honjeo/contract/values/image-url'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { croppedPlaceImage } from '../records/place-columns.ts'
import { places } from '@honjeo/schema/places'
import { reviews } from '@honjeo/schema/reviews'

const NEWEST = { key: reviews.createdAt, keyType: 'instant', direction: 'desc' } as const

/** Returns the member's own reviews, the newest first, also hidden ones and those of removed places. */
export async function listMyReviews(
  db: Db,
  userId: number,
  { size = PAGE_SIZE_DEFAULT, cursor }: { size?: number; cursor?: string },
) {
  const list = 'my-reviews'
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows = await db
    .select({
      id: reviews.id,
      contentId: reviews.contentId,
      spotName: places.title,
      spotImage: croppedPlaceImage,
      rating: reviews.rating,
      level: reviews.difficulty,
      content: reviews.content,
      firstImage: sql<string | null>`(
        select image_name from review_images where review_id = ${reviews.id} order by position limit 1)`,
      receipt: reviews.receiptVerified,
      isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
      helpfulCount: reviews.helpfulCount,
      date: reviews.visitDate,
      createdAt: isoUtc(reviews.createdAt),
    })
    .from(reviews)
    .innerJoin(places, eq(places.contentId, reviews.contentId))
    .where(and(eq(reviews.userId, userId), isAfter(NEWEST, reviews.id, after)))
    .orderBy(...orderBy(NEWEST, reviews.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.createdAt, row.id]),
    ({ firstImage, ...row }): MyReviewSummary => ({
      ...row,
      thumbUrl: firstImage === null ? null : imageUrlOf(firstImage, 'thumb'),
    }),
  )
}
