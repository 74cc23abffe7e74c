import type { Attendance } from '@honjeo/contract/attendance'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { roomFailure } from '../room-failure.ts'
import { forgetMembership, refreshRoom } from '../rooms.api.ts'
import { answerAttendance } from './attendance.api.ts'

/** The two answers of a member: one tap says that they come; leaving the room is asked once more. */
export function useAttendanceAnswer(roomId: number, onLeft: () => Promise<void>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  const answering = useSingleMutation({
    mutationFn: (going: boolean) => answerAttendance(roomId, going),
    onSuccess: async (_, going) => {
      if (going) {
        toast.success(t`간다고 알렸어요.`)
        await refreshRoom(queryClient, roomId)
        return
      }
      toast.success(t`못 간다고 알리고 동행방에서 나왔어요.`)
      void onLeft()
      forgetMembership(queryClient, roomId)
    },
    onError: (error) => {
      const failure = t`답을 보내지 못했어요. 다시 시도해주세요.`
      toast.error(roomFailure(error, { refused: failure, broken: failure }))
      void refreshRoom(queryClient, roomId)
    },
  })

  async function cancel(next: Pick<NonNullable<Attendance['next']>, 'isLate'>) {
    const isSure = await confirm({
      title: t`이번 만남에 못 가나요?`,
      description: next.isLate
        ? t`만나기까지 2시간이 남지 않아서 ‘늦게 취소’로 기록돼요. 동행방에서 나가고 자리는 기다리는 사람에게 넘어가요.`
        : t`동행방에서 나가고, 자리는 기다리는 사람에게 넘어가요. 취소한 것으로 기록되지 않아요.`,
      confirmLabel: t`못 가요`,
      isDanger: true,
    })
    if (isSure) answering.mutate(false)
  }
  return {
    go: () => answering.mutate(true),
    cancel: (next: Pick<NonNullable<Attendance['next']>, 'isLate'>) => void cancel(next),
    isAnswering: answering.isPending,
  }
}
