import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import { Field, type FieldText, fieldAria, fieldBoxClass } from '#ui/field.tsx'

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
