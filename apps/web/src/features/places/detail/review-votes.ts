import type { PlaceReview, PlaceReviewPage } from '@honjeo/contract/places'

export interface ReviewPages {
  pages: PlaceReviewPage[]
  pageParams: unknown[]
}

/** Cached pages of reviews with one of them changed; pages without it keep their identity. */
export function changeCachedReview(
  data: ReviewPages,
  reviewId: number,
  change: (review: PlaceReview) => PlaceReview,
): ReviewPages {
  const pages = data.pages.map((page) => {
    if (!page.content.some(({ id }) => id === reviewId)) return page
    return { ...page, content: page.content.map((review) => (review.id === reviewId ? change(review) : review)) }
  })
  return { ...data, pages }
}

/** As the review will be after a tap on 도움돼요. */
export function withVoteTurned(review: PlaceReview): PlaceReview {
  const helpful = !review.helpful
  return { ...review, helpful, helpfulCount: Math.max(0, review.helpfulCount + (helpful ? 1 : -1)) }
}
