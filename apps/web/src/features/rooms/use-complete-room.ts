import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { completeRoom, showRoom } from './rooms.api.ts'

/** Closes a room to newcomers, after asking, or opens it to them again. */
export function useCompleteRoom({ roomId, isCompleted }: Pick<RoomDetail, 'roomId' | 'isCompleted'>) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const completing = useMutation({
    mutationFn: (completed: boolean) => completeRoom(roomId, completed),
    onSuccess: (room) => {
      showRoom(queryClient, room)
      toast.success(room.isCompleted ? t`모집을 마쳤어요.` : t`다시 모집해요.`)
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async () => {
    const isSure =
      isCompleted ||
      (await confirm({
        title: t`모집을 마칠까요?`,
        description: t`새로운 사람은 더 들어올 수 없어요. 언제든 다시 모집할 수 있어요.`,
        confirmLabel: t`모집 마치기`,
      }))
    if (isSure) completing.mutate(!isCompleted)
  }
}
