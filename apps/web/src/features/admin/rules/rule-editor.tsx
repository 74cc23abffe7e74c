import type { StaffRule } from '@honjeo/contract/admin/island-rules'
import { CLOSED_PARTS, RULE_KINDS } from '@honjeo/contract/values/rule-kinds'
import { LINK_MAX, RULE_SOURCE_NAME_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayKey } from '#lib/text/dates.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '../parts/console-page.tsx'
import { EditorActions, fieldErrors } from '../parts/editor-parts.tsx'
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

export function RuleEditor({ replaced, onClose }: RuleEditorProps) {
  const { t } = useLingui()
  const kinds = useNames(KIND_NAMES)
  const subjects = useNames(SUBJECT_NAMES)
  const [draft, setDraft] = useState(() => {
    const today = dayKey(new Date())
    return replaced === null ? newDraft(today) : draftOf(replaced.rule, today)
  })
  const change = (changes: Partial<RuleDraft>) => setDraft((current) => ({ ...current, ...changes }))
  const proposing = useDeed({
    mutationFn: proposeRule,
    done: () => t`제안했어요. 다른 운영자가 확인하면 바로 적용돼요.`,
    onDone: onClose,
  })
  const wrong = fieldErrors(proposing.error)
  const rule = ruleOf(draft)
  const isPlace = draft.subject.startsWith(PLACE)

  function submit() {
    if (rule === null || proposing.isPending) return
    proposing.mutate({ rule, ...(replaced === null ? {} : { replacesId: replaced.ruleId }) })
  }

  return (
    <Panel title={replaced === null ? t`새 규칙 제안` : t`규칙 바꾸기 제안`}>
      <Form onSubmit={submit} className="gap-4">
        <SelectField
          label={t`대상`}
          options={[
            ...Object.entries(subjects).map(([value, label]) => ({ value, label })),
            { value: PLACE, label: t`장소 하나` },
          ]}
          value={isPlace ? PLACE : draft.subject}
          onChange={(subject) => change({ subject })}
          error={isPlace ? undefined : wrong['rule.subject']}
        />
        {isPlace && (
          <TextField
            label={t`장소 번호`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            value={draft.subject.slice(PLACE.length)}
            onChange={(event) => change({ subject: `${PLACE}${event.target.value}` })}
            error={wrong['rule.subject']}
          />
        )}
        <SelectField
          label={t`종류`}
          options={RULE_KINDS.map((value) => ({ value, label: kinds[value] }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <TermsFields draft={draft} onChange={change} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="date"
            label={t`시작하는 날`}
            value={draft.validFrom}
            onChange={(event) => change({ validFrom: event.target.value })}
            error={wrong['rule.validFrom']}
          />
          <TextField
            type="date"
            label={t`끝나는 날`}
            isOptional
            value={draft.validTo}
            onChange={(event) => change({ validTo: event.target.value })}
            error={wrong['rule.validTo']}
          />
        </div>
        <MonthChips months={draft.months} onChange={(months) => change({ months })} />
        <TextField
          label={t`누가 알린 것인가요`}
          autoComplete="off"
          maxLength={RULE_SOURCE_NAME_MAX}
          value={draft.sourceName}
          onChange={(event) => change({ sourceName: event.target.value })}
          error={wrong['rule.source.name']}
        />
        <TextField
          label={t`공식 안내 주소`}
          inputMode="url"
          autoComplete="off"
          maxLength={LINK_MAX}
          value={draft.sourceUrl}
          onChange={(event) => change({ sourceUrl: event.target.value })}
          error={wrong['rule.source.url']}
        />
        <TextField
          type="date"
          label={t`안내를 확인한 날`}
          value={draft.checkedOn}
          onChange={(event) => change({ checkedOn: event.target.value })}
          error={wrong['rule.checkedOn']}
        />
        <Checkbox
          label={t`다른 출처 하나도 같은 말을 해요`}
          checked={draft.isConfirmed}
          onChange={(event) => change({ isConfirmed: event.target.checked })}
        />
        <EditorActions
          isReady={rule !== null}
          isPending={proposing.isPending}
          error={proposing.error}
          onClose={onClose}
        />
      </Form>
    </Panel>
  )
}

interface FieldsProps {
  draft: RuleDraft
  onChange: (changes: Partial<RuleDraft>) => void
}

/** What a kind of rule says. */
function TermsFields({ draft, onChange }: FieldsProps) {
  const { t } = useLingui()
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
        <TextField
          key={field}
          type="time"
          label={times[field]}
          value={draft[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </div>
  )
  switch (draft.kind) {
    case 'GATE':
      return timeFields(GATE_FIELDS)
    case 'BOAT':
      return timeFields(['firstOut', 'lastOut', 'lastBack'])
    case 'SEASON':
      return timeFields(['walkFrom', 'walkUntil'])
    case 'CLOSURE':
      return (
        <SelectField
          label={t`어디가 막혔나요`}
          options={CLOSED_PARTS.map((value) => ({ value, label: value === 'WHOLE' ? t`모두` : t`대피소 위` }))}
          value={draft.part}
          onChange={(part) => onChange({ part })}
        />
      )
    case 'BOOKING':
      return (
        <>
          <TextArea
            label={t`시간마다 받는 사람`}
            hint={t`한 줄에 하나씩, 05:00-08:00 800처럼 적어주세요.`}
            rows={3}
            maxLength={200}
            value={draft.bands}
            onChange={(event) => onChange({ bands: event.target.value })}
          />
          <div className="grid grid-cols-2 items-end gap-3">
            {(Object.keys(numbers) as NumberField[]).map((field) => (
              <TextField
                key={field}
                label={numbers[field]}
                inputMode="numeric"
                maxLength={3}
                value={draft[field]}
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
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
