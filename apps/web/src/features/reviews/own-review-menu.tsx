import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { deleteReview, refreshAfterReview } from './reviews.api.ts'

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
  const remove = useDeleteReview()
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
          onSelect: () => void remove(reviewId),
        },
      ]}
    />
  )
}

const TOAST_ID = 'delete-review'

/** Asks, then deletes one of the member's reviews wherever it is seen. */
function useDeleteReview(): (reviewId: number) => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const deleting = useMutation({
    mutationFn: deleteReview,
    onSuccess: () => {
      toast.success(t`리뷰를 삭제했어요.`, { id: TOAST_ID })
      return refreshAfterReview(queryClient)
    },
    onError: (error) => toast.error(errorText(error), { id: TOAST_ID }),
  })

  return async (reviewId) => {
    const confirmed = await confirm({
      title: t`리뷰를 삭제할까요?`,
      description: t`삭제한 리뷰는 되돌릴 수 없어요.`,
      confirmLabel: t`삭제`,
      isDanger: true,
    })
    if (confirmed) deleting.mutate(reviewId)
  }
}
