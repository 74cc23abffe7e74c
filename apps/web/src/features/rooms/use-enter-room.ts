import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api-error.ts'
import { paths } from '#lib/paths.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { roomFailure } from './room-failure.ts'
import { joinRoom, refreshRoom, showJoined } from './rooms.api.ts'

const isRefusal = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** A member who is already inside gets to the chat too. */
async function enter(roomId: number, liftBlocks: boolean): Promise<void> {
  try {
    await joinRoom(roomId, liftBlocks)
  } catch (error) {
    if (!isRefusal(error, 'CHAT4004')) throw error
  }
}

/** Joins a room and opens its conversation. If a blocked member is inside, a dialog asks first. */
export function useEnterRoom(roomId: number, isMember: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const queryClient = useQueryClient()

  const entering = useMutation({
    mutationFn: (liftBlocks: boolean) => (isMember ? Promise.resolve() : enter(roomId, liftBlocks)),
    onSuccess: (_, liftBlocks) => {
      if (liftBlocks) void queryClient.invalidateQueries({ queryKey: ['blocks'] })
      showJoined(queryClient, roomId)
      return navigate(paths.chatRoom(roomId))
    },
    onError: (error) => {
      if (isRefusal(error, 'CHAT4016')) return void decide()
      toast.error(
        roomFailure(error, {
          refused: t`동행방에 들어가지 못했어요.`,
          broken: t`동행방에 들어가는 중 오류가 발생했어요.`,
        }),
      )
    },
    // After a refusal the room is not as it was shown, so it is loaded again.
    onSettled: () => void refreshRoom(queryClient, roomId),
  })

  async function decide() {
    const isSure = await confirm({
      title: t`내가 차단한 사람이 있는 방이에요`,
      description: t`서로 차단한 사람은 한 방에 있을 수 없어요. 들어가려면 이 방에 있는 사람의 차단을 풀어야 해요.`,
      confirmLabel: t`차단 풀고 들어가기`,
      isDanger: true,
    })
    if (isSure) entering.mutate(true)
  }

  return { enter: () => entering.mutate(false), isEntering: entering.isPending }
}
