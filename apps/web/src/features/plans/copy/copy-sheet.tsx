import { dayAfter } from '@honjeo/contract/values/days'
import { PLAN_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayKey } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { createIntentKey } from '#lib/server/once.ts'
import { DatePicker } from '#ui/form/date-picker.tsx'
import { EMPTY_RANGE } from '#ui/form/date-range.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { copyPlan, copySharedPlan, refreshMyPlans } from '../plans.api.ts'

export interface CopySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The first day of the plan that is copied. */
  startDate: string
  onCopy: (startDate: string) => void
}

/** Asks when the copied journey begins; a day that is over is not offered again. */
export function CopySheet({ open, onOpenChange, startDate, onCopy }: CopySheetProps) {
  const { t } = useLingui()
  const [today] = useState(() => dayKey(new Date()))
  const value = startDate < today ? EMPTY_RANGE : { start: startDate, end: startDate }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`언제 출발하나요?`}
      description={t`출발하는 날에 맞춰 모든 날짜를 옮겨드려요.`}
    >
      <DatePicker
        mode="single"
        value={value}
        min={today}
        max={dayAfter(today, PLAN_DAYS_AHEAD_MAX)}
        onConfirm={onCopy}
      />
    </Sheet>
  )
}

/** One's own plan, or another member's by the token of its link. */
type CopySource = { planId: number } | { token: string }

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
