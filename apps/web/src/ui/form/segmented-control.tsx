import { useId } from 'react'
import { type Choice, type ChoiceProps, Field, type FieldText } from './field.tsx'
import { HiddenRadio } from './hidden-radio.tsx'

export interface SegmentedControlProps<T extends string> extends FieldText, ChoiceProps<T> {
  options: readonly Choice<T>[]
  className?: string
}

/** Two to four short choices side by side. */
export function SegmentedControl<T extends string>({ options, value, onChange, ...field }: SegmentedControlProps<T>) {
  const id = useId()
  return (
    <Field {...field} id={id} as="group">
      <div className="flex flex-wrap gap-1 rounded-md bg-basalt-100 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-1 items-center justify-center rounded-sm px-2 text-center font-semibold text-basalt-700 transition-colors has-checked:bg-paper has-checked:text-basalt-900 has-checked:shadow-1 has-checked:ring-1 has-checked:ring-basalt-400 has-disabled:text-basalt-500 has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-700"
          >
            <HiddenRadio name={id} option={option} value={value} onChange={onChange} />
            {option.label}
          </label>
        ))}
      </div>
    </Field>
  )
}
