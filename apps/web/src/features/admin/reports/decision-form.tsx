import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { STAFF_NOTE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { REPORT_STATUS_NAMES } from '../parts/labels.ts'
import { NoteField } from '../parts/note-field.tsx'
import { Panel } from '../parts/panel.tsx'
import { useNames } from '../parts/use-names.ts'
import { ContentField } from './content-field.tsx'
import { SanctionFields } from './sanction-fields.tsx'
import { useDecision } from './use-decision.ts'

interface DecisionFormProps {
  report: StaffReportDetail
  onDecided: () => void
}

export function DecisionForm({ report, onDecided }: DecisionFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const names = useNames(REPORT_STATUS_NAMES)
  const { values, wrong, isSending, change, submit } = useDecision(report, onDecided)
  const [wrongField] = Object.keys(wrong)

  useEffect(() => {
    if (wrongField === undefined) return
    form.current?.querySelector<HTMLElement>(wrongField === 'status' ? 'input' : '[aria-invalid]')?.focus()
  }, [wrongField])

  return (
    <Panel title={t`처리하기`}>
      <Form ref={form} onSubmit={submit} className="gap-5">
        <RadioCards
          label={t`처리 결과`}
          options={[
            { value: 'ACTION_TAKEN', label: names.ACTION_TAKEN, description: t`규칙을 어겨서 조치했어요.` },
            { value: 'REVIEWED', label: names.REVIEWED, description: t`살펴봤고, 따로 조치할 일은 아니에요.` },
            { value: 'REJECTED', label: names.REJECTED, description: t`신고할 내용이 아니에요.` },
          ]}
          value={values.status}
          onChange={(status) => change({ status })}
          error={wrong['status']}
        />
        <NoteField
          kind="REPORT"
          label={t`신고한 회원에게 보낼 답변`}
          maxLength={STAFF_NOTE_MAX}
          value={values.note}
          onChange={(note) => change({ note })}
          error={wrong['note']}
        />
        <ContentField target={report.target} value={values.content} onChange={(content) => change({ content })} />
        {report.targetUser !== null && (
          <SanctionFields member={report.targetUser} values={values} wrong={wrong} onChange={change} />
        )}
        {report.openReports > 1 && (
          <Checkbox
            label={t`같은 대상의 신고 ${report.openReports}건을 함께 처리하기`}
            checked={values.allOfTarget}
            onChange={(event) => change({ allOfTarget: event.target.checked })}
          />
        )}
        <Button type="submit" isLoading={isSending}>
          {t`처리 마치기`}
        </Button>
      </Form>
    </Panel>
  )
}
