import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { reviews, reviewVotes } from '../db/schema/reviews.ts'

/** Deletes a vote; false where there was none. */
export async function deleteVote(tx: Db, reviewId: number, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))
    .returning({ reviewId: reviewVotes.reviewId })
  return gone.length > 0
}

export async function insertVote(tx: Db, reviewId: number, userId: number): Promise<void> {
  await tx.insert(reviewVotes).values({ reviewId, userId })
}

export async function countVotes(tx: Db, reviewId: number): Promise<number> {
  const [row] = await tx.select({ helpfulCount: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, reviewId))
  return row?.helpfulCount ?? 0
}
