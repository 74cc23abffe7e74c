import { INTERESTS, PACES, type Pace } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { INTEREST_LABELS, PACE_LABELS } from '../plan-labels.ts'
import type { PlanInputProps } from './trip-inputs.tsx'

/** What an automatic plan goes by, besides the places. */
export function PlanTasteInputs({ control }: PlanInputProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const pace = useController({ control, name: 'pace' }).field
  const interests = useController({ control, name: 'interests' }).field
  const indoorOnly = useController({ control, name: 'indoorOnly' }).field
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
    </>
  )
}
