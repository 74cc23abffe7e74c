import { PLACE_SORTS, type PlaceSort } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { SOLO_FACTS } from '@honjeo/contract/values/solo-facts'
import { type PlaceFact, STAY_STRENGTHS } from '@honjeo/contract/values/stay-facts'
import { useState } from 'react'
import { Chip } from '#ui/form/chip.tsx'
import { Button } from '#ui/form/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { FACT_LABELS, factsOf, toggleFact } from '../place-facts.ts'
import { FILTER_DIFFICULTIES, type FilterDifficulty, NO_FILTERS, type PlaceFilters } from '../place-filters.ts'
import { DIFFICULTY_LABELS, SORT_LABELS } from '../labels.ts'

const ALL = 'ALL'

type Choices = Pick<PlaceFilters, 'difficulty' | 'facts' | 'sort'>

export interface FilterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  value: Choices
  /** The facts that places of the chosen category are asked for. */
  offered: readonly PlaceFact[]
  onApply: (choices: Choices) => void
}

export function FilterSheet({ open, onOpenChange, value, offered, onApply }: FilterSheetProps) {
  const { t } = useLingui()
  const [choices, setChoices] = useState(value)
  const [wasOpen, setWasOpen] = useState(open)
  // Each opening begins with what is in force, not with what was left unapplied.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChoices(value)
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`필터`}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() =>
              setChoices({ difficulty: NO_FILTERS.difficulty, facts: NO_FILTERS.facts, sort: NO_FILTERS.sort })
            }
          >
            {t`초기화`}
          </Button>
          <Button
            className="flex-1"
            onClick={() => {
              onOpenChange(false)
              onApply(choices)
            }}
          >
            {t`적용하기`}
          </Button>
        </>
      }
    >
      <div className="space-y-6 pb-2">
        <DifficultyChoice
          value={choices.difficulty}
          onChange={(difficulty) => setChoices({ ...choices, difficulty })}
        />
        <FactsChoice
          title={t`혼자일 때`}
          hint={t`영수증으로 방문을 확인받은 분들이 그렇다고 답한 곳만 보여드려요.`}
          names={SOLO_FACTS}
          offered={offered}
          value={choices.facts}
          onChange={(facts) => setChoices({ ...choices, facts })}
        />
        <FactsChoice
          title={t`묵을 때`}
          hint={t`출처로 확인한 숙소만 보여드려요. 아직 모르는 곳은 빠져요.`}
          names={STAY_STRENGTHS}
          offered={offered}
          value={choices.facts}
          onChange={(facts) => setChoices({ ...choices, facts })}
        />
        <SortChoice value={choices.sort} onChange={(sort) => setChoices({ ...choices, sort })} />
      </div>
    </Sheet>
  )
}

interface ChoiceProps<T> {
  value: T
  onChange: (value: T) => void
}

function DifficultyChoice({ value, onChange }: ChoiceProps<FilterDifficulty | null>) {
  const { t, i18n } = useLingui()
  return (
    <SegmentedControl<FilterDifficulty | typeof ALL>
      label={t`혼행 난이도`}
      options={[
        { value: ALL, label: t`전체` },
        ...FILTER_DIFFICULTIES.map((each) => ({ value: each, label: i18n._(DIFFICULTY_LABELS[each]) })),
      ]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  )
}

interface FactsChoiceProps extends ChoiceProps<string>, Pick<FilterSheetProps, 'offered'> {
  title: string
  hint: string
  names: readonly PlaceFact[]
}

function FactsChoice({ title, hint, names, offered, value, onChange }: FactsChoiceProps) {
  const { i18n } = useLingui()
  const chosen = factsOf(value)
  const shown = names.filter((fact) => offered.includes(fact) || chosen.includes(fact))
  if (shown.length === 0) return null
  return (
    <fieldset className="space-y-2">
      <legend className="font-bold">{title}</legend>
      <p className="text-sm text-basalt-500">{hint}</p>
      <div className="flex flex-wrap gap-2 pt-1">
        {shown.map((fact) => (
          <Chip key={fact} isSelected={chosen.includes(fact)} onToggle={() => onChange(toggleFact(value, fact))}>
            {i18n._(FACT_LABELS[fact])}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function SortChoice({ value, onChange }: ChoiceProps<PlaceSort>) {
  const { t, i18n } = useLingui()
  const descriptions: Record<PlaceSort, string> = {
    RECOMMENDED: t`혼자 가기 좋은 곳부터 보여드려요`,
    DISTANCE: t`위치는 거리를 잴 때만 쓰고 남기지 않아요`,
    REVIEWS: t`다녀온 이야기가 많은 곳부터 보여드려요`,
    RATING: t`별점이 높은 곳부터 보여드려요`,
    SOLO: t`혼자 다녀온 분들의 답이 좋은 곳부터 보여드려요`,
  }
  return (
    <RadioCards
      label={t`정렬`}
      options={PLACE_SORTS.map((sort) => ({
        value: sort,
        label: i18n._(SORT_LABELS[sort]),
        description: descriptions[sort],
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
