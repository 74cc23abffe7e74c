import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { commentsQuery, deleteComment, postQuery } from '../community.api.ts'
import { useConfirmDelete } from '../use-confirm-delete.ts'
import { withoutComment } from './cached-threads.ts'

/** Asks, deletes, shows it at once. */
export function useDeleteComment(postId: number): (commentId: number) => Promise<void> {
  const { t } = useLingui()
  const confirmDelete = useConfirmDelete()
  const queryClient = useQueryClient()
  const { queryKey } = commentsQuery(postId)

  const deleting = useMutation({
    mutationFn: deleteComment,
    onMutate: async (commentId) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (data) => data && withoutComment(data, commentId))
    },
    onSuccess: () => toast.success(t`댓글을 삭제했어요.`),
    onError: (error) => {
      // Gone already: what was asked for is so.
      if (!(error instanceof ApiError) || error.code !== 'POST4041') toast.error(errorText(error))
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: postQuery(postId).queryKey })
    },
  })

  return async (commentId) => {
    if (await confirmDelete()) deleting.mutate(commentId)
  }
}
