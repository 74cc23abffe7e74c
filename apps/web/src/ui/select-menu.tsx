import { Menu } from '@base-ui/react/menu'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Choice, ChoiceProps } from './choice.ts'
import { cx } from './cx.ts'
import { MenuPopup, menuItemClass } from './menu-popup.tsx'

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

export function SelectMenu<T extends string>({
  label,
  options,
  value,
  onChange,
  look = 'pill',
  placeholder,
  align = 'start',
}: SelectMenuProps<T>) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const current = options.find((option) => option.value === value)
  return (
    <Menu.Root>
      <Menu.Trigger ref={setTrigger} className={cx('relative inline-flex items-center text-basalt-900', LOOKS[look])}>
        <span className="sr-only">{label}: </span>
        {current?.label ?? placeholder}
        <ChevronDown aria-hidden="true" size={look === 'title' ? 20 : 16} className="shrink-0" />
      </Menu.Trigger>
      <MenuPopup trigger={trigger} align={align}>
        <Menu.RadioGroup value={value} onValueChange={(next: T) => onChange(next)} aria-label={label}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              closeOnClick
              className={cx(menuItemClass, 'justify-between data-checked:font-bold')}
            >
              {option.label}
              <Menu.RadioItemIndicator>
                <Check aria-hidden="true" size={18} className="text-tangerine-700" />
              </Menu.RadioItemIndicator>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  )
}
