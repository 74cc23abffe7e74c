import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Paged } from '../paged.tsx'
import { placeReviewsQuery } from '../places.api.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewStats } from './review-stats.tsx'

/** In the address, so that coming back finds the list open and its scroll position. */
const LIST_PARAM = 'reviews'

export function PlaceReviews({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const isOpen = params.has(LIST_PARAM)

  function handleOpen() {
    // The tab as well: replacing drops the navigation state that may have chosen it.
    setParams({ tab: 'reviews', [LIST_PARAM]: 'all' }, { replace: true, preventScrollReset: true })
  }

  return (
    <Paged
      query={useInfiniteQuery(placeReviewsQuery(contentId))}
      skeleton={<StatsSkeleton />}
      isEmpty={({ stats }) => stats.totalReviews === 0}
      empty={
        <EmptyState
          scene="road"
          title={t`아직 혼행 리뷰가 없어요`}
          description={t`다녀오셨다면 첫 이야기를 들려주세요. 다음 여행자에게 큰 힘이 돼요.`}
        />
      }
      hasMore={isOpen}
    >
      {({ reviews, stats }) => (
        <div className="space-y-3">
          <ReviewStats stats={stats} />
          {isOpen ? (
            <ul aria-label={t`혼행 리뷰`} className="space-y-3">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
          ) : (
            <Button variant="secondary" fullWidth onClick={handleOpen}>
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
