import type { MyReview } from '@honjeo/contract/reviews'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { attachedImagesOf } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { isVisible } from '../records/place-columns.ts'
import { places } from '../db/schema/places.ts'
import { reviews } from '../db/schema/reviews.ts'
import { storeText, type About, type NewText } from '../records/written-texts.ts'

type Review = typeof reviews.$inferInsert

const contentType = sql<ContentTypeId>`${places.contentTypeId}`

/** The category of a place that people may see; null when there is none. */
export const aboutPlace = (contentId: number): About<ContentTypeId | null> => ({
  name: 'place',
  value: sql`(select ${contentType} from ${places} where ${places.contentId} = ${contentId} and ${isVisible})`,
})

interface Visit {
  userId: number
  contentId: number
  visitDate: string
}

/** Returns the member's review of a place and day, whether it can be seen or not. */
export async function findReviewOfVisit(tx: Db, { userId, contentId, visitDate }: Visit) {
  const [row] = await tx
    .select({ reviewId: reviews.id, isHidden: sql<boolean>`${reviews.hiddenAt} is not null` })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.contentId, contentId),
        eq(reviews.visitDate, visitDate),
        eq(reviews.isRepeat, false),
      ),
    )
  return row
}

interface NewReview extends Pick<Review, 'contentId' | 'visitDate' | 'difficulty' | 'rating' | 'content'> {
  tags: readonly string[]
}

/**
 * Answers its id, with what the member had written before; there are no points yet. Nothing is stored beside a review of the
 * same place and day.
 */
export const insertReview = (tx: Db, text: NewText, review: NewReview, now: string) =>
  storeText<{ reviewId: number; points: number }>(tx, text, {
    insert: sql`
      insert into ${reviews} (content_id, user_id, visit_date, difficulty, rating, tags, content, created_at, updated_at)
      select ${review.contentId}::bigint, ${text.userId}::bigint, ${review.visitDate}::date, ${review.difficulty},
        ${review.rating}::smallint, ${sql.param([...review.tags])}::text[], ${review.content}, ${now}::timestamptz, ${now}::timestamptz
      from allowed on conflict (user_id, content_id, visit_date) where not is_repeat do nothing returning id`,
    answer: sql`jsonb_build_object('reviewId', stored.id, 'points', 0)`,
  })

const isThis = (reviewId: number) => and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt))
/** A hidden review stays visible to its author, who can appeal. */
const isThisFor = (reviewId: number, viewerId: number) =>
  and(eq(reviews.id, reviewId), or(isNull(reviews.hiddenAt), eq(reviews.userId, viewerId)))

/** Returns the author of a review, and locks it until the transaction ends; hidden ones only for their author. */
export async function lockReviewToDelete(tx: Db, reviewId: number, userId: number) {
  const [row] = await tx
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(isThisFor(reviewId, userId))
    .for('no key update')
  return row
}

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

/** Returns a review of the member; undefined for one that does not exist or is another's. */
export async function findReview(db: Db, reviewId: number, userId: number): Promise<MyReview | undefined> {
  const [row] = await db
    .select({
      id: reviews.id,
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
      isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
      createdAt: isoUtc(reviews.createdAt),
    })
    .from(reviews)
    .innerJoin(places, eq(places.contentId, reviews.contentId))
    .where(and(eq(reviews.id, reviewId), eq(reviews.userId, userId)))
  return row
}

export async function updateReview(tx: Db, reviewId: number, changes: Partial<Review>): Promise<void> {
  await tx.update(reviews).set(changes).where(eq(reviews.id, reviewId))
}

/** Its images become unattached and its votes go with it. */
export async function deleteReview(tx: Db, reviewId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, reviewId))
}
