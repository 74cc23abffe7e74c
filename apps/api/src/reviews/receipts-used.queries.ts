import { REVIEW_POINTS } from '@honjeo/contract/values/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { pointEvents, receipts } from '../db/schema/receipts.ts'
import { reviews } from '../db/schema/reviews.ts'

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
