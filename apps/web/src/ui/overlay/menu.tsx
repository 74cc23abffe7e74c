import { ChevronDown } from 'lucide-react'
import { cloneElement, type ReactNode, use, useEffect, useState, useTransition } from 'react'
import { cx } from '../cx.ts'
import type { Choice, ChoiceProps } from '../form/field.tsx'
import { loadOverlays, type Overlays } from './dialog.tsx'
import { dropHeldKeys, holdKeys } from './held-keys.ts'
import type { ListTrigger, MenuListProps } from './lists.tsx'

interface LazyListProps {
  trigger: ListTrigger
  opens: 'menu' | 'listbox'
  /** The list, with its trigger, which opens at once. */
  children: (overlays: Overlays) => ReactNode
}

/** The trigger of a list that is fetched when it is asked for, and takes the trigger's place then. */
export function LazyList({ trigger, opens, children }: LazyListProps) {
  const [overlays, setOverlays] = useState<Promise<Overlays> | null>(null)
  const [isAsking, startAsking] = useTransition()
  useEffect(() => dropHeldKeys, [])
  if (overlays !== null) return children(use(overlays))
  return cloneElement(trigger, {
    ...(opens === 'listbox' && { role: 'combobox' }),
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isAsking || undefined,
    onClick({ nativeEvent }) {
      // A key opens a menu at its first entry.
      void holdKeys(nativeEvent, ...(opens === 'menu' ? ['ArrowDown'] : []))
      startAsking(() => setOverlays(loadOverlays()))
    },
    onKeyDown(event) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.currentTarget.click()
    },
  })
}

/** A button and the menu it opens. */
export function ActionMenu({ align = 'end', ...props }: MenuListProps) {
  return (
    <LazyList trigger={props.trigger} opens="menu">
      {({ MenuList }) => <MenuList {...props} align={align} />}
    </LazyList>
  )
}

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
