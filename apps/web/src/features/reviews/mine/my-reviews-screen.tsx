import type { MyReviewSummary } from '@honjeo/contract/users'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PenLine, ThumbsUp } from 'lucide-react'
import { formatDay } from '#lib/text/dates.ts'
import { formatCount } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { CardLink, IconLink } from '#ui/list/links.tsx'
import { Card } from '#ui/list/card.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { DifficultyBadge } from '#features/places/difficulty-badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { HiddenNote } from '#features/cases/hidden-note.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { RatingStars } from '#ui/list/rating-stars.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { OwnReviewMenu } from '../own-review-menu.tsx'
import { ReceiptBadge } from '../receipt-badge.tsx'
import { myReviewsQuery } from '../reviews.api.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`내 리뷰`}
        back={{ fallback: paths.my() }}
        right={<IconLink to={paths.writeReview()} label={t`리뷰 쓰기`} icon={<PenLine size={22} />} />}
      />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyReviewList />
      </div>
    </>
  )
}

function MyReviewList() {
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

/** Leads to the reviews of its place. */
const AT_REVIEWS = { tab: 'reviews' }

function MyReviewCard({ review }: { review: MyReviewSummary }) {
  const { t } = useLingui()
  return (
    <div className="relative">
      <CardLink to={paths.place(review.contentId)} state={AT_REVIEWS} className="p-3">
        <div className="flex gap-3.5">
          <CoverImage
            src={review.thumbUrl ?? review.spotImage}
            fallbackSrc={`/covers/${review.contentId}.svg`}
            alt=""
            ratio="1/1"
            className="size-20 shrink-0 self-start rounded-md"
          />
          <div className="min-w-0 flex-1 space-y-1 py-0.5">
            <p className="pr-9 text-lg leading-snug font-bold">{review.spotName}</p>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <RatingStars value={review.rating} />
              <DifficultyBadge difficulty={review.level} />
              {review.receipt && <ReceiptBadge />}
            </p>
            <p className="text-sm text-basalt-500">{t`${formatDay(review.date)} 방문`}</p>
          </div>
        </div>
        {review.content !== '' && (
          <p className="mt-3 line-clamp-3 whitespace-pre-line text-basalt-700">{review.content}</p>
        )}
        {review.helpfulCount > 0 && (
          <p className="mt-2 flex items-center gap-1.5 text-sm text-basalt-500">
            <ThumbsUp aria-hidden="true" size={14} />
            {t`도움돼요 ${formatCount(review.helpfulCount)}`}
          </p>
        )}
      </CardLink>
      {review.isHidden && <HiddenNote type="REVIEW" id={review.id} className="mt-2" />}
      <div className="absolute top-1 right-1">
        <OwnReviewMenu reviewId={review.id} spotName={review.spotName} isHidden={review.isHidden} />
      </div>
    </div>
  )
}
