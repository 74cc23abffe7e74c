import type { ReportDraft } from '@honjeo/contract/reports'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/drafts.ts'
import { errorText } from '#lib/error-text.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { toast } from '#ui/toast.ts'
import { sendReport } from './reports.api.ts'
import type { NamedTarget } from './report-target.ts'
import { isReportValues, judgeReport, NO_REPORT, type ReportValues } from './report-values.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'report'

export interface ReportFormOptions {
  userId: number
  target: NamedTarget
  onSent: () => void
}

/** A report in the making: what is written is kept until the server has it. */
export function useReportForm({ userId, target, onSent }: ReportFormOptions) {
  const { t } = useLingui()
  const subject = ['report', target.field, target.roomId, target.id].filter((part) => part !== undefined).join(':')
  const [keyFor] = useState(createIntentKey)
  const [values, setValues] = useState(() => readDraft(userId, subject, isReportValues) ?? NO_REPORT)
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const sending = useMutation({
    mutationFn: (draft: ReportDraft) => sendReport(draft, keyFor(draft)),
    onSuccess: () => {
      removeDraft(userId, subject)
      toast.success(t`신고가 접수되었습니다.`, { id: TOAST_ID })
      onSent()
    },
    onError: (error) => {
      if (error instanceof ApiError) setWrong(error.fields ?? {})
      const isSilent = error instanceof ApiError && error.code === 'UNKNOWN'
      toast.error(isSilent ? t`신고 접수에 실패했습니다.` : errorText(error), { id: TOAST_ID })
    },
  })

  function change(changes: Partial<ReportValues>) {
    const next = { ...values, ...changes }
    setValues(next)
    setWrong({})
    writeDraft(userId, subject, next)
  }

  function submit() {
    const judged = judgeReport(values, target)
    if ('draft' in judged) sending.mutate(judged.draft)
    else if (judged.missing === 'reason') setWrong({ reason: t`신고 사유를 선택해주세요.` })
    else setWrong({ detail: t`상세 내용을 입력해주세요.` })
  }
  return { values, wrong, change, submit, isSending: sending.isPending }
}
