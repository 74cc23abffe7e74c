import type { ReportDecision, StaffReportDetail } from '@honjeo/contract/admin/reports'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { showFieldErrors, useFormChanges } from '#ui/form/form-state.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useDraftTexts } from '../parts/editor-parts.tsx'
import { refreshConsole } from '../parts/use-deed.ts'
import { type DecisionValues, NO_DECISION, toDecision } from './decision.ts'
import { decideReport, keepReport } from './reports.api.ts'

/** A decision on a report: what is written stays until the server has it. */
export function useDecision(report: StaffReportDetail, onDecided: () => void) {
  const { t } = useLingui()
  const draft = useDraftTexts(`staff-decision:${report.reportId}`, { note: '', sanctionReason: '' })
  const form = useForm<DecisionValues>({ defaultValues: { ...NO_DECISION, ...draft.texts } })
  useFormChanges(form, ({ note, sanctionReason }) => draft.keep({ note, sanctionReason }))

  const deciding = useSingleMutation({
    mutationFn: (body: ReportDecision) => decideReport(report.reportId, body),
    onSuccess: (decided) => {
      draft.forget()
      onDecided()
      keepReport(decided)
      toast.success(t`신고를 처리했어요. 신고한 회원에게 알렸어요.`)
      void refreshConsole()
    },
    onError: (error) => {
      toast.error(errorText(error))
      showFieldErrors(form, error, { 'sanction.reason': 'sanctionReason' })
      // Another of the staff was faster: what they decided is shown in place of the form.
      if (error instanceof ApiError && error.code === failures.DECIDED_BY_ANOTHER) void refreshConsole()
    },
  })

  const submit = form.handleSubmit(async (values) => {
    const body = toDecision(values)
    if (body !== null && (values.sanction !== 'SUSPENSION' || (await isSure(values.days)))) deciding.mutate(body)
  })

  function isSure(days: number) {
    const name = report.targetUser?.nickName ?? ''
    return confirm({
      title: t`${name}님을 ${days}일 동안 정지할까요?`,
      description: t`정지하는 순간부터 정지 사유를 보고 문의하는 것만 할 수 있어요.`,
      confirmLabel: t`정지하기`,
      isDanger: true,
    })
  }

  return { form, submit: () => void submit(), isSending: deciding.isPending }
}
