import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { serverNow } from '#lib/server-time.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { changeCheckIn, endCheckIn, type EndWay, refreshCheckIns, showCheckIn } from './check-ins.api.ts'
import { extendedTo } from './extended-to.ts'
import { isFinal } from '#lib/is-final.ts'
import { refreshWaitingAct } from './use-waiting-act.ts'
import { keepWaitingAct } from './waiting-act.ts'

type Act = { end: EndWay } | { plannedAt: string }

/** What one does with a timer that runs. Without a network it is kept on the device, and sent as soon as there is one. */
export function useCheckInActs(userId: number, checkIn: Timer) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { checkInId } = checkIn

  async function keep(act: Act) {
    try {
      await keepWaitingAct({ userId, checkInId, ...act })
    } catch {
      toast.error(t`연결이 없고 이 기기에 둘 수도 없어요. 연결되면 다시 눌러주세요.`)
      return
    }
    await refreshWaitingAct(queryClient, userId)
  }

  const options = {
    // One after the other: what was said last is what holds.
    scope: { id: `check-in-${checkInId}` },
    mutationFn: async (act: Act) => {
      try {
        return await ('end' in act ? endCheckIn(checkInId, act.end) : changeCheckIn(checkInId, act))
      } catch (error) {
        if (isFinal(error)) throw error
        await keep(act)
        return null
      }
    },
    onSuccess: (answer: Timer | null) => answer !== null && showCheckIn(queryClient, answer),
    onError: (error: Error) => {
      const needsPin = error instanceof ApiError && error.code === 'CHECKIN4030'
      toast.error(needsPin ? t`PIN을 입력해야 끝나요. 다시 눌러주세요.` : errorText(error))
      void refreshCheckIns(queryClient)
    },
  }
  // Whoever is safe can say so while a later time is on its way.
  const ending = useSingleMutation(options)
  const extending = useSingleMutation(options)

  return {
    isEnding: ending.isPending,
    end: (end: EndWay) => ending.mutate({ end }),
    extend: () => extending.mutate({ plannedAt: extendedTo(checkIn.plannedAt, serverNow()) }),
  }
}
