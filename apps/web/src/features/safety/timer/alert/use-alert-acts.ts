import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { acknowledgeAlert, alertQuery, resolveAlert } from '../timer.api.ts'

/** What a contact can answer. */
export function useAlertActs(token: string, { travellerName }: TimerAlert) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = alertQuery(token)
  const answering = useSingleMutation({
    mutationFn: (answer: 'acknowledge' | 'resolve') =>
      answer === 'acknowledge' ? acknowledgeAlert(token) : resolveAlert(token),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (alert) => queryClient.setQueryData(queryKey, alert),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })

  async function resolve() {
    const isMeant = await confirm({
      title: t`${travellerName}님과 정말 연락이 닿았나요?`,
      description: t`목소리를 듣거나 만나서 무사한 것을 확인했을 때만 눌러주세요. 알림이 끝나고 다른 연락처에도 끝났다고 알려요.`,
      confirmLabel: t`연락이 닿았어요`,
      cancelLabel: t`아직이에요`,
    })
    if (isMeant) answering.mutate('resolve')
  }

  const { error } = answering
  const isAway = error instanceof ApiError && error.code === 'NETWORK'
  return {
    acknowledge: () => answering.mutate('acknowledge'),
    resolve: () => void resolve(),
    pending: answering.isPending ? answering.variables : null,
    problem:
      error === null ? undefined : isAway ? t`서버의 답을 받지 못했어요. 연결되면 다시 눌러주세요.` : errorText(error),
  }
}
