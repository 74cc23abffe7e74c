import { SUSPENSION_DAYS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Chip } from '#ui/form/chip.tsx'
import { cx } from '#ui/cx.ts'
import { Field, fieldAria, fieldBoxClass, type FieldText } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'

interface SelectFieldProps<T extends string> extends FieldText {
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  disabled?: boolean
  className?: string
}

/** The browser's own list: quick with a keyboard, and as long as it has to be. */
export function SelectField<T extends string>({ options, value, onChange, disabled, ...field }: SelectFieldProps<T>) {
  const id = useId()
  return (
    <Field {...field} id={id}>
      <div className="relative">
        <select
          {...fieldAria(id, field)}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as T)}
          className={cx(fieldBoxClass, 'h-13 appearance-none pr-10 text-ellipsis')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-basalt-500"
        />
      </div>
    </Field>
  )
}

const PRESETS = [3, 7, 30]
export const SUSPENSION_DAYS_DEFAULT = 7

/** The number of days of a suspension: one of the usual lengths, or any other. */
export function SuspensionDays({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={t`정지 기간`}
        unit={t({ message: '일', context: 'days' })}
        min={1}
        max={SUSPENSION_DAYS_MAX}
        value={value}
        onChange={onChange}
      />
      <div role="group" aria-label={t`자주 쓰는 기간`} className="flex flex-wrap gap-2">
        {PRESETS.map((days) => (
          <Chip key={days} isSelected={days === value} onToggle={() => onChange(days)}>
            {t`${days}일`}
          </Chip>
        ))}
      </div>
    </div>
  )
}
