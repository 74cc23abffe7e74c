import type { PickedPlace } from '#lib/picked-place.ts'
import { withoutExpired } from '#ui/image-uploads.ts'
import { isBlank, newReviewSubject, NOTHING_WRITTEN, readReviewDraft, type ReviewInProgress } from './review-draft.ts'

/** What the form was filled with from a draft. */
export interface Restored {
  /** Photos that the server has removed in the meantime. */
  lostImages: number
}

export interface ReviewStart {
  start: ReviewInProgress
  subject: string
  /** The subject whose draft was taken along to this one: another place was picked for what is written. */
  movedFrom: string | null
  restored: Restored | null
}

/**
 * How the form of a new review begins. `contentId` is the place it was written for so far, `place` the one it is for now;
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
