import { ChevronDown } from 'lucide-react'
import { cx } from '../cx.ts'
import { ActionMenu } from '../overlay/menu.tsx'
import type { Choice, ChoiceProps } from './field.tsx'

export interface SelectMenuProps<T extends string> extends ChoiceProps<T> {
  /** What is being chosen (지역); read before the value. */
  label: string
  options: readonly (Choice<T> & { label: string })[]
  /** `title`: large text in a header. `pill`: a small framed filter. */
  look?: 'title' | 'pill'
  placeholder?: string
  align?: 'start' | 'end'
}

const LOOKS = {
  title: 'min-h-11 gap-1 rounded-sm text-xl font-bold',
  pill: 'touch-target min-h-9 gap-1 rounded-full border border-basalt-200 bg-paper px-3.5 text-md',
}

/** A button that says what is chosen, and the menu of what else there is. */
export function SelectMenu<T extends string>(props: SelectMenuProps<T>) {
  const { label, options, value, onChange, look = 'pill', placeholder, align = 'start' } = props
  const trigger = (
    <button type="button" className={cx('relative inline-flex items-center text-basalt-900', LOOKS[look])}>
      <span className="sr-only">{label}: </span>
      {options.find((option) => option.value === value)?.label ?? placeholder}
      <ChevronDown aria-hidden="true" size={look === 'title' ? 20 : 16} className="shrink-0" />
    </button>
  )
  const actions = options.map(({ value: each, ...option }) => ({
    ...option,
    isChosen: each === value,
    onSelect: () => onChange(each),
  }))
  return <ActionMenu trigger={trigger} align={align} label={label} actions={actions} />
}
