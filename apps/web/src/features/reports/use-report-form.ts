import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api-error.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/drafts.ts'
import { errorText } from '#lib/error-text.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { paths } from '#lib/paths.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { useWrongFields } from '#lib/use-wrong-fields.ts'
import { withoutExpired } from '#ui/image-uploads.ts'
import { toast } from '#ui/toast.ts'
import { useImageUploads } from '#ui/use-image-uploads.ts'
import { useSettledUploads } from '#ui/use-settled-uploads.ts'
import { refreshMyReports, sendReport } from './reports.api.ts'
import type { NamedTarget } from './report-target.ts'
import {
  isBlank,
  isReportValues,
  isWrongEvidence,
  judgeReport,
  NO_REPORT,
  type ReportField,
  type ReportValues,
} from './report-values.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'report'

export interface ReportFormOptions {
  userId: number
  target: NamedTarget
  onSent: () => void
}

function startOf(userId: number, subject: string): ReportValues {
  const draft = readDraft(userId, subject, isReportValues) ?? NO_REPORT
  return { ...draft, images: withoutExpired(draft.images, Date.now()) }
}

/** A report in the making: what is written is kept until the server has it. */
export function useReportForm({ userId, target, onSent }: ReportFormOptions) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const subject = ['report', target.field, target.roomId, target.id].filter((part) => part !== undefined).join(':')
  const [keyFor] = useState(createIntentKey)
  const [start] = useState(() => startOf(userId, subject))
  const [written, setWritten] = useState(start)
  const { wrong, refused, refuse, note, forget } = useWrongFields()
  const uploads = useImageUploads({ max: 1, initial: start.images })
  const isSettled = useSettledUploads(uploads, TOAST_ID)
  const { images } = uploads
  const sentences: Record<ReportField, string> = {
    reason: t`신고 사유를 선택해주세요.`,
    detail: t`상세 내용을 입력해주세요.`,
    evidence: t`증거 주소는 http:// 또는 https://로 시작해야 해요.`,
  }

  const sending = useSingleMutation({
    mutationFn: (values: ReportValues) => {
      const judged = judgeReport(values, target)
      if ('wrong' in judged) throw new Error('the form lets nothing incomplete through')
      return sendReport(judged.draft, keyFor(judged.draft))
    },
    onSuccess: () => {
      removeDraft(userId, subject)
      void refreshMyReports(queryClient)
      const action = { label: t`내 신고 보기`, onClick: () => void navigate(paths.myReports()) }
      toast.success(t`신고가 접수되었습니다.`, { id: TOAST_ID, action })
      onSent()
    },
    onError: (error) => {
      if (error instanceof ApiError) refuse(error.fields ?? {})
      const isSilent = error instanceof ApiError && error.code === 'UNKNOWN'
      toast.error(isSilent ? t`신고 접수에 실패했습니다.` : errorText(error), { id: TOAST_ID })
    },
  })
  const values = { ...written, images }

  useEffect(() => {
    const draft = { ...written, images }
    if (isBlank(draft)) removeDraft(userId, subject)
    else writeDraft(userId, subject, draft)
  }, [userId, subject, written, images])

  function change(changes: Partial<Omit<ReportValues, 'images'>>) {
    setWritten((current) => ({ ...current, ...changes }))
    forget(changes)
  }

  const checkEvidence = () => note('evidence', isWrongEvidence(written.evidence) ? sentences.evidence : undefined)

  function submit() {
    const judged = judgeReport(values, target)
    if ('wrong' in judged) refuse({ [judged.wrong]: sentences[judged.wrong] })
    else if (isSettled() && !sending.isPending) sending.mutate(values)
  }
  return { values, uploads, wrong, refused, change, checkEvidence, submit, isSending: sending.isPending }
}
