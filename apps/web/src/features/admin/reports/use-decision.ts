import type { ReportDecision, StaffReportDetail } from '@honjeo/contract/admin/reports'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { useConfirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useDraftText } from '../parts/editor-parts.tsx'
import { refreshConsole } from '../parts/use-deed.ts'
import { type DecisionValues, judgeDecision, NO_DECISION } from './decision.ts'
import { decideReport, keepReport } from './reports.api.ts'

/** A decision on a report: what is written stays until the server has it. */
export function useDecision(report: StaffReportDetail, onDecided: () => void) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [chosen, setChosen] = useState(NO_DECISION)
  const [note, setNote, forgetNote] = useDraftText(`staff-decision:${report.reportId}`)
  const [sanctionReason, setReason, forgetReason] = useDraftText(`staff-sanction:${report.reportId}`)
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const values = { ...chosen, note, sanctionReason }
  const deciding = useSingleMutation({
    mutationFn: (body: ReportDecision) => decideReport(report.reportId, body),
    onSuccess: (decided) => {
      forgetNote()
      forgetReason()
      onDecided()
      keepReport(decided)
      toast.success(t`신고를 처리했어요. 신고한 회원에게 알렸어요.`)
      void refreshConsole()
    },
    onError: (error) => {
      toast.error(errorText(error))
      if (!(error instanceof ApiError)) return
      setWrong(error.fields ?? {})
      // Somebody else was faster: what they decided is shown in place of the form.
      if (error.code === 'ADMIN4090') void refreshConsole()
    },
  })

  async function submit() {
    const judged = judgeDecision(values)
    if ('missing' in judged) {
      const words = {
        status: t`처리 결과를 골라주세요.`,
        note: t`신고한 회원에게 보낼 답변을 적어주세요.`,
        sanctionReason: t`회원에게 보일 사유를 적어주세요.`,
      }
      setWrong({ [judged.missing]: words[judged.missing] })
    } else if (values.sanction !== 'SUSPENSION' || (await isSure())) deciding.mutate(judged.body)
  }

  function isSure() {
    const name = report.targetUser?.nickName ?? ''
    return confirm({
      title: t`${name}님을 ${values.days}일 동안 정지할까요?`,
      description: t`정지하는 순간부터 정지 사유를 보고 문의하는 것만 할 수 있어요.`,
      confirmLabel: t`정지하기`,
      isDanger: true,
    })
  }

  return {
    values,
    wrong,
    isSending: deciding.isPending,
    submit: () => void submit(),
    change: (changes: Partial<DecisionValues>) => {
      setChosen({ ...chosen, ...changes })
      if (changes.note !== undefined) setNote(changes.note)
      if (changes.sanctionReason !== undefined) setReason(changes.sanctionReason)
      setWrong({})
    },
  }
}
