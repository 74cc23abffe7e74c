import { ChevronDown } from 'lucide-react'
import type { Choice, ChoiceProps } from '../form/field.tsx'
import { cx } from '../cx.ts'

export interface SelectMenuProps<T extends string> extends ChoiceProps<T> {
  /** What is being chosen (지역); read before the value. */
  label: string
  options: readonly Choice<T>[]
  /** `title`: large text in a header. `pill`: a small framed filter. */
  look?: 'title' | 'pill'
  placeholder?: string
  align?: 'start' | 'end'
}

const LOOKS = {
  title: 'min-h-11 gap-1 rounded-sm text-xl font-bold',
  pill: 'touch-target min-h-9 gap-1 rounded-full border border-basalt-200 bg-paper px-3.5 text-md',
}

export function selectMenuClass({ look = 'pill' }: Pick<SelectMenuProps<string>, 'look'>): string {
  return cx('relative inline-flex items-center text-basalt-900', LOOKS[look])
}

/** What stands in the button that opens the menu. */
export function SelectMenuFace<T extends string>({ label, options, value, placeholder, look }: SelectMenuProps<T>) {
  const current = options.find((option) => option.value === value)
  return (
    <>
      <span className="sr-only">{label}: </span>
      {current?.label ?? placeholder}
      <ChevronDown aria-hidden="true" size={look === 'title' ? 20 : 16} className="shrink-0" />
    </>
  )
}
