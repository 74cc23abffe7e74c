import type { PlaceReview } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { ThumbsUp } from 'lucide-react'
import { formatCount } from '#lib/numbers.ts'
import { Chip } from '#ui/chip.tsx'
import { useReviewVote } from './use-review-vote.ts'

/** 도움돼요, and how many have said so; nobody votes for their own. */
export function ReviewVoteButton({ review }: { review: PlaceReview }) {
  const { t } = useLingui()
  const vote = useReviewVote(review.id)
  const { helpful, helpfulCount, isMine } = review
  return (
    <Chip
      isSelected={helpful}
      disabled={isMine}
      onToggle={vote}
      icon={<ThumbsUp aria-hidden="true" size={15} fill={helpful ? 'currentColor' : 'none'} />}
    >
      {helpfulCount === 0 ? t`도움돼요` : t`도움돼요 ${formatCount(helpfulCount)}`}
    </Chip>
  )
}
