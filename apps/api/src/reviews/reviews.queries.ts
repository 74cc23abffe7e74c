import type { MyReview } from '@honjeo/contract/reviews'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { attachedImagesOf } from '../db/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { isVisible } from '../db/place-columns.ts'
import { places } from '../db/schema/places.ts'
import { reviews } from '../db/schema/reviews.ts'

type Review = typeof reviews.$inferInsert

const contentType = sql<ContentTypeId>`${places.contentTypeId}`

/** The category of a place that people may see; undefined when there is none. */
export async function findContentType(db: Db, contentId: number): Promise<ContentTypeId | undefined> {
  const [row] = await db
    .select({ contentType })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row?.contentType
}

/** Whether a member has reviewed a place without a word since an ISO instant, that one left out. */
export async function hasWordlessReview(tx: Db, userId: number, contentId: number, since: string): Promise<boolean> {
  const rows = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.contentId, contentId),
        eq(reviews.content, ''),
        gt(reviews.createdAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertReview(tx: Db, review: Review): Promise<number> {
  const [row] = await tx.insert(reviews).values(review).returning({ id: reviews.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

const isThis = (reviewId: number) => and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt))

/** A review that can be seen, with whose it is; locked against other changes until the transaction ends. */
export async function lockReview(tx: Db, reviewId: number) {
  const [row] = await tx
    .select({
      id: reviews.id,
      userId: reviews.userId,
      contentId: reviews.contentId,
      contentType,
      visitDate: reviews.visitDate,
      tags: reviews.tags,
      content: reviews.content,
      receiptVerified: reviews.receiptVerified,
    })
    .from(reviews)
    .innerJoin(places, eq(places.contentId, reviews.contentId))
    .where(isThis(reviewId))
    .for('no key update', { of: reviews })
  return row
}

export async function findReview(
  db: Db,
  reviewId: number,
): Promise<(MyReview & { userId: number | null }) | undefined> {
  const [row] = await db
    .select({
      id: reviews.id,
      userId: reviews.userId,
      contentId: reviews.contentId,
      contentTypeId: contentType,
      spotName: places.title,
      visitDate: reviews.visitDate,
      difficulty: reviews.difficulty,
      rating: reviews.rating,
      tags: reviews.tags,
      text: reviews.content,
      images: attachedImagesOf('review'),
      receiptVerified: reviews.receiptVerified,
      createdAt: isoUtc(reviews.createdAt),
    })
    .from(reviews)
    .innerJoin(places, eq(places.contentId, reviews.contentId))
    .where(isThis(reviewId))
  return row
}

export async function updateReview(tx: Db, reviewId: number, changes: Partial<Review>): Promise<void> {
  await tx.update(reviews).set(changes).where(eq(reviews.id, reviewId))
}

/** Its images become unattached and its votes go with it. */
export async function deleteReview(tx: Db, reviewId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, reviewId))
}
