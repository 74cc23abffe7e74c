import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { isPushOn, PushDeniedError, turnPushOff, turnPushOn } from '../push/push-device.ts'
import { pushObstacle, thisPushBrowser } from '../push/push-support.ts'

/** Of this browser, not of the member: whether it is told, and what is in the way of it. */
const deviceQuery = {
  queryKey: ['notifications', 'device'],
  queryFn: async () => ({ obstacle: pushObstacle(thisPushBrowser()), isOn: await isPushOn() }),
}

export function usePushSwitch(userId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: device } = useQuery(deviceQuery)
  const switching = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn(userId) : turnPushOff()),
    onSuccess: (_, isOn) => toast.success(isOn ? t`이 기기에서 알림을 받아요.` : t`이 기기의 알림을 껐어요.`),
    onError: (error) => {
      // The screen itself says what was refused and how to undo it.
      if (error instanceof PushDeniedError) return
      const isOurs = error instanceof ApiError
      toast.error(isOurs ? errorText(error) : t`브라우저의 알림 서비스에 연결하지 못했어요. 잠시 후 다시 켜주세요.`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deviceQuery.queryKey }),
  })
  const { isPending, variables } = switching
  return { device, isOn: isPending ? variables : device?.isOn === true, isPending, change: switching.mutate }
}
