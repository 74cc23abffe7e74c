import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { Select } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import type { Choice, ChoiceProps } from '../form/field.tsx'
import { holdKeysOf } from './held-keys.ts'

/** The button that opens a list, such as an IconButton with three dots. */
export type ListTrigger = ReactElement<ComponentProps<'button'>>

const popupClass =
  'origin-(--transform-origin) overflow-y-auto rounded-lg border border-basalt-200 bg-paper p-1.5 text-basalt-900 shadow-2 ' +
  'transition-[scale,opacity] outline-none data-ending-style:scale-95 data-ending-style:opacity-0 ' +
  'data-starting-style:scale-95 data-starting-style:opacity-0'

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 outline-none select-none data-highlighted:bg-basalt-100 ' +
  'data-disabled:text-basalt-500'

const check = <Check aria-hidden="true" size={18} className="text-tangerine-700" />

/** A list stays within the landmark of its trigger. */
const landmarkOf = (trigger: HTMLElement | null) => trigger?.closest('main') ?? undefined

interface MenuListProps {
  trigger: ListTrigger
  isByKey: boolean
  align: 'start' | 'end'
}

/** A menu that opens as soon as it is there: by a key through its trigger, and so at its first entry. */
function MenuList({ trigger, isByKey, align, children }: MenuListProps & { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const isOpened = useRef(!isByKey)

  useEffect(() => {
    if (element === null || isOpened.current) return
    isOpened.current = true
    element.focus()
    element.click()
  }, [element])

  return (
    <Menu.Root defaultOpen={!isByKey} onOpenChange={holdKeysOf}>
      <Menu.Trigger ref={setElement} render={trigger} />
      <Menu.Portal container={landmarkOf(element)}>
        <Menu.Positioner align={align} sideOffset={4} collisionPadding={12} className="z-50">
          <Menu.Popup className={cx('max-h-(--available-height) min-w-40', popupClass)}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

export interface MenuAction {
  label: string
  icon?: ReactNode
  /** Destroys something; asks for confirmation itself. */
  isDanger?: boolean
  disabled?: boolean
  onSelect: () => void
}

/** Use `ActionMenu` instead of this. */
export function ActionList({ actions, ...menu }: MenuListProps & { actions: readonly MenuAction[] }) {
  return (
    <MenuList {...menu}>
      {actions.map(({ label, icon, isDanger, disabled, onSelect }) => (
        <Menu.Item
          key={label}
          disabled={disabled}
          onClick={onSelect}
          className={cx(itemClass, isDanger && 'text-danger')}
        >
          {icon}
          {label}
        </Menu.Item>
      ))}
    </MenuList>
  )
}

interface ChoiceListProps<T extends string> extends MenuListProps, ChoiceProps<T> {
  label: string
  options: readonly Choice<T>[]
}

/** Use `SelectMenu` instead of this. */
export function ChoiceList<T extends string>({ label, options, value, onChange, ...menu }: ChoiceListProps<T>) {
  return (
    <MenuList {...menu}>
      <Menu.RadioGroup value={value} onValueChange={(next: T) => onChange(next)} aria-label={label}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            closeOnClick
            className={cx(itemClass, 'justify-between data-checked:font-bold')}
          >
            {option.label}
            <Menu.RadioItemIndicator>{check}</Menu.RadioItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </MenuList>
  )
}

export interface SelectOption<T extends string> extends Choice<T> {
  /** What it is for, in the list only. */
  description?: ReactNode
}

interface SelectListProps<T extends string> extends ChoiceProps<T> {
  trigger: ListTrigger
  labelledBy: string
  options: readonly SelectOption<T>[]
}

/** Opens as soon as it is there. Use `SelectField` instead of this. */
export function SelectList<T extends string>({ trigger, labelledBy, options, value, onChange }: SelectListProps<T>) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    // The page's policy allows no style elements; the one that hides a scrollbar is not missed.
    <CSPProvider disableStyleElements>
      <Select.Root<T>
        defaultOpen
        onOpenChange={holdKeysOf}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={trigger.props.disabled}
      >
        <Select.Trigger ref={setElement} render={trigger} />
        <Select.Portal container={landmarkOf(element)}>
          <Select.Positioner
            alignItemWithTrigger={false}
            sideOffset={4}
            collisionPadding={12}
            className="z-50 w-(--anchor-width) outline-none"
          >
            <Select.Popup className={cx('max-h-[min(var(--available-height),24rem)]', popupClass)}>
              <Select.List aria-labelledby={labelledBy}>
                {options.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={cx(itemClass, 'data-selected:font-bold')}
                  >
                    <span className="min-w-0 flex-1">
                      <Select.ItemText>{option.label}</Select.ItemText>
                      {option.description !== undefined && (
                        <span className="block text-sm font-normal text-basalt-500">{option.description}</span>
                      )}
                    </span>
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
