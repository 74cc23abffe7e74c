import type { RoomDetail } from '@honjeo/contract/rooms'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { roomFailure } from './room-failure.ts'
import { forgetMembership, leaveRoom } from './rooms.api.ts'

/** Asks, leaves for good, says so. `onLeft` is where to go from there. */
export function useLeaveRoom(
  roomId: number,
  room: Pick<RoomDetail, 'isHost' | 'currentParticipants'> | undefined,
  onLeft: () => Promise<void>,
) {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  const leaving = useSingleMutation({
    mutationFn: () => leaveRoom(roomId),
    onSuccess: () => {
      toast.success(t`동행방에서 나왔어요.`)
      handleLeft()
    },
    onError: (error) => {
      // The room was left on another device: what was asked for is so.
      if (error instanceof ApiError && error.code === failures.NOT_A_MEMBER) handleLeft()
      else {
        const failure = t`동행방에서 나가지 못했어요. 다시 시도해주세요.`
        toast.error(roomFailure(error, { refused: failure, broken: failure }))
      }
    },
  })

  function handleLeft() {
    void onLeft()
    forgetMembership(queryClient, roomId)
  }

  async function leave() {
    const handsOver = room?.isHost === true && room.currentParticipants > 1
    const isSure = await confirm({
      title: t`동행방에서 나갈까요?`,
      description: handsOver
        ? t`방장은 가장 오래 함께한 사람에게 넘어가고, 이 방의 대화는 다시 볼 수 없어요.`
        : t`나가면 이 방의 대화를 다시 볼 수 없어요.`,
      confirmLabel: t`나가기`,
      isDanger: true,
    })
    if (isSure) leaving.mutate()
  }
  return { leave: () => void leave(), isLeaving: leaving.isPending }
}
