import { REVIEW_SORTS, type ReviewSort } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { placeReviewsQuery } from '../places.api.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewStats } from './review-stats.tsx'

const REVIEW_SORT_LABELS: Record<ReviewSort, MessageDescriptor> = {
  LATEST: msg`최신`,
  HELPFUL: msg`도움돼요`,
  RATING: msg`별점`,
}

/** The order of the reviews that the address asks for. */
function readReviewSort(text: string | null): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? 'LATEST'
}

/** In the address, so that coming back finds the list open and its scroll position. */
const LIST_PARAM = 'reviews'
const SORT_PARAM = 'sort'

export function PlaceReviews({ contentId }: { contentId: number }) {
  const { t, i18n } = useLingui()
  const [params, setParams] = useSearchParams()
  const isOpen = params.has(LIST_PARAM)
  const sort = readReviewSort(params.get(SORT_PARAM))
  // Another order comes in the place of the one that is read.
  const query = useInfiniteQuery({ ...placeReviewsQuery(contentId, sort), placeholderData: keepPreviousData })

  function show(order: ReviewSort) {
    // The tab as well: replacing drops the navigation state that may have chosen it.
    const next = { tab: 'reviews', [LIST_PARAM]: 'all', ...(order === 'LATEST' ? {} : { [SORT_PARAM]: order }) }
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return (
    <Paged
      query={query}
      skeleton={<StatsSkeleton />}
      isEmpty={({ stats }) => stats.totalReviews === 0}
      empty={
        <EmptyState
          scene="road"
          title={t`아직 혼행 리뷰가 없어요`}
          description={t`다녀오셨다면 첫 이야기를 들려주세요. 다음 여행자에게 큰 힘이 돼요.`}
          action={
            <LinkButton to={paths.writeReview({ contentId })} variant="secondary" size="md">
              {t`첫 리뷰 쓰기`}
            </LinkButton>
          }
        />
      }
      hasMore={isOpen}
    >
      {({ reviews, stats }) => (
        <div className="space-y-3">
          <ReviewStats stats={stats} />
          <LinkButton to={paths.writeReview({ contentId })} variant="secondary" fullWidth>
            {t`리뷰 쓰기`}
          </LinkButton>
          {isOpen ? (
            <>
              <ChipRow
                label={t`리뷰 정렬`}
                options={REVIEW_SORTS.map((value) => ({ value, label: i18n._(REVIEW_SORT_LABELS[value]) }))}
                value={sort}
                onChange={show}
              />
              <ul
                aria-label={t`혼행 리뷰`}
                aria-busy={query.isPlaceholderData}
                className={cx('space-y-3 transition-opacity', query.isPlaceholderData && 'opacity-60')}
              >
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Button variant="secondary" fullWidth onClick={() => show(sort)}>
              {t`+ 더보기`}
            </Button>
          )}
        </div>
      )}
    </Paged>
  )
}

function StatsSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="space-y-4">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-3 w-full rounded-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-2 w-full rounded-full" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-2 w-full rounded-full" />
      </Card>
    </SkeletonGroup>
  )
}
