import { REVIEW_POINTS } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import { findReceipt, spendReceipt } from './receipts-used.queries.ts'

interface VisitedReview {
  id: number
  userId: number
  contentId: number
  visitDate: string
  /** By an earlier receipt; one is enough. */
  isProven: boolean
}

/**
 * Proves a review by a receipt of its writer's, in the transaction that writes it, and gives the points. REVIEW4090 for a
 * receipt that another review has used; REVIEW4001 for one that was not verified for this place and day. Answers the
 * points: none where the receipt has proven this very review before.
 */
export async function proveByReceipt(tx: Db, review: VisitedReview, receiptId: number, now: string): Promise<number> {
  const receipt = await findReceipt(tx, receiptId, review.userId)
  if (!receipt) throw appError('REVIEW4001')
  if (receipt.reviewId === review.id) return 0
  if (receipt.isUsed) throw appError('REVIEW4090')
  const isOfVisit = receipt.contentId === review.contentId && receipt.visitDate === review.visitDate
  if (review.isProven || receipt.status !== 'VERIFIED' || !isOfVisit) throw appError('REVIEW4001')
  await spendReceipt(tx, receiptId, review.userId, review.id, now)
  return REVIEW_POINTS
}
