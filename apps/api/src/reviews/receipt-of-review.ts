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
 * Proves a review by a receipt of its writer's, in the transaction that writes it, and gives the points.
 * RECEIPT_ALREADY_USED for a receipt that another review has used; RECEIPT_NOT_USABLE for one that was not verified for
 * this place and day. Answers the points: none where the receipt has proven this very review before.
 */
export async function proveByReceipt(tx: Db, review: VisitedReview, receiptId: number, now: string): Promise<number> {
  const receipt = await findReceipt(tx, receiptId, review.userId)
  if (!receipt) throw appError('RECEIPT_NOT_USABLE')
  if (receipt.reviewId === review.id) return 0
  if (receipt.isUsed) throw appError('RECEIPT_ALREADY_USED')
  const isOfVisit = receipt.contentId === review.contentId && receipt.visitDate === review.visitDate
  if (review.isProven || receipt.status !== 'VERIFIED' || !isOfVisit) throw appError('RECEIPT_NOT_USABLE')
  await spendReceipt(tx, receiptId, review.userId, review.id, now)
  return REVIEW_POINTS
}
