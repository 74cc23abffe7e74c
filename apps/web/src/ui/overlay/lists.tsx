import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { Select } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import type { Choice, ChoiceProps } from '../form/field.tsx'
import { dropHeldKeys, holdKeys } from './held-keys.ts'

/** The button that opens a list, such as an IconButton with three dots. */
export type ListTrigger = ReactElement<ComponentProps<'button'>>

export interface MenuAction {
  label: string
  icon?: ReactNode
  /** Destroys something; asks for confirmation itself. */
  isDanger?: boolean
  disabled?: boolean
  /** Whether it is the chosen one, where one of several is. */
  isChosen?: boolean
  onSelect: () => void
}

export interface MenuListProps {
  trigger: ListTrigger
  /** What is chosen among the actions. */
  label?: string
  actions: readonly MenuAction[]
  align?: 'start' | 'end'
}

const popupClass =
  'origin-(--transform-origin) overflow-y-auto rounded-lg border border-basalt-200 bg-paper p-1.5 text-basalt-900 shadow-2 transition-[scale,opacity] outline-none data-ending-style:scale-[0.95] data-ending-style:opacity-0 data-starting-style:scale-[0.95] data-starting-style:opacity-0'

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 outline-none select-none data-disabled:text-basalt-500 data-highlighted:bg-basalt-100'

const check = <Check aria-hidden="true" size={18} className="text-tangerine-700" />

/** It opens as soon as it is there, and by its own trigger from then on. */
const root = {
  defaultOpen: true,
  onOpenChange: (isOpen: boolean, { event }: { event: Event }) => void (isOpen ? holdKeys(event) : dropHeldKeys()),
}
const place = { sideOffset: 4, collisionPadding: 12 }

/** A list stays within the landmark of its trigger. */
const landmarkOf = (trigger: HTMLElement | null) => trigger?.closest('main') ?? undefined

export function MenuList({ trigger, label: groupLabel, actions, align }: MenuListProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const items = actions.map(({ label, icon, isDanger, disabled, isChosen, onSelect }) => (
    <Menu.Item
      key={label}
      disabled={disabled}
      onClick={onSelect}
      {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen })}
      className={cx(itemClass, isDanger && 'text-danger', isChosen && 'justify-between font-bold')}
    >
      {icon}
      {label}
      {isChosen && check}
    </Menu.Item>
  ))
  return (
    <Menu.Root {...root}>
      <Menu.Trigger ref={setElement} render={trigger} />
      <Menu.Portal container={landmarkOf(element)}>
        <Menu.Positioner {...place} align={align} className="z-50">
          <Menu.Popup className={cx('max-h-(--available-height) min-w-40', popupClass)}>
            {groupLabel === undefined ? items : <Menu.Group aria-label={groupLabel}>{items}</Menu.Group>}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface SelectListProps<T extends string> extends ChoiceProps<T> {
  trigger: ListTrigger
  labelledBy: string
  options: readonly Choice<T>[]
}

export function SelectList<T extends string>({ trigger, labelledBy, options, value, onChange }: SelectListProps<T>) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const handleChange = (next: T | null) => next !== null && onChange(next)
  return (
    // The page's policy allows no style elements; the one that hides a scrollbar is not missed.
    <CSPProvider disableStyleElements>
      <Select.Root<T> {...root} value={value} onValueChange={handleChange} disabled={trigger.props.disabled}>
        <Select.Trigger ref={setElement} render={trigger} />
        <Select.Portal container={landmarkOf(element)}>
          <Select.Positioner {...place} alignItemWithTrigger={false} className="z-50 w-(--anchor-width) outline-none">
            <Select.Popup className={cx('max-h-[min(var(--available-height),24rem)]', popupClass)}>
              <Select.List aria-labelledby={labelledBy}>
                {options.map(({ label, ...option }) => (
                  <Select.Item key={option.value} {...option} className={cx(itemClass, 'data-selected:font-bold')}>
                    <Select.ItemText className="min-w-0 flex-1">{label}</Select.ItemText>
                    <Select.ItemIndicator>{check}</Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  )
}
