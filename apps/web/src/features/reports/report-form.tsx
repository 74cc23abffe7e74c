import { LINK_MAX, REPORT_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { focusFirst, useWrongFields } from '#ui/form/wrong-fields.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import { withoutExpired } from '#ui/media/image-uploads.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useImageUploads, useSettledUploads } from '#ui/media/use-image-uploads.ts'
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
import { refreshMyReports, reportReasonsQuery, sendReport } from './reports.api.ts'

/** Where the focus goes, in the order of the form. */
const CONTROLS = {
  reason: 'input[type=radio]',
  detail: 'textarea',
  evidence: 'input[type=url]',
  imageName: 'input[type=file]',
}

export function ReportForm(options: ReportFormOptions) {
  const { t } = useLingui()
  const formRef = useRef<HTMLFormElement>(null)
  const { values, uploads, wrong, refused, change, checkEvidence, submit, isSending } = useReportForm(options)
  const { data: reasons } = useQuery(reportReasonsQuery())

  useEffect(() => focusFirst(formRef.current, CONTROLS, refused), [refused])

  return (
    <Form ref={formRef} onSubmit={submit} className="flex-1">
      <div className="space-y-6 px-gutter pt-2 pb-8">
        <p className="text-basalt-700">{t`알려주신 내용은 운영자만 볼 수 있어요. 누가 신고했는지는 알리지 않아요.`}</p>
        {reasons === undefined ? (
          <ReasonSkeletons />
        ) : (
          <RadioCards
            label={t`신고 사유`}
            options={reasons.map(({ code, name, description }) => ({
              value: code,
              label: serverText(`REPORT_REASON.${code}`, null, name),
              description: serverText(`REPORT_REASON.${code}.description`, null, description),
            }))}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={wrong['reason']}
          />
        )}
        <TextArea
          label={t`상세 내용`}
          placeholder={t`어떤 점이 문제인지 알려주시면 더 빨리 확인할 수 있어요.`}
          maxLength={REPORT_DETAIL_MAX}
          showsCount
          value={values.detail}
          onChange={(event) => change({ detail: event.target.value })}
          error={wrong['detail']}
        />
        <TextField
          label={t`증거 주소`}
          isOptional
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={t`글이나 화면을 볼 수 있는 인터넷 주소가 있으면 알려주세요.`}
          maxLength={LINK_MAX}
          value={values.evidence}
          onChange={(event) => change({ evidence: event.target.value })}
          onBlur={checkEvidence}
          error={wrong['evidence']}
        />
        <ImagePicker
          label={t`증거 사진`}
          isOptional
          hint={t`5MB 이하의 사진 한 장을 붙일 수 있어요.`}
          uploads={uploads}
          error={wrong['imageName']}
        />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" isLoading={isSending}>
          {t`신고하기`}
        </Button>
      </BottomBar>
    </Form>
  )
}

function ReasonSkeletons() {
  return (
    <SkeletonGroup className="space-y-2">
      <Skeleton className="h-5 w-16" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-18 rounded-md!" />
      ))}
    </SkeletonGroup>
  )
}

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'report'

interface ReportFormOptions {
  userId: number
  target: NamedTarget
  onSent: () => void
}

function startOf(userId: number, subject: string): ReportValues {
  const draft = readDraft(userId, subject, isReportValues) ?? NO_REPORT
  return { ...draft, images: withoutExpired(draft.images, Date.now()) }
}

/** A report in the making: what is written is kept until the server has it. */
function useReportForm({ userId, target, onSent }: ReportFormOptions) {
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
