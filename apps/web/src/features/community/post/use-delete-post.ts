import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { unlessGone } from '#lib/unless-gone.ts'
import { toast } from '#ui/toast.ts'
import { dropCachedPost, refreshPostLists } from '../cached-posts.ts'
import { deletePost } from '../community.api.ts'
import { useConfirmDelete } from '../use-confirm-delete.ts'

/** Asks, deletes, tells; `onDeleted` is where to go from there. */
export function useDeletePost(postId: number, onDeleted: () => void): () => Promise<void> {
  const { t } = useLingui()
  const confirmDelete = useConfirmDelete()
  const queryClient = useQueryClient()

  const deleting = useMutation({
    mutationFn: () => unlessGone('POST4040', deletePost(postId)),
    onSuccess: () => {
      toast.success(t`글을 삭제했어요.`)
      dropCachedPost(queryClient, postId)
      void refreshPostLists(queryClient)
      onDeleted()
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async () => {
    if (await confirmDelete()) deleting.mutate()
  }
}
