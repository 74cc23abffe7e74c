import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { roomFailure } from '../room-failure.ts'
import { joinRoom, refreshRoom, showJoined, withdrawRequest } from '../rooms.api.ts'

const isRefusal = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** What was asked last takes the place of what was before. */
const TOAST_ID = 'room-request'

interface Entering {
  liftBlocks: boolean
  /** What the host reads. */
  text: string
  /** For a seat of a full room. */
  wait: boolean
}

/** A member who is already inside gets to the chat too. */
async function joinUnlessInside(roomId: number, entering: Entering) {
  try {
    return await joinRoom(roomId, entering)
  } catch (error) {
    if (!isRefusal(error, failures.ALREADY_MEMBER)) throw error
    return null
  }
}

/**
 * Joins a room and opens its conversation, or asks its host, or waits for a seat. If a blocked member is inside, a
 * dialog asks first.
 */
export function useEnterRoom(roomId: number, isMember: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const entering = useMutation({
    mutationFn: (how: Entering) => (isMember ? Promise.resolve(null) : joinUnlessInside(roomId, how)),
    onSuccess: (asked, { liftBlocks }) => {
      if (asked) {
        const said = asked.status === 'REQUESTED' ? t`방장에게 입장 요청을 보냈어요.` : t`자리가 나면 알려드릴게요.`
        toast.success(said, { id: TOAST_ID })
        return
      }
      if (liftBlocks) void queryClient.invalidateQueries({ queryKey: ['blocks'] })
      showJoined(queryClient, roomId)
      return navigate(paths.chatRoom(roomId))
    },
    onError: (error, how) => {
      if (isRefusal(error, failures.BLOCKED_MEMBER_INSIDE)) return void decide(how)
      toast.error(
        roomFailure(error, {
          refused: t`동행방에 들어가지 못했어요.`,
          broken: t`동행방에 들어가는 중 오류가 발생했어요.`,
        }),
      )
    },
    // After a refusal the room is not as it was shown, so it is loaded again.
    onSettled: () => refreshRoom(queryClient, roomId),
  })

  async function decide(how: Entering) {
    const isSure = await confirm({
      title: t`내가 차단한 사람이 있는 방이에요`,
      description: t`서로 차단한 사람은 한 방에 있을 수 없어요. 들어가려면 이 방에 있는 사람의 차단을 풀어야 해요.`,
      confirmLabel: t`차단 풀고 들어가기`,
      isDanger: true,
    })
    if (isSure) entering.mutate({ ...how, liftBlocks: true })
  }

  const enter = ({ text = '', wait = false } = {}) => entering.mutate({ liftBlocks: false, text, wait })
  return { enter, isEntering: entering.isPending }
}

/** Takes one's own request back, or stops waiting for a seat. */
export function useWithdrawRequest(roomId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const withdrawing = useMutation({
    mutationFn: () => withdrawRequest(roomId),
    onSuccess: () => toast.success(t`입장 요청을 거뒀어요.`, { id: TOAST_ID }),
    onError: (error) =>
      toast.error(roomFailure(error, { refused: t`이미 끝난 요청이에요.`, broken: t`요청을 거두지 못했어요.` })),
    onSettled: () => refreshRoom(queryClient, roomId),
  })
  return { withdraw: () => withdrawing.mutate(), isWithdrawing: withdrawing.isPending }
}
