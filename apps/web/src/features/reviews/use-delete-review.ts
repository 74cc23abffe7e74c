import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { deleteReview, refreshAfterReview } from './reviews.api.ts'

const TOAST_ID = 'delete-review'

/** Asks, then deletes one of the member's reviews wherever it is seen. */
export function useDeleteReview(): (reviewId: number) => Promise<void> {
  const { t } = useLingui()
  const confirm = useConfirm()
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
