import type { MyReviewSummary } from '@honjeo/contract/users'
import { useLingui } from '@lingui/react/macro'
import { ThumbsUp } from 'lucide-react'
import { formatDay } from '#lib/dates.ts'
import { formatCount } from '#lib/numbers.ts'
import { paths } from '#lib/paths.ts'
import { CardLink } from '#ui/card-link.tsx'
import { CoverImage } from '#ui/cover-image.tsx'
import { DifficultyBadge } from '#ui/difficulty-badge.tsx'
import { HiddenNote } from '#ui/hidden-note.tsx'
import { RatingStars } from '#ui/rating-stars.tsx'
import { OwnReviewMenu } from '../own-review-menu.tsx'
import { ReceiptBadge } from '../receipt-badge.tsx'

/** Leads to the reviews of its place. */
const AT_REVIEWS = { tab: 'reviews' }

export function MyReviewCard({ review }: { review: MyReviewSummary }) {
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
            <p className="line-clamp-2 pr-9 text-lg leading-snug font-bold">{review.spotName}</p>
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
