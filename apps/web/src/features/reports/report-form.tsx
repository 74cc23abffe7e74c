import { LINK_MAX, REPORT_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { focusFirst } from '#lib/focus-first.ts'
import { serverText } from '#lib/server-text.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { ImagePicker } from '#ui/image-picker.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { reportReasonsQuery } from './reports.api.ts'
import { type ReportFormOptions, useReportForm } from './use-report-form.ts'

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
