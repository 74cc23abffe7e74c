import type { RoomUser } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { handRoomOver, refreshRoom, removeRoomUser, showRoom } from './rooms.api.ts'

/** What a host may do about one of the others: hand the room over to them, or have them leave. Both ask first. */
export function useHostPowers(roomId: number) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const onError = (error: unknown) => {
    toast.error(errorText(error))
    // A refusal means that the room is not as it was shown.
    void refreshRoom(queryClient, roomId)
  }

  const handing = useMutation({
    mutationFn: ({ userId }: RoomUser) => handRoomOver(roomId, userId),
    onSuccess: (room, { username }) => {
      showRoom(queryClient, room)
      toast.success(t`${username}님이 방장이 됐어요.`)
    },
    onError,
  })
  const removing = useMutation({
    mutationFn: ({ userId }: RoomUser) => removeRoomUser(roomId, userId),
    onSuccess: (_, { username }) => {
      void refreshRoom(queryClient, roomId)
      toast.success(t`${username}님을 내보냈어요.`)
    },
    onError,
  })

  async function handOver(user: RoomUser) {
    const { username } = user
    const isSure = await confirm({
      title: t`${username}님에게 방장을 넘길까요?`,
      description: t`넘기고 나면 방을 고치거나 삭제하는 일은 새 방장만 할 수 있어요.`,
      confirmLabel: t`방장 넘기기`,
    })
    if (isSure) handing.mutate(user)
  }

  async function remove(user: RoomUser) {
    const { username } = user
    const isSure = await confirm({
      title: t`${username}님을 내보낼까요?`,
      description: t`내보낸 사람은 이 동행방에 다시 들어올 수 없어요.`,
      confirmLabel: t`내보내기`,
      isDanger: true,
    })
    if (isSure) removing.mutate(user)
  }
  return { handOver, remove }
}
