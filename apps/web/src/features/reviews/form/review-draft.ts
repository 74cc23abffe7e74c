import { isKeptImage, type KeptImage } from '#ui/image-uploads.ts'
import { readDraft } from '#lib/drafts.ts'
import { isVerifiedReceipt, type VerifiedReceipt } from '../receipt/verified-receipt.ts'
import { EMPTY_REVIEW, isReviewFormValues, type ReviewFormValues } from './review-form-values.ts'

/** A review as it stands in the form, and on the device until it is published. */
export interface ReviewInProgress {
  values: ReviewFormValues
  images: readonly KeptImage[]
  receipt: VerifiedReceipt | null
}

export const NOTHING_WRITTEN: ReviewInProgress = { values: EMPTY_REVIEW, images: [], receipt: null }

/** One draft a place, one for the place that is not picked yet, one a published review that is being changed. */
export const newReviewSubject = (contentId: number | null) => `review:${contentId ?? 'somewhere'}`
export const editedReviewSubject = (reviewId: number) => `review-edit:${reviewId}`

export function readReviewDraft(userId: number, subject: string): ReviewInProgress | null {
  return readDraft(userId, subject, isReviewInProgress)
}

/** Whether two hold the same work; the place alone is none. */
export function isSameWork(a: ReviewInProgress, b: ReviewInProgress): boolean {
  return JSON.stringify(workOf(a)) === JSON.stringify(workOf(b))
}

export const isBlank = (review: ReviewInProgress) => isSameWork(review, NOTHING_WRITTEN)

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
