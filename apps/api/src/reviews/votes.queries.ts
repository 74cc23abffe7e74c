import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { reviews, reviewVotes } from '../db/schema/reviews.ts'

/** Gives a vote or takes it back; the caller holds the review's lock, so that two tabs do so one after the other. */
export async function toggleVote(tx: Db, reviewId: number, userId: number) {
  const given = await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing().returning()
  const helpful = given.length > 0
  if (!helpful) {
    await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))
  }
  const [row] = await tx.select({ helpfulCount: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, reviewId))
  return { helpful, helpfulCount: row?.helpfulCount ?? 0 }
}
