import type { ReviewDraft, MyReview } from '@honjeo/contract/reviews'
import { REVIEW_DIFFICULTIES, type ReviewDifficulty } from '@honjeo/contract/values/enums'
import type { ReviewTag } from '@honjeo/contract/values/review-tags'
import { isPickedPlace, type PickedPlace } from '#features/picked-place/picked-place.ts'
import { sendableText } from '#lib/text/sendable-text.ts'

export interface ReviewFormValues {
  place: PickedPlace | null
  /** `2026-11-28`, in Seoul */
  visitDate: string | null
  difficulty: ReviewDifficulty | null
  /** The number of stars, 1–5. */
  rating: number | null
  /** Codes of memorable moments. */
  tags: string[]
  text: string
}

export const EMPTY_REVIEW: ReviewFormValues = {
  place: null,
  visitDate: null,
  difficulty: null,
  rating: null,
  tags: [],
  text: '',
}

/** The body to send, but for images and receipt; null while something required is missing. */
export function toReviewDraft(values: ReviewFormValues): ReviewDraft | null {
  const { place, visitDate, difficulty, rating, tags, text } = values
  if (place === null || visitDate === null || difficulty === null || rating === null) return null
  // A code the server no longer offers is refused there, with its sentence.
  return {
    contentId: place.contentId,
    visitDate,
    difficulty,
    rating,
    tags: tags as ReviewTag[],
    text: sendableText(text),
  }
}

/** The fields at which the form shows what the server says about a field of the body. */
export const FIELD_OF_BODY: Partial<Record<string, keyof ReviewFormValues>> = {
  contentId: 'place',
  visitDate: 'visitDate',
  difficulty: 'difficulty',
  rating: 'rating',
  tags: 'tags',
  text: 'text',
}

export function valuesOf(review: MyReview): ReviewFormValues {
  const { contentId, spotName, visitDate, difficulty, rating, tags, text } = review
  return { place: { contentId, title: spotName }, visitDate, difficulty, rating, tags, text }
}

export function isReviewFormValues(value: unknown): value is ReviewFormValues {
  if (typeof value !== 'object' || value === null) return false
  const { place, visitDate, difficulty, rating, tags, text } = value as Record<string, unknown>
  return (
    (place === null || isPickedPlace(place)) &&
    (visitDate === null || typeof visitDate === 'string') &&
    (difficulty === null || REVIEW_DIFFICULTIES.some((each) => each === difficulty)) &&
    (rating === null || typeof rating === 'number') &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    typeof text === 'string'
  )
}
