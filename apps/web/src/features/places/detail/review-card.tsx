import type { PlaceReview } from '@honjeo/contract/places'
import { Trans, useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Flag, ThumbsUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { OwnReviewMenu } from '#features/reviews/own-review-menu.tsx'
import { ReceiptBadge } from '#features/reviews/receipt-badge.tsx'
import { formatDay } from '#lib/text/dates.ts'
import { memberName } from '#lib/server/server-text.ts'
import { formatCount } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/list/card.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { ClampedText } from '#ui/list/clamped-text.tsx'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { PhotoGrid } from '#ui/media/photo-grid.tsx'
import { RatingStars } from '#ui/list/rating-stars.tsx'
import { useReviewVote } from './use-review-vote.ts'

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

/** One's own review can be changed or deleted, another's reported. */
function ReviewMenu({ review: { id, user, isMine } }: { review: PlaceReview }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  if (isMine) return <OwnReviewMenu reviewId={id} />
  return (
    <ActionMenu
      trigger={
        <IconButton
          label={t`${user}님의 리뷰 메뉴`}
          icon={<EllipsisVertical size={20} />}
          className="text-basalt-500"
        />
      }
      actions={[
        {
          label: t`신고`,
          icon: <Flag aria-hidden="true" size={18} />,
          onSelect: () => void navigate(paths.newReport({ targetReviewId: id })),
        },
      ]}
    />
  )
}

/** 도움돼요, and how many have said so; members have no vote on their own. */
function ReviewVoteButton({ review }: { review: PlaceReview }) {
  const { t } = useLingui()
  const vote = useReviewVote(review.id)
  const { helpful, helpfulCount, isMine } = review
  return (
    <Chip
      isSelected={helpful}
      disabled={isMine}
      onToggle={() => vote(!helpful)}
      icon={<ThumbsUp aria-hidden="true" size={15} fill={helpful ? 'currentColor' : 'none'} />}
    >
      {helpfulCount === 0 ? t`도움돼요` : t`도움돼요 ${formatCount(helpfulCount)}`}
    </Chip>
  )
}
