import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { ActionMenu } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useDeleteReview } from './use-delete-review.ts'

interface OwnReviewMenuProps {
  reviewId: number
  spotName?: string
  /** A hidden review can be deleted but not changed. */
  isHidden?: boolean
}

/** What a member can do with their own review. */
export function OwnReviewMenu({ reviewId, spotName, isHidden = false }: OwnReviewMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const deleteReview = useDeleteReview()
  const label = spotName === undefined ? t`내 리뷰 메뉴` : t`${spotName} 리뷰 메뉴`
  const edit = {
    label: t`수정`,
    icon: <Pencil aria-hidden="true" size={18} />,
    onSelect: () => void navigate(paths.editReview(reviewId)),
  }
  return (
    <ActionMenu
      trigger={<IconButton label={label} icon={<EllipsisVertical size={20} />} className="text-basalt-500" />}
      actions={[
        ...(isHidden ? [] : [edit]),
        {
          label: t`삭제`,
          icon: <Trash2 aria-hidden="true" size={18} />,
          isDanger: true,
          onSelect: () => void deleteReview(reviewId),
        },
      ]}
    />
  )
}
