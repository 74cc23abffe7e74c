import { readDraft } from '#lib/device/drafts.ts'
import type { PickedPlace } from '#features/picked-place/picked-place.ts'
import { isKeptImage, type KeptImage, withoutExpired } from '#ui/media/image-uploads.ts'
import { isVerifiedReceipt, type VerifiedReceipt } from '../receipt/verified-receipt.ts'
import { EMPTY_REVIEW, isReviewFormValues, type ReviewFormValues } from './review-form-values.ts'

/** A review as it is in the form, and on the device until it is published. */
export interface ReviewInProgress {
  values: ReviewFormValues
  images: readonly KeptImage[]
  receipt: VerifiedReceipt | null
}

export const NOTHING_WRITTEN: ReviewInProgress = { values: EMPTY_REVIEW, images: [], receipt: null }

/** The names of drafts: one a place, one for the place that is not picked yet, one a published review that is being changed. */
export const newReviewSubject = (contentId: number | null) => `review:${contentId ?? 'somewhere'}`
export const editedReviewSubject = (reviewId: number) => `review-edit:${reviewId}`

export function readReviewDraft(userId: number, subject: string): ReviewInProgress | null {
  return readDraft(userId, subject, isReviewInProgress)
}

/** Whether two hold the same work; the place alone is none. */
export function isSameWork(a: ReviewInProgress, b: ReviewInProgress): boolean {
  return JSON.stringify(workOf(a)) === JSON.stringify(workOf(b))
}

const isBlank = (review: ReviewInProgress) => isSameWork(review, NOTHING_WRITTEN)

function workOf({ values: { visitDate, difficulty, rating, tags, text }, images, receipt }: ReviewInProgress) {
  const names = images.map(({ imageName }) => imageName)
  return [visitDate, difficulty, rating, tags, text.trim(), names, receipt?.receiptId ?? null]
}

function isReviewInProgress(value: unknown): value is ReviewInProgress {
  if (typeof value !== 'object' || value === null) return false
  const { values, images, receipt } = value as Record<string, unknown>
  return (
    isReviewFormValues(values) &&
    Array.isArray(images) &&
    images.every(isKeptImage) &&
    (receipt === null || isVerifiedReceipt(receipt))
  )
}

/** What the form was filled with from a draft. */
export interface Restored {
  /** Photos that the server has removed in the meantime. */
  lostImages: number
}

interface ReviewStart {
  start: ReviewInProgress
  subject: string
  /** The subject whose draft was taken along to this one: another place was picked for what is written. */
  movedFrom: string | null
  restored: Restored | null
}

/**
 * Returns how the form of a new review begins. `contentId` is the place it was written for so far, `place` the one it is for now;
 * what is written goes along, and what was written of the new place itself is found again.
 */
export function startReview(
  userId: number,
  contentId: number | null,
  place: PickedPlace | null,
  now: number,
): ReviewStart {
  const before = newReviewSubject(contentId)
  const subject = newReviewSubject(place?.contentId ?? contentId)
  const along = before === subject ? null : readReviewDraft(userId, before)
  const isMoved = along !== null && !isBlank(along)
  const { start, restored } = restore(isMoved ? along : readReviewDraft(userId, subject), now)
  return {
    start: { ...start, values: { ...start.values, place: place ?? start.values.place } },
    subject,
    movedFrom: isMoved ? before : null,
    // Who comes from the search knows what they have written.
    restored: isMoved && restored?.lostImages === 0 ? null : restored,
  }
}

/** A draft as it can be gone on with. */
export function restore(draft: ReviewInProgress | null, now: number) {
  if (draft === null || isBlank(draft)) return { start: NOTHING_WRITTEN, restored: null }
  const images = withoutExpired(draft.images, now)
  return { start: { ...draft, images }, restored: { lostImages: draft.images.length - images.length } }
}
