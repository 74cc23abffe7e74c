import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { LazyList } from '../overlay/menu.tsx'
import { type Choice, type ChoiceProps, Field, fieldAria, fieldBoxClass, type FieldText, labelId } from './field.tsx'

interface SelectFieldProps<T extends string> extends FieldText, ChoiceProps<T> {
  options: readonly Choice<T>[]
  placeholder?: string
  disabled?: boolean
  className?: string
}

/** One of a list that opens below the box, and is fetched when it is asked for; Escape or a tap outside closes it. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const id = useId()
  const { options, value, onChange, placeholder, disabled, ...field } = props
  const current = options.find((option) => option.value === value)
  const trigger = (
    <button
      type="button"
      disabled={disabled}
      {...fieldAria(id, field)}
      aria-labelledby={`${labelId(id)} ${id}-value`}
      className={cx(fieldBoxClass, 'flex min-h-13 items-center gap-3 py-2 text-left')}
    >
      <span id={`${id}-value`} className={cx('min-w-0 flex-1', current === undefined && 'text-basalt-500')}>
        {current?.label ?? placeholder}
      </span>
      <ChevronDown aria-hidden="true" size={18} className="shrink-0 text-basalt-500" />
    </button>
  )
  return (
    <Field {...field} id={id}>
      <LazyList trigger={trigger} opens="listbox">
        {({ SelectList }) => (
          <SelectList trigger={trigger} labelledBy={labelId(id)} options={options} value={value} onChange={onChange} />
        )}
      </LazyList>
    </Field>
  )
}
