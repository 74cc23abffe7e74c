import type { ReviewChange, ReviewDraft } from '@honjeo/contract/reviews'
import type { Api } from '@honjeo/contract/routes'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'

const DAY_MS = 86_400_000

/** Moments that may be worth remembering of a kind of place; without one, of any. */
export const reviewTagsQuery = (contentTypeId: ContentTypeId | undefined) =>
  queryOptions({
    queryKey: ['reviews', 'tags', contentTypeId],
    queryFn: ({ signal }) => request('GET /api/reviews/tags', { query: { contentTypeId } }, { signal }),
    staleTime: DAY_MS,
  })

export const myReviewQuery = (reviewId: number) =>
  queryOptions({
    queryKey: ['reviews', 'detail', reviewId],
    queryFn: ({ signal }) => request('GET /api/reviews/:reviewId', { params: { reviewId } }, { signal }),
    // An editor begins with what is published now.
    gcTime: 0,
  })

const toMyReviews = ({ pages }: { pages: Api['GET /api/mypage/reviews']['reply'][] }) =>
  pages.flatMap((page) => page.content)

export const myReviewsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'mine'],
    queryFn: ({ pageParam: cursor, signal }) => request('GET /api/mypage/reviews', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: toMyReviews,
  })

export const postReview = (draft: ReviewDraft, idempotencyKey: string) =>
  request('POST /api/reviews', { body: draft }, { idempotencyKey })

export const changeReview = (reviewId: number, change: ReviewChange) =>
  request('PATCH /api/reviews/:reviewId', { params: { reviewId }, body: change })

export const deleteReview = (reviewId: number) => request('DELETE /api/reviews/:reviewId', { params: { reviewId } })

export const voteHelpful = (reviewId: number, helpful: boolean) =>
  request('PUT /api/reviews/:reviewId/helpful', { params: { reviewId }, body: { helpful } })

/** A review counts in lists, on home, in its place and on the my page; whatever is seen next is asked for again. */
export function refreshAfterReview(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries()
}
