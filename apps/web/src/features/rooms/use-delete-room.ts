import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { unlessGone } from '#lib/unless-gone.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { deleteRoom, forgetMembership, refreshRoomLists } from './rooms.api.ts'

/** Asks, deletes the room for everyone, tells; `onDeleted` is where to go from there. */
export function useDeleteRoom(roomId: number, onDeleted: () => Promise<void>) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const deleting = useSingleMutation({
    mutationFn: () => unlessGone('CHAT4040', deleteRoom(roomId)),
    onSuccess: async () => {
      toast.success(t`동행방을 삭제했어요.`)
      await onDeleted()
      forgetMembership(queryClient, roomId)
      void refreshRoomLists(queryClient)
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async () => {
    const isSure = await confirm({
      title: t`동행방을 삭제할까요?`,
      description: t`함께하던 사람 모두에게서 방과 대화가 사라지고, 되돌릴 수 없어요.`,
      confirmLabel: t`삭제`,
      isDanger: true,
    })
    if (isSure) deleting.mutate()
  }
}
