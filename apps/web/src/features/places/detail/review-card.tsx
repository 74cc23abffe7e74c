import type { PlaceReview } from '@honjeo/contract/places'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { formatDay } from '#lib/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CoverImage } from '#ui/cover-image.tsx'
import { DifficultyBadge } from '#ui/difficulty-badge.tsx'
import { RatingStars } from '#ui/rating-stars.tsx'

export function ReviewCard({ review }: { review: PlaceReview }) {
  const { t } = useLingui()
  return (
    <Card>
      <div className="flex items-start gap-3">
        <Avatar name={review.user} src={review.profile} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="min-w-0">{review.user}</b>
            {review.receipt && (
              <Badge tone="sea" icon={<ReceiptText aria-hidden="true" size={13} />}>
                <Trans>영수증 인증</Trans>
              </Badge>
            )}
          </p>
          <p className="text-sm text-basalt-500">
            <Trans>{formatDay(review.date)} 방문</Trans>
          </p>
        </div>
        <DifficultyBadge difficulty={review.level} />
      </div>
      <p className="mt-2.5">
        <RatingStars value={review.rating} />
      </p>
      {review.content !== '' && <p className="mt-1.5 whitespace-pre-line text-basalt-700">{review.content}</p>}
      {review.images.length > 0 && (
        <ul className="mt-3 grid grid-cols-3 gap-2">
          {review.images.map((image, index) => (
            <li key={image}>
              <CoverImage src={image} alt={t`리뷰 사진 ${index + 1}`} ratio="1/1" className="rounded-sm" />
            </li>
          ))}
        </ul>
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
    </Card>
  )
}
