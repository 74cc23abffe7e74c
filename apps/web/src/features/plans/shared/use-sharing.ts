import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { endSharing, sharePlan, showSharing } from '../plans.api.ts'

/** Makes the link of a plan, changes what it shows, and ends it. */
export function useSharing({ planId }: Pick<PlanDetail, 'planId'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const onError = (error: unknown) => void toast.error(errorText(error))

  const sharing = useMutation({
    mutationFn: (withMemos: boolean) => sharePlan(planId, withMemos),
    onSuccess: ({ sharePath }, withMemos) => showSharing(queryClient, planId, sharePath, withMemos),
    onError,
  })
  const ending = useMutation({
    mutationFn: () => endSharing(planId),
    onSuccess: () => {
      showSharing(queryClient, planId, null, false)
      toast.success(t`공유를 끝냈어요. 링크가 더는 열리지 않아요.`)
    },
    onError,
  })

  async function end() {
    const isSure = await confirm({
      title: t`공유를 끝낼까요?`,
      description: t`보낸 링크가 바로 닫혀요. 다시 공유하면 새 링크가 만들어져요.`,
      confirmLabel: t`공유 끝내기`,
      isDanger: true,
    })
    if (isSure) ending.mutate()
  }

  return {
    share: sharing.mutate,
    isSharing: sharing.isPending,
    end: () => void end(),
    isEnding: ending.isPending,
  }
}
