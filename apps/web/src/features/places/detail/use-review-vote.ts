import type { PlaceReview, PlaceReviewPage } from '@honjeo/contract/places'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { voteHelpful } from '#features/reviews/reviews.api.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { readSession } from '#lib/server/session.ts'
import { toast } from '#ui/overlay/toast.ts'
import { PLACE_REVIEWS_KEY } from '../places.api.ts'

const TOAST_ID = 'review-vote'

/** Says that a review has helped, or no longer says so; shown at once. A visitor logs in first and comes back. */
export function useReviewVote(reviewId: number): (helpful: boolean) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()

  const mutationKey = ['review-vote', reviewId]
  /** Taps may be faster than the server: only its last answer is shown. */
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  const show = (change: (review: PlaceReview) => PlaceReview) =>
    queryClient.setQueriesData<ReviewPages>(
      { queryKey: PLACE_REVIEWS_KEY },
      (data) => data && changeCachedReview(data, reviewId, change),
    )

  const voting = useMutation({
    mutationKey,
    // The changes are sent one after the other, so that the server ends where the last tap did.
    scope: { id: mutationKey.join() },
    mutationFn: (helpful: boolean) => voteHelpful(reviewId, helpful),
    onMutate: (helpful) => show((review) => withVote(review, helpful)),
    onSuccess: (votes) => {
      if (isLast()) show((review) => ({ ...review, ...votes }))
    },
    onError: (error, helpful) => {
      show((review) => withVote(review, !helpful))
      toast.error(errorText(error), { id: TOAST_ID })
    },
  })

  return (helpful) => {
    if (readSession() === null) void navigate(paths.login(pathname + search))
    else voting.mutate(helpful)
  }
}

interface ReviewPages {
  pages: PlaceReviewPage[]
  pageParams: unknown[]
}

/** Returns cached pages of reviews with one of them changed; pages without it keep their identity. */
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

/** Returns the review as it will be with 도움돼요 or without it. */
export function withVote(review: PlaceReview, helpful: boolean): PlaceReview {
  const helpfulCount = review.helpfulCount + Number(helpful) - Number(review.helpful)
  return { ...review, helpful, helpfulCount: Math.max(0, helpfulCount) }
}
