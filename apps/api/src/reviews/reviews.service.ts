import type { ReviewChange, ReviewDraft } from '@honjeo/contract/reviews'
import { toReviewDifficulty, type ContentTypeId } from '@honjeo/contract/values/enums'
import { REVIEWS_PER_DAY, REVIEW_POINTS, REVIEW_VISIT_YEARS_MAX } from '@honjeo/contract/values/limits'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import { attachImages } from '../records/attached-images.ts'
import { areApart } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { guardText, refuseRepetition, requireAllowance } from '../records/text-guard.ts'
import { appError } from '@honjeo/contract/app-error'
import {
  countVotes,
  deleteReview,
  deleteVote,
  findCategory,
  findReceipt,
  findReviewOfVisit,
  insertReview,
  insertVote,
  lockReview,
  lockReviewToDelete,
  spendReceipt,
  updateReview,
} from './reviews.queries.ts'
import { REVIEW_TAGS_OF } from '@honjeo/contract/values/review-tags'
import { subYears } from 'date-fns/subYears'
import { koreanDay } from '../lib/clock.ts'

const refuse = (sentence: Sentence) => appError('INVALID_INPUT', { fields: { visitDate: sentence } })

/**
 * Throws INVALID_INPUT for a day (YYYY-MM-DD) that has not come in Korea, or that is too long ago to be of use to
 * others.
 */
function requireVisitDate(visitDate: string, now: Date): void {
  if (visitDate > koreanDay(now)) throw refuse(say('VISIT_TO_COME'))
  if (visitDate < koreanDay(subYears(now, REVIEW_VISIT_YEARS_MAX))) {
    throw refuse(say('VISIT_LONG_AGO', { years: REVIEW_VISIT_YEARS_MAX }))
  }
}

/**
 * Throws INVALID_INPUT for a moment that a place of this category does not offer; those a review has already may stay.
 */
function requireTags(tags: readonly string[], contentType: ContentTypeId, kept: readonly string[] = []): void {
  const offered: readonly string[] = [...REVIEW_TAGS_OF[contentType], ...kept]
  if (!tags.every((tag) => offered.includes(tag))) {
    throw appError('INVALID_INPUT', { fields: { tags: say('MOMENT_NOT_OFFERED') } })
  }
}

interface VisitedReview {
  id: number
  userId: number
  contentId: number
  visitDate: string
  /** Whether an earlier receipt has proven it; one is enough. */
  isProven: boolean
}

/**
 * Proves a review by a receipt of its writer's, in the transaction that writes it, and gives the points.
 * RECEIPT_ALREADY_USED for a receipt that another review has used; RECEIPT_NOT_USABLE for one that was not verified for
 * this place and day. Answers the points: none where the receipt has proven this very review before.
 */
async function proveByReceipt(tx: Db, review: VisitedReview, receiptId: number, now: string): Promise<number> {
  const receipt = await findReceipt(tx, receiptId, review.userId)
  if (!receipt) throw appError('RECEIPT_NOT_USABLE')
  if (receipt.reviewId === review.id) return 0
  if (receipt.isUsed) throw appError('RECEIPT_ALREADY_USED')
  const isOfVisit = receipt.contentId === review.contentId && receipt.visitDate === review.visitDate
  if (review.isProven || receipt.status !== 'VERIFIED' || !isOfVisit) throw appError('RECEIPT_NOT_USABLE')
  await spendReceipt(tx, receiptId, review.userId, review.id, now)
  return REVIEW_POINTS
}

interface Written {
  reviewId: number
  /** What was given for the receipt this time. */
  points: number
}

const PER_DAY = { limit: REVIEWS_PER_DAY, refusal: 'TOO_MANY_REVIEWS_TODAY' } as const

/** Writes in the caller's transaction the review with its images, its proof and the points, or nothing of it. */
export async function writeReview(tx: Db, userId: number, draft: ReviewDraft, now: Date): Promise<Written> {
  const { contentId, visitDate, rating, tags = [], text = '', images = [], receiptId = null } = draft
  const difficulty = toReviewDifficulty(draft.difficulty)
  requireVisitDate(visitDate, now)
  const about = { userId, kind: 'REVIEW', now } as const
  await guardText(tx, { ...about, texts: [text] })
  const contentType = await findCategory(tx, contentId)
  if (contentType === undefined) throw appError('PLACE_NOT_FOUND', { fields: { contentId: say('PLACE_AGAIN') } })
  requireTags(tags, contentType)
  const earlier = await requireAllowance(tx, about, PER_DAY)
  const at = now.toISOString()
  const visit = { userId, contentId, visitDate }
  const reviewId = await insertReview(tx, { ...visit, difficulty, rating, tags: [...tags], content: text }, at)
  // A review that is there already is what the words repeat, so it is looked for first.
  if (reviewId === undefined) await refuseSecond(tx, visit)
  refuseRepetition(text, earlier)
  if (reviewId === undefined) throw new Error('a review was neither stored nor refused')
  if (images.length > 0) await attachImages(tx, userId, 'review', reviewId, images)
  if (receiptId === null) return { reviewId, points: 0 }
  const points = await proveByReceipt(tx, { id: reviewId, ...visit, isProven: false }, receiptId, at)
  return { reviewId, points }
}

/** Throws VISIT_ALREADY_REVIEWED where the member has a review of the place and day. */
async function refuseSecond(tx: Db, visit: { userId: number; contentId: number; visitDate: string }): Promise<void> {
  const first = await findReviewOfVisit(tx, visit)
  if (first) throw appError('VISIT_ALREADY_REVIEWED', { result: first })
}

/** Locks a review of the member; throws REVIEW_NOT_FOUND for one that does not exist, is hidden or is another's. */
async function lockOwnReview(tx: Db, userId: number, reviewId: number) {
  await lockMember(tx, userId)
  const review = await lockReview(tx, reviewId)
  if (review?.userId !== userId) throw appError('REVIEW_NOT_FOUND')
  return review
}

export async function changeReview(
  tx: Db,
  userId: number,
  reviewId: number,
  { visitDate, difficulty, rating, tags, text, images, receiptId = null }: ReviewChange,
  now: Date,
): Promise<Written> {
  const review = await lockOwnReview(tx, userId, reviewId)
  const day = visitDate ?? review.visitDate
  if (day !== review.visitDate) {
    requireVisitDate(day, now)
    if (review.receiptVerified) {
      throw appError('INVALID_INPUT', { fields: { visitDate: say('VISIT_PROVEN') } })
    }
    await refuseSecond(tx, { userId, contentId: review.contentId, visitDate: day })
  }
  if (tags) requireTags(tags, review.contentType, review.tags)
  if (text !== undefined && text !== review.content) {
    await guardText(tx, { userId, kind: 'REVIEW', texts: [text], now, editing: reviewId })
  }
  const at = now.toISOString()
  const moved = day === review.visitDate ? {} : { visitDate: day, isRepeat: false }
  const named = difficulty && toReviewDifficulty(difficulty)
  await updateReview(tx, reviewId, { ...moved, difficulty: named, rating, tags, content: text, updatedAt: at })
  if (images) await attachImages(tx, userId, 'review', reviewId, images)
  const { contentId, receiptVerified: isProven } = review
  const changed = { id: reviewId, userId, contentId, visitDate: day, isProven }
  const points = receiptId === null ? 0 : await proveByReceipt(tx, changed, receiptId, at)
  return { reviewId, points }
}

/** Deletes a review, also a hidden one. Its points stay, and its receipt stays used. */
export async function removeReview(tx: Db, userId: number, reviewId: number): Promise<void> {
  await lockMember(tx, userId)
  const review = await lockReviewToDelete(tx, reviewId, userId)
  if (review?.userId !== userId) throw appError('REVIEW_NOT_FOUND')
  await deleteReview(tx, reviewId)
}

/** Says that a review has helped or takes that back, as is wanted; where nothing is said, turns around what is. */
export async function voteHelpful(tx: Db, userId: number, reviewId: number, wanted?: boolean) {
  const review = await lockReview(tx, reviewId)
  if (!review) throw appError('REVIEW_NOT_FOUND')
  if (review.userId === userId) throw appError('OWN_REVIEW')
  // The review is locked, so two tabs do this one after the other.
  const hadOne = wanted !== true && (await deleteVote(tx, reviewId, userId))
  const helpful = wanted ?? !hadOne
  if (helpful) {
    // Only a vote that stays is refused: one from before the block can be taken back above.
    if (await areApart(tx, userId, review.userId)) throw appError('REVIEW_NOT_FOUND')
    await insertVote(tx, reviewId, userId)
  }
  return { helpful, helpfulCount: await countVotes(tx, reviewId) }
}
