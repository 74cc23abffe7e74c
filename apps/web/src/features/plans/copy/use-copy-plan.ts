import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { toast } from '#ui/toast.ts'
import { copyPlan, copySharedPlan, refreshMyPlans } from '../plans.api.ts'

/** One's own plan, or somebody's by the token of its link. */
export type CopySource = { planId: number } | { token: string }

/** Makes a plan of mine of another one; `onCopied` is where to go from there. */
export function useCopyPlan(source: CopySource, onCopied: (planId: number) => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyFor, setKeyFor] = useState(createIntentKey)
  const copying = useMutation({
    mutationFn: (startDate: string) =>
      'planId' in source
        ? copyPlan(source.planId, startDate, keyFor(startDate))
        : copySharedPlan(source.token, startDate, keyFor(startDate)),
    onSuccess: ({ planId }) => {
      // The same once more is another copy.
      setKeyFor(createIntentKey)
      void refreshMyPlans(queryClient)
      toast.success(t`내 일정으로 복사했어요.`)
      onCopied(planId)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return { copy: copying.mutate, isCopying: copying.isPending }
}
