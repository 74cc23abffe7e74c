import type { MemberMark, TargetView } from '@honjeo/contract/admin/common'
import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { SANCTION_REASON_MAX, STAFF_NOTE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Panel } from '../parts/console-page.tsx'
import { REPORT_STATUS_NAMES, SANCTION_KIND_NAMES, useNames } from '../parts/labels.ts'
import { NoteField } from '../parts/note-field.tsx'
import { SuspensionDays } from '../parts/select-field.tsx'
import { type ContentAct, contentActs, type DecisionValues } from './decision.ts'
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

interface ContentFieldProps {
  target: TargetView
  value: ContentAct
  onChange: (act: ContentAct) => void
}

/** What becomes of what was reported. */
function ContentField({ target, value, onChange }: ContentFieldProps) {
  const { t } = useLingui()
  const acts = contentActs(target)
  if (acts.length < 2) return null
  const isForGood = target.type === 'USER' || target.type === 'MESSAGE'
  const labels: Record<ContentAct, string> = {
    KEEP: target.isHidden ? t`숨긴 채로` : t`그대로 두기`,
    HIDE: target.type === 'USER' ? t`소개와 사진 지우기` : target.type === 'MESSAGE' ? t`메시지 거두기` : t`숨기기`,
    RESTORE: t`되살리기`,
  }
  return (
    <SegmentedControl
      label={t`신고된 내용`}
      options={acts.map((act) => ({ value: act, label: labels[act] }))}
      value={value}
      onChange={onChange}
      hint={value === 'HIDE' && isForGood ? t`되돌릴 수 없어요.` : undefined}
    />
  )
}

interface SanctionFieldsProps {
  member: MemberMark
  values: DecisionValues
  wrong: Record<string, string>
  onChange: (changes: Partial<DecisionValues>) => void
}

/** What the one who was reported is told, if anything. */
function SanctionFields({ member, values, wrong, onChange }: SanctionFieldsProps) {
  const { t } = useLingui()
  const names = useNames(SANCTION_KIND_NAMES)
  return (
    <>
      <SegmentedControl
        label={t`${member.nickName}님에게`}
        options={[
          { value: 'NONE', label: t`제재 없음` },
          { value: 'WARNING', label: names.WARNING },
          { value: 'SUSPENSION', label: names.SUSPENSION, disabled: member.isSuspended },
        ]}
        value={values.sanction}
        onChange={(sanction) => onChange({ sanction })}
        hint={member.isSuspended ? t`이미 정지된 회원이에요.` : undefined}
      />
      {values.sanction === 'SUSPENSION' && (
        <SuspensionDays value={values.days} onChange={(days) => onChange({ days })} />
      )}
      {values.sanction !== 'NONE' && (
        <TextArea
          label={t`회원에게 보일 사유`}
          maxLength={SANCTION_REASON_MAX}
          showsCount
          rows={3}
          value={values.sanctionReason}
          onChange={(event) => onChange({ sanctionReason: event.target.value })}
          error={wrong['sanctionReason'] ?? wrong['sanction.reason']}
        />
      )}
    </>
  )
}
