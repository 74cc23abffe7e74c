import type { PlaceReview } from '@honjeo/contract/places'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReceiptBadge } from '#features/reviews/receipt-badge.tsx'
import { memberName } from '#lib/member-name.ts'
import { formatDay } from '#lib/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ClampedText } from '#ui/clamped-text.tsx'
import { DifficultyBadge } from '#ui/difficulty-badge.tsx'
import { PhotoGrid } from '#ui/photo-grid.tsx'
import { RatingStars } from '#ui/rating-stars.tsx'
import { ReviewMenu } from './review-menu.tsx'
import { ReviewVoteButton } from './review-vote-button.tsx'

export function ReviewCard({ review }: { review: PlaceReview }) {
  const { t } = useLingui()
  return (
    <Card>
      <div className="flex items-start gap-3">
        <Avatar name={review.user} src={review.profile} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="min-w-0">{memberName(review.user)}</b>
            {review.receipt && <ReceiptBadge />}
          </p>
          <p className="text-sm text-basalt-500">
            <Trans>{formatDay(review.date)} 방문</Trans>
          </p>
        </div>
        <div className="-mt-2 -mr-3">
          <ReviewMenu review={review} />
        </div>
      </div>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <RatingStars value={review.rating} />
        <DifficultyBadge difficulty={review.level} />
      </p>
      {review.content !== '' && <ClampedText className="mt-2 text-basalt-700">{review.content}</ClampedText>}
      {review.images.length > 0 && (
        <div className="mt-3">
          <PhotoGrid label={t`${memberName(review.user)}님의 리뷰 사진`} images={review.images} />
        </div>
      )}
      {review.tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {review.tags.map((tag) => (
            <li key={tag.code}>
              <Badge>{tag.label}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <ReviewVoteButton review={review} />
      </div>
    </Card>
  )
}
