import { INTERESTS, type Pace, PACES, type TransportType } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import type { PlanPick } from '#lib/navigation/paths.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/form/field.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { HUB_LABELS, INTEREST_LABELS, PACE_LABELS } from '../labels.ts'
import { HoursInputs } from './hours-inputs.tsx'
import type { PlanFormValues, PointChoice } from './plan-form-values.ts'
import { PointField } from './point-field.tsx'
import type { PlanInputProps } from './trip-inputs.tsx'

export interface DetailsFoldProps {
  control: Control<PlanFormValues>
  onSearch: (pick: PlanPick) => void
}

/** The transport whose days end by dark, as the server has it: on foot or at a stop of the bus one is out alone. */
const ENDS_BY_DARK: ReadonlySet<TransportType> = new Set<TransportType>(['WALK', 'BUS', 'TRAIN'])

/** What may be said more exactly, each with an answer that does for most. */
export function DetailsFold({ control, onSearch }: DetailsFoldProps) {
  const { t } = useLingui()
  const id = useId()
  const { field } = useController({ control, name: 'isDetailed' })
  const isAi = useWatch({ control, name: 'method' }) === 'AI'
  return (
    <section className="rounded-lg border border-basalt-200 bg-paper">
      <h2>
        <button
          type="button"
          aria-expanded={field.value}
          aria-controls={id}
          onClick={() => field.onChange(!field.value)}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t`더 자세히`}</span>
            {!field.value && <DetailsSummary control={control} />}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className={cx('shrink-0 text-basalt-500 transition-transform', field.value && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!field.value} className="space-y-6 border-t border-basalt-200 px-4 pt-4 pb-5">
        <PointInput control={control} name="start" label={t`출발하는 곳`} hasHubs onSearch={onSearch} />
        <PointInput control={control} name="end" label={t`끝나는 곳`} hasHubs onSearch={onSearch} />
        <HoursInputs control={control} />
        <PointInput
          control={control}
          name="stay"
          label={t`숙소`}
          hint={t`고르면 매일 이곳에서 나서고 돌아와요.`}
          onSearch={onSearch}
        />
        {isAi && <PlanTasteInputs control={control} />}
      </div>
    </section>
  )
}

interface PointInputProps extends DetailsFoldProps {
  name: 'start' | 'end' | 'stay'
  label: string
  hint?: string
  hasHubs?: boolean
}

function PointInput({ control, name, onSearch, ...rest }: PointInputProps) {
  const { t } = useLingui()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name })
  return (
    <PointField
      {...rest}
      ref={ref}
      value={value}
      onChange={onChange}
      onSearch={() => onSearch(name)}
      searchLabel={name === 'stay' ? t`숙소 찾기` : t`다른 곳 찾기`}
      noneLabel={t`정하지 않았어요`}
      error={fieldState.error?.message}
    />
  )
}

interface SummaryProps {
  control: Control<PlanFormValues>
}

/** What the fold holds, so that nothing is decided unseen while it is closed. */
function DetailsSummary({ control }: SummaryProps) {
  const isAi = useWatch({ control, name: 'method' }) === 'AI'
  const parts = [...useJourneyParts(control), ...useTasteParts(control, isAi)]
  return <span className="block text-sm text-basalt-500">{parts.join(' · ')}</span>
}

function useJourneyParts(control: SummaryProps['control']): string[] {
  const { t, i18n } = useLingui()
  const [start, end, stay] = useWatch({ control, name: ['start', 'end', 'stay'] })
  const [startTime, endTime] = useWatch({ control, name: ['startTime', 'endTime'] })
  const nameOf = (point: PointChoice | null) =>
    point === null ? null : 'hub' in point ? i18n._(HUB_LABELS[point.hub]) : point.place.title
  const [from, to, home] = [nameOf(start), nameOf(end), nameOf(stay)]
  const ends = from === to ? [from && t`${from} 출발·마무리`] : [from && t`${from} 출발`, to && t`${to} 마무리`]
  const times = [startTime && t`첫날 ${startTime} 도착`, endTime && t`마지막 날 ${endTime} 출발`]
  return [...ends, ...times, home ?? t`숙소 미정`].filter((part) => part !== null)
}

function useTasteParts(control: SummaryProps['control'], isAi: boolean): string[] {
  const { t, i18n } = useLingui()
  const [pace, interests, indoorOnly] = useWatch({ control, name: ['pace', 'interests', 'indoorOnly'] })
  const [transportType, afterDark] = useWatch({ control, name: ['transportType', 'afterDark'] })
  if (!isAi) return []
  const paceLabel = i18n._(PACE_LABELS[pace])
  return [
    t`속도 ${paceLabel}`,
    ...interests.map((interest) => i18n._(INTEREST_LABELS[interest])),
    ...(indoorOnly ? [t`실내 위주`] : []),
    ...(ENDS_BY_DARK.has(transportType) ? [afterDark ? t`저녁에도 다니기` : t`해 지면 숙소로`] : []),
  ]
}

/** What an automatic plan goes by, besides the places. */
function PlanTasteInputs({ control }: PlanInputProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const pace = useController({ control, name: 'pace' }).field
  const interests = useController({ control, name: 'interests' }).field
  const indoorOnly = useController({ control, name: 'indoorOnly' }).field
  const afterDark = useController({ control, name: 'afterDark' }).field
  const endsByDark = ENDS_BY_DARK.has(useWatch({ control, name: 'transportType' }))
  return (
    <>
      <SegmentedControl<Pace>
        label={t`여행 속도`}
        options={PACES.map((value) => ({ value, label: i18n._(PACE_LABELS[value]) }))}
        value={pace.value}
        onChange={pace.onChange}
      />
      <Field id={id} as="group" label={t`관심사`} isOptional>
        <div className="flex flex-wrap gap-2">
          {INTERESTS.map((interest) => {
            const isSelected = interests.value.includes(interest)
            const others = interests.value.filter((each) => each !== interest)
            return (
              <Chip
                key={interest}
                isSelected={isSelected}
                onToggle={() => interests.onChange(isSelected ? others : [...others, interest])}
              >
                {i18n._(INTEREST_LABELS[interest])}
              </Chip>
            )
          })}
        </div>
      </Field>
      <Checkbox
        label={t`실내 위주로`}
        description={t`비가 오거나 더운 날, 지붕 있는 곳만 다녀요.`}
        checked={indoorOnly.value}
        onChange={({ target }) => indoorOnly.onChange(target.checked)}
      />
      {endsByDark && (
        <Checkbox
          label={t`저녁에도 다닐래요`}
          description={t`고르지 않으면 해가 지고 30분 안에 하루를 마쳐요. 고르면 저녁에는 불이 켜져 있거나 사람이 있는 곳만 넣어요.`}
          checked={afterDark.value}
          onChange={({ target }) => afterDark.onChange(target.checked)}
        />
      )}
    </>
  )
}
