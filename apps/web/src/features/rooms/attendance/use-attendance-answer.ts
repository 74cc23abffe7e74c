import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as failures from '@honjeo/contract/values/error-numbers'
import { ApiError } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'
import { roomFailure } from '../room-failure.ts'
import { forgetMembership, refreshRoom } from '../rooms.api.ts'
import { answerAttendance } from './attendance.api.ts'

/** The two answers of a member, each in one tap. Who does not come leaves the room, and may take the seat back while it is free. */
export function useAttendanceAnswer(roomId: number, onLeft: () => Promise<void>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const TOAST_ID = `attendance-${roomId}`
  const handleError = (error: unknown) => {
    const failure = t`답을 보내지 못했어요. 다시 시도해주세요.`
    toast.error(roomFailure(error, { refused: failure, broken: failure }), { id: TOAST_ID })
    void refreshRoom(queryClient, roomId)
  }

  const comingBack = useSingleMutation({
    mutationFn: () => answerAttendance(roomId, true),
    onSuccess: async () => {
      toast.success(t`자리를 되찾고, 간다고 알렸어요.`, { id: TOAST_ID })
      await refreshRoom(queryClient, roomId)
    },
    onError: (error) => {
      const isTaken = error instanceof ApiError && error.code === failures.ROOM_FULL
      if (!isTaken) return handleError(error)
      toast.error(t`그사이 자리가 찼거나 모집이 끝나서 되찾을 수 없어요.`, { id: TOAST_ID, isLong: true })
    },
  })
  const undo = { label: t`되돌리기`, onClick: () => comingBack.mutate() }

  const answering = useSingleMutation({
    mutationFn: ({ going }: { going: boolean; isLate?: boolean }) => answerAttendance(roomId, going),
    onSuccess: async (_, { going, isLate = false }) => {
      if (going) {
        toast.success(t`간다고 알렸어요.`, { id: TOAST_ID })
        await refreshRoom(queryClient, roomId)
        return
      }
      const text = isLate
        ? t`못 간다고 알리고 나왔어요. ‘늦게 취소’로 기록됐어요.`
        : t`못 간다고 알리고 동행방에서 나왔어요.`
      toast.success(text, { id: TOAST_ID, action: undo, isLong: true })
      void onLeft()
      forgetMembership(queryClient, roomId)
    },
    onError: handleError,
  })

  return {
    go: () => answering.mutate({ going: true }),
    cancel: ({ isLate }: { isLate: boolean }) => answering.mutate({ going: false, isLate }),
    isAnswering: answering.isPending,
  }
}
