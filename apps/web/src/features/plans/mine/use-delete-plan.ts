import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { unlessGone } from '#lib/server/outcome.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { deletePlan, forgetPlan } from '../plans.api.ts'

/** Asks, deletes, says so; `onDeleted` is where to go from there. */
export function useDeletePlan(planId: number, onDeleted?: () => Promise<void>): () => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  const deleting = useMutation({
    mutationFn: () => unlessGone(failures.PLAN_NOT_FOUND, deletePlan(planId)),
    onSuccess: async () => {
      toast.success(t`일정을 삭제했어요.`)
      await onDeleted?.()
      forgetPlan(queryClient, planId)
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async () => {
    const isSure = await confirm({
      title: t`일정을 삭제할까요?`,
      description: t`삭제한 일정은 되돌릴 수 없고, 공유한 링크도 열리지 않아요.`,
      confirmLabel: t`삭제`,
      isDanger: true,
    })
    if (isSure) deleting.mutate()
  }
}
