import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Choice, type ChoiceProps, fieldAria, fieldBoxClass, type FieldText, labelId } from '../form/field.tsx'
import { cx } from '../cx.ts'

export interface SelectOption<T extends string> extends Choice<T> {
  /** What it is for, in the list only. */
  description?: ReactNode
}

export interface SelectFieldProps<T extends string> extends FieldText, ChoiceProps<T> {
  options: readonly SelectOption<T>[]
  placeholder?: string
  disabled?: boolean
  className?: string
}

export interface SelectFaceProps<T extends string> extends FieldText, Pick<ChoiceProps<T>, 'value'> {
  id: string
  options: readonly SelectOption<T>[]
  placeholder?: string | undefined
}

export function selectFaceAttributes<T extends string>({ id, hint, error }: SelectFaceProps<T>) {
  return {
    ...fieldAria(id, { hint, error }),
    'aria-labelledby': `${labelId(id)} ${id}-value`,
    className: cx(fieldBoxClass, 'flex min-h-13 items-center gap-3 py-2 text-left'),
  }
}

/** What stands in the box that opens the list. */
export function SelectFace<T extends string>({ id, options, value, placeholder }: SelectFaceProps<T>) {
  const current = options.find((option) => option.value === value)
  return (
    <>
      <span id={`${id}-value`} className={cx('min-w-0 flex-1', current === undefined && 'text-basalt-500')}>
        {current?.label ?? placeholder}
      </span>
      <ChevronDown aria-hidden="true" size={18} className="shrink-0 text-basalt-500" />
    </>
  )
}
