import type { StaffRule } from '@honjeo/contract/admin/island-rules'
import { CLOSED_PARTS, RULE_KINDS } from '@honjeo/contract/values/rule-kinds'
import { LINK_MAX, RULE_PHONE_MAX, RULE_SOURCE_NAME_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { dayKey } from '#lib/text/dates.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '../parts/console-page.tsx'
import { EditorActions } from '../parts/editor-parts.tsx'
import { useNames } from '../parts/labels.ts'
import { SelectField } from '../parts/select-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import {
  draftOf,
  GATE_FIELDS,
  newDraft,
  type NumberField,
  type RuleDraft,
  ruleOf,
  type TimeField,
} from './rule-draft.ts'
import { KIND_NAMES, SUBJECT_NAMES } from './rule-names.ts'
import { proposeRule } from './rules.api.ts'

interface RuleEditorProps {
  /** The rule whose place the new one is to take; null: none. */
  replaced: StaffRule | null
  onClose: () => void
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const PLACE = 'PLACE:'
/** The server's names of what is a field here. */
const FIELDS = {
  'rule.subject': 'subject',
  'rule.validFrom': 'validFrom',
  'rule.validTo': 'validTo',
  'rule.source.name': 'sourceName',
  'rule.source.url': 'sourceUrl',
  'rule.checkedOn': 'checkedOn',
} as const

export function RuleEditor({ replaced, onClose }: RuleEditorProps) {
  const { t } = useLingui()
  const kinds = useNames(KIND_NAMES)
  const subjects = useNames(SUBJECT_NAMES)
  const [start] = useState(() => {
    const today = dayKey(new Date())
    return replaced === null ? newDraft(today) : draftOf(replaced.rule, today)
  })
  const form = useForm<RuleDraft>({ defaultValues: start })
  const { control, register, formState } = form
  const { errors } = formState
  const {
    field: { ref: subjectRef, value: subject, onChange: setSubject },
  } = useController({ control, name: 'subject' })
  const { field: kind } = useController({ control, name: 'kind' })
  const { field: months } = useController({ control, name: 'months' })
  const isReady = ruleOf(useWatch({ control }) as RuleDraft) !== null
  const proposing = useDeed({
    mutationFn: proposeRule,
    done: () => t`제안했어요. 다른 운영자가 확인하면 바로 적용돼요.`,
    onDone: onClose,
  })
  const isPlace = subject.startsWith(PLACE)

  const propose = form.handleSubmit((draft) => {
    const rule = ruleOf(draft)
    if (rule === null) return
    proposing.mutate(
      { rule, ...(replaced === null ? {} : { replacesId: replaced.ruleId }) },
      { onError: (error) => showFieldErrors(form, error, FIELDS) },
    )
  })

  return (
    <Panel title={replaced === null ? t`새 규칙 제안` : t`규칙 바꾸기 제안`}>
      <Form onSubmit={() => isReady && !proposing.isPending && void propose()} className="gap-4">
        <SelectField
          label={t`대상`}
          options={[
            ...Object.entries(subjects).map(([value, label]) => ({ value, label })),
            { value: PLACE, label: t`장소 하나` },
          ]}
          value={isPlace ? PLACE : subject}
          onChange={setSubject}
          error={isPlace ? undefined : errors.subject?.message}
        />
        {isPlace && (
          <TextField
            ref={subjectRef}
            label={t`장소 번호`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            value={subject.slice(PLACE.length)}
            onChange={(event) => setSubject(`${PLACE}${event.target.value}`)}
            error={errors.subject?.message}
          />
        )}
        <SelectField
          label={t`종류`}
          options={RULE_KINDS.map((value) => ({ value, label: kinds[value] }))}
          value={kind.value}
          onChange={kind.onChange}
        />
        <TermsFields kind={kind.value} form={form} />
        <div className="grid grid-cols-2 gap-3">
          <TextField {...register('validFrom')} type="date" label={t`시작하는 날`} error={errors.validFrom?.message} />
          <TextField
            {...register('validTo')}
            type="date"
            label={t`끝나는 날`}
            isOptional
            error={errors.validTo?.message}
          />
        </div>
        <MonthChips months={months.value} onChange={months.onChange} />
        <TextField
          {...register('sourceName')}
          label={t`누가 알린 것인가요`}
          autoComplete="off"
          maxLength={RULE_SOURCE_NAME_MAX}
          error={errors.sourceName?.message}
        />
        <TextField
          {...register('sourceUrl')}
          label={t`공식 안내 주소`}
          inputMode="url"
          autoComplete="off"
          maxLength={LINK_MAX}
          error={errors.sourceUrl?.message}
        />
        <TextField
          {...register('checkedOn')}
          type="date"
          label={t`안내를 확인한 날`}
          error={errors.checkedOn?.message}
        />
        <Checkbox {...register('isConfirmed')} label={t`다른 출처 하나도 같은 말을 해요`} />
        <EditorActions isReady={isReady} isPending={proposing.isPending} error={proposing.error} onClose={onClose} />
      </Form>
    </Panel>
  )
}

interface TermsFieldsProps {
  kind: RuleDraft['kind']
  form: UseFormReturn<RuleDraft>
}

/** What a kind of rule says. */
function TermsFields({ kind, form: { control, register } }: TermsFieldsProps) {
  const { t } = useLingui()
  const { field: part } = useController({ control, name: 'part' })
  const times: Record<TimeField, string> = {
    opensAt: t`여는 시각`,
    enterBy: t`들어가는 마지막 시각`,
    shelterBy: t`대피소 통과 마감`,
    summitBy: t`정상에서 내려오는 시각`,
    descendBy: t`내려올 때 대피소 통과 마감`,
    closesAt: t`닫는 시각`,
    firstOut: t`들어가는 첫 배`,
    lastOut: t`나올 수 있는 마지막 들어가는 배`,
    lastBack: t`나오는 마지막 배`,
    walkFrom: t`걷기 시작`,
    walkUntil: t`걷기 마침`,
  }
  const numbers: Record<NumberField, string> = {
    groupMax: t`한 번에 몇 명까지`,
    perWeek: t`한 주에 몇 번까지`,
    barredMonths: t`안 가면 막는 개월`,
    barredAgainMonths: t`두 번째면 막는 개월`,
  }
  const timeFields = (fields: readonly TimeField[]) => (
    <div className="grid grid-cols-2 items-end gap-3">
      {fields.map((field) => (
        <TextField key={field} {...register(field)} type="time" label={times[field]} />
      ))}
    </div>
  )
  switch (kind) {
    case 'GATE':
      return timeFields(GATE_FIELDS)
    case 'BOAT':
      return (
        <>
          {timeFields(['firstOut', 'lastOut', 'lastBack'])}
          <TextField
            {...register('phone')}
            label={t`배 회사 전화`}
            inputMode="tel"
            isOptional
            maxLength={RULE_PHONE_MAX}
          />
          <Checkbox {...register('needsId')} label={t`신분증이 있어야 타요`} />
        </>
      )
    case 'SEASON':
      return timeFields(['walkFrom', 'walkUntil'])
    case 'CLOSURE':
      return (
        <SelectField
          label={t`어디가 막혔나요`}
          options={CLOSED_PARTS.map((value) => ({ value, label: value === 'WHOLE' ? t`모두` : t`대피소 위` }))}
          value={part.value}
          onChange={part.onChange}
        />
      )
    case 'BOOKING':
      return (
        <>
          <TextArea
            {...register('bands')}
            label={t`시간마다 받는 사람`}
            hint={t`한 줄에 하나씩, 05:00-08:00 800처럼 적어주세요.`}
            rows={3}
            maxLength={200}
          />
          <TextField {...register('opensAt')} type="time" label={t`지난달 첫 평일에 예약을 여는 시각`} isOptional />
          <div className="grid grid-cols-2 items-end gap-3">
            {(Object.keys(numbers) as NumberField[]).map((field) => (
              <TextField key={field} {...register(field)} label={numbers[field]} inputMode="numeric" maxLength={3} />
            ))}
          </div>
        </>
      )
  }
}

function MonthChips({ months, onChange }: { months: readonly number[]; onChange: (months: number[]) => void }) {
  const { t } = useLingui()
  return (
    <div role="group" aria-label={t`어느 달에 적용하나요`} className="grid gap-2">
      <p className="text-sm text-basalt-500">{t`어느 달에 적용하나요? 고르지 않으면 모든 달이에요.`}</p>
      <div className="flex flex-wrap gap-2">
        {MONTHS.map((month) => (
          <Chip
            key={month}
            isSelected={months.includes(month)}
            onToggle={() =>
              onChange(months.includes(month) ? months.filter((each) => each !== month) : [...months, month])
            }
          >
            {t`${month}월`}
          </Chip>
        ))}
      </div>
    </div>
  )
}
