import type { MyReview } from '@honjeo/contract/reviews'
import { REVIEW_IMAGES_MAX } from '@honjeo/contract/values/limits'
import { writeDraft } from '#lib/device/drafts.ts'
import { editedReviewSubject, type ReviewInProgress } from './review-draft.ts'
import { valuesOf } from './review-form-values.ts'

/**
 * Keeps what is written as a change to the review that exists already: its words and photos first, then the new ones. Returns
 * whether all of it has found room there.
 */
export function moveToFirst(userId: number, first: MyReview, written: ReviewInProgress): boolean {
  const published = valuesOf(first)
  const { text } = written.values
  const texts = [published.text, text.trim() === published.text.trim() ? '' : text]
  const images = [...first.images, ...written.images]
  const merged: ReviewInProgress = {
    values: {
      ...written.values,
      place: published.place,
      text: texts.filter((each) => each.trim() !== '').join('\n\n'),
    },
    images: images.slice(0, REVIEW_IMAGES_MAX),
    receipt: written.receipt,
  }
  writeDraft(userId, editedReviewSubject(first.id), merged)
  return images.length <= REVIEW_IMAGES_MAX
}
