import { REPORT_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { reportReasonsQuery } from './reports.api.ts'
import { type ReportFormOptions, useReportForm } from './use-report-form.ts'

export function ReportForm(options: ReportFormOptions) {
  const { t } = useLingui()
  const formRef = useRef<HTMLFormElement>(null)
  const { values, wrong, change, submit, isSending } = useReportForm(options)
  const { data: reasons } = useQuery(reportReasonsQuery())
  const wrongField = wrong['reason'] !== undefined ? 'input' : wrong['detail'] !== undefined ? 'textarea' : null

  useEffect(() => {
    if (wrongField !== null) formRef.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }, [wrongField])

  return (
    <Form ref={formRef} onSubmit={submit} className="flex-1">
      <div className="space-y-6 px-gutter pt-2 pb-8">
        <p className="text-basalt-700">{t`알려주신 내용은 운영자만 볼 수 있어요. 누가 신고했는지는 알리지 않아요.`}</p>
        {reasons === undefined ? (
          <ReasonSkeletons />
        ) : (
          <RadioCards
            label={t`신고 사유`}
            options={reasons.map(({ code, name, description }) => ({ value: code, label: name, description }))}
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
