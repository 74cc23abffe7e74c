import { LINK_MAX, REPORT_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
import { showFieldErrors, useFormChanges } from '#ui/form/form-state.ts'
import { ImagesInput } from '#ui/media/images-input.tsx'
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
  NO_REPORT,
  type ReportValues,
  toReportDraft,
} from './report-values.ts'
import { refreshMyReports, reportReasonsQuery, sendReport } from './reports.api.ts'

export function ReportForm(options: ReportFormOptions) {
  const { t } = useLingui()
  const { form, uploads, submit, isSending } = useReportForm(options)
  const { control, register, formState } = form
  const { errors } = formState
  const { data: reasons } = useQuery(reportReasonsQuery())
  const { field: reason } = useController({
    control,
    name: 'reason',
    rules: { validate: (chosen) => chosen !== null || t`신고 사유를 선택해주세요.` },
  })

  return (
    <Form onSubmit={submit} className="flex-1">
      <div className="space-y-6 px-gutter pt-2 pb-8">
        <p className="text-basalt-700">{t`알려주신 내용은 운영자만 볼 수 있어요. 누가 신고했는지는 알리지 않아요.`}</p>
        <FocusGroup focusRef={reason.ref}>
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
              value={reason.value}
              onChange={reason.onChange}
              error={errors.reason?.message}
            />
          )}
        </FocusGroup>
        <TextArea
          {...register('detail', {
            validate: (detail) => sendableText(detail) !== '' || t`상세 내용을 입력해주세요.`,
          })}
          label={t`상세 내용`}
          placeholder={t`어떤 점이 문제인지 알려주시면 더 빨리 확인할 수 있어요.`}
          maxLength={REPORT_DETAIL_MAX}
          showsCount
          error={errors.detail?.message}
        />
        <TextField
          {...register('evidence', {
            validate: (link) => !isWrongEvidence(link) || t`증거 주소는 http:// 또는 https://로 시작해야 해요.`,
          })}
          label={t`증거 주소`}
          isOptional
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={t`글이나 화면을 볼 수 있는 인터넷 주소가 있으면 알려주세요.`}
          maxLength={LINK_MAX}
          error={errors.evidence?.message}
        />
        <ImagesInput
          control={control}
          label={t`증거 사진`}
          isOptional
          hint={t`5MB 이하의 사진 한 장을 붙일 수 있어요.`}
          uploads={uploads}
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
  const form = useForm<ReportValues>({ mode: 'onTouched', defaultValues: start })
  const uploads = useImageUploads({ max: 1, initial: start.images })
  const isSettled = useSettledUploads(uploads, TOAST_ID)

  useFormChanges(form, (values) => {
    if (isBlank(values)) removeDraft(userId, subject)
    else writeDraft(userId, subject, values)
  })

  const sending = useSingleMutation({
    mutationFn: (values: ReportValues) => {
      const draft = toReportDraft(values, target)
      if (draft === null) throw new Error('the form lets nothing incomplete through')
      return sendReport(draft, keyFor(draft))
    },
    onSuccess: () => {
      removeDraft(userId, subject)
      void refreshMyReports(queryClient)
      const action = { label: t`내 신고 보기`, onClick: () => void navigate(paths.myReports()) }
      toast.success(t`신고가 접수되었습니다.`, { id: TOAST_ID, action })
      onSent()
    },
    onError: (error) => {
      showFieldErrors(form, error, { imageName: 'images' })
      const isSilent = error instanceof ApiError && error.code === 'UNKNOWN'
      toast.error(isSilent ? t`신고 접수에 실패했습니다.` : errorText(error), { id: TOAST_ID })
    },
  })

  const submit = form.handleSubmit((values) => isSettled() && sending.mutate(values))
  return { form, uploads, submit: () => void submit(), isSending: sending.isPending }
}
