import type { MyReview } from '@honjeo/contract/reviews'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { REVIEW_POINTS } from '@honjeo/contract/values/limits'
import { attachedImagesOf } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { type Param, prepared } from '../db/prepared.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { isVisible } from '../records/place-columns.ts'
import { places } from '@honjeo/schema/places'
import { reviews, reviewVotes } from '@honjeo/schema/reviews'
import { pointEvents, receipts } from '@honjeo/schema/receipts'

type Review = typeof reviews.$inferInsert

const contentType = sql<ContentTypeId>`${places.contentTypeId}`

const selectCategory = prepared('find_category', (db, { contentId }: { contentId: Param<number> }) =>
  db
    .select({ contentType })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible)),
)

/** The category of a place that people may see; undefined when there is none. */
export async function findCategory(tx: Db, contentId: number) {
  const [place] = await selectCategory(tx, { contentId })
  return place?.contentType
}

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

type NewReview = {
  [Name in 'userId' | 'contentId' | 'visitDate' | 'difficulty' | 'rating' | 'tags' | 'content']: NonNullable<
    Review[Name]
  >
}
type NewReviewAsked = { [Name in keyof NewReview]: Param<NewReview[Name]> } & { now: Param<string> }

const insertOne = prepared('insert_review', (db, { now, ...columns }: NewReviewAsked) =>
  db
    .insert(reviews)
    .values({ ...columns, createdAt: now, updatedAt: now })
    .onConflictDoNothing({
      target: [reviews.userId, reviews.contentId, reviews.visitDate],
      where: sql`not ${reviews.isRepeat}`,
    })
    .returning({ id: reviews.id }),
)

/** Answers its id; undefined where the member has a review of the same place and day. */
export async function insertReview(tx: Db, review: NewReview, now: string): Promise<number | undefined> {
  const [stored] = await insertOne(tx, { ...review, now })
  return stored?.id
}

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

/** Deletes a review. Its images become unattached and its votes go with it. */
export async function deleteReview(tx: Db, reviewId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, reviewId))
}

/** Deletes a vote; false where there was none. */
export async function deleteVote(tx: Db, reviewId: number, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))
    .returning({ reviewId: reviewVotes.reviewId })
  return gone.length > 0
}

export async function insertVote(tx: Db, reviewId: number, userId: number): Promise<void> {
  await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing()
}

export async function countVotes(tx: Db, reviewId: number): Promise<number> {
  const [row] = await tx.select({ helpfulCount: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, reviewId))
  return row?.helpfulCount ?? 0
}

/** A member's receipt. It was used once it has been worth points, also when the review it was for is gone. */
export async function findReceipt(tx: Db, receiptId: number, userId: number) {
  const [row] = await tx
    .select({
      contentId: receipts.contentId,
      visitDate: receipts.visitDate,
      status: receipts.status,
      reviewId: receipts.reviewId,
      isUsed: sql<boolean>`exists (select from ${pointEvents} where receipt_id = receipts.id)`,
    })
    .from(receipts)
    .where(and(eq(receipts.id, receiptId), eq(receipts.userId, userId)))
  return row
}

/** Binds a receipt to the review it proves and gives its points; the caller holds the member's lock. */
export async function spendReceipt(tx: Db, receiptId: number, userId: number, reviewId: number, now: string) {
  await tx.update(receipts).set({ reviewId }).where(eq(receipts.id, receiptId))
  await tx.update(reviews).set({ receiptVerified: true }).where(eq(reviews.id, reviewId))
  await tx.insert(pointEvents).values({ userId, amount: REVIEW_POINTS, receiptId, createdAt: now })
}
