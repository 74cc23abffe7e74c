import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Paged } from '#ui/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { myReviewsQuery } from '../reviews.api.ts'
import { MyReviewCard } from './my-review-card.tsx'

export function MyReviewList() {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(myReviewsQuery())}
      skeleton={<Skeletons />}
      isEmpty={(reviews) => reviews.length === 0}
      empty={
        <EmptyState
          scene="oreum"
          title={t`아직 쓴 리뷰가 없어요`}
          description={t`혼자 다녀온 곳은 어땠나요? 다음 여행자에게 큰 힘이 돼요.`}
          action={<LinkButton to={paths.writeReview()}>{t`리뷰 쓰기`}</LinkButton>}
        />
      }
    >
      {(reviews) => (
        <ul aria-label={t`내 리뷰`} className="space-y-3">
          {reviews.map((review) => (
            <li key={review.id}>
              <MyReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Skeletons() {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index} className="p-3">
          <div className="flex gap-3.5">
            <Skeleton className="size-20 rounded-md" />
            <div className="flex-1 space-y-2.5 py-1.5">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-3 h-4 w-full" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
