import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { blockMember, refreshAfterBlock, unblockMember } from './blocks.api.ts'
import type { Blockable } from './use-part-ways.ts'

/** Lifts a block at once; the toast offers to put it back. */
export function useUnblock(): (member: Blockable) => void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const refresh = () => refreshAfterBlock(queryClient)
  const onError = (error: unknown) => toast.error(errorText(error))
  const restoring = useMutation({ mutationFn: (userId: number) => blockMember(userId), onSuccess: refresh, onError })
  const lifting = useMutation({
    mutationFn: ({ userId }: Blockable) => unblockMember(userId),
    onSuccess: (_, { userId, name }) => {
      toast.success(t`${name}님의 차단을 풀었어요.`, {
        action: { label: t`되돌리기`, onClick: () => restoring.mutate(userId) },
      })
      return refresh()
    },
    onError,
  })
  return lifting.mutate
}
