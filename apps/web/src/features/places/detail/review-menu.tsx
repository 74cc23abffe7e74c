import type { PlaceReview } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Flag } from 'lucide-react'
import { useNavigate } from 'react-router'
import { OwnReviewMenu } from '#features/reviews/own-review-menu.tsx'
import { paths } from '#lib/paths.ts'
import { ActionMenu } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** One's own review can be changed or deleted, another's reported. */
export function ReviewMenu({ review: { id, user, isMine } }: { review: PlaceReview }) {
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
