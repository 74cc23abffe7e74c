import type { MemberMark, TargetView } from '@honjeo/contract/admin/common'
import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { SANCTION_REASON_MAX, STAFF_NOTE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { type Control, useController, type UseFormReturn } from 'react-hook-form'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
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
  const names = useNames(REPORT_STATUS_NAMES)
  const { form, submit, isSending } = useDecision(report, onDecided)
  const { control, register, formState } = form
  const { errors } = formState
  const { field: status } = useController({
    control,
    name: 'status',
    rules: { validate: (chosen) => chosen !== null || t`처리 결과를 골라주세요.` },
  })
  const {
    field: { ref: noteRef, value: note, onChange: setNote },
  } = useController({
    control,
    name: 'note',
    rules: { validate: (text) => sendableText(text) !== '' || t`신고한 회원에게 보낼 답변을 적어주세요.` },
  })

  return (
    <Panel title={t`처리하기`}>
      <Form onSubmit={submit} className="gap-5">
        <FocusGroup focusRef={status.ref}>
          <RadioCards
            label={t`처리 결과`}
            options={[
              { value: 'ACTION_TAKEN', label: names.ACTION_TAKEN, description: t`규칙을 어겨서 조치했어요.` },
              { value: 'REVIEWED', label: names.REVIEWED, description: t`살펴봤고, 따로 조치할 일은 아니에요.` },
              { value: 'REJECTED', label: names.REJECTED, description: t`신고할 내용이 아니에요.` },
            ]}
            value={status.value}
            onChange={status.onChange}
            error={errors.status?.message}
          />
        </FocusGroup>
        <NoteField
          kind="REPORT"
          label={t`신고한 회원에게 보낼 답변`}
          maxLength={STAFF_NOTE_MAX}
          ref={noteRef}
          value={note}
          onChange={setNote}
          error={errors.note?.message}
        />
        <ContentField target={report.target} control={control} />
        {report.targetUser !== null && <SanctionFields member={report.targetUser} form={form} />}
        {report.openReports > 1 && (
          <Checkbox {...register('allOfTarget')} label={t`같은 대상의 신고 ${report.openReports}건을 함께 처리하기`} />
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
  control: Control<DecisionValues>
}

/** What becomes of what was reported. */
function ContentField({ target, control }: ContentFieldProps) {
  const { t } = useLingui()
  const {
    field: { value, onChange },
  } = useController({ control, name: 'content' })
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
  form: UseFormReturn<DecisionValues>
}

/** What is sent to the member who was reported, if anything. */
function SanctionFields({ member, form: { control, register, formState } }: SanctionFieldsProps) {
  const { t } = useLingui()
  const names = useNames(SANCTION_KIND_NAMES)
  const { field: sanction } = useController({ control, name: 'sanction' })
  const { field: days } = useController({ control, name: 'days' })
  return (
    <>
      <SegmentedControl
        label={t`${member.nickName}님에게`}
        options={[
          { value: 'NONE', label: t`제재 없음` },
          { value: 'WARNING', label: names.WARNING },
          { value: 'SUSPENSION', label: names.SUSPENSION, disabled: member.isSuspended },
        ]}
        value={sanction.value}
        onChange={sanction.onChange}
        hint={member.isSuspended ? t`이미 정지된 회원이에요.` : undefined}
      />
      {sanction.value === 'SUSPENSION' && <SuspensionDays value={days.value} onChange={days.onChange} />}
      {sanction.value !== 'NONE' && (
        <TextArea
          {...register('sanctionReason', {
            validate: (reason) => sendableText(reason) !== '' || t`회원에게 보일 사유를 적어주세요.`,
          })}
          label={t`회원에게 보일 사유`}
          maxLength={SANCTION_REASON_MAX}
          showsCount
          rows={3}
          error={formState.errors.sanctionReason?.message}
        />
      )}
    </>
  )
}
