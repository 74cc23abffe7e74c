import { ChevronDown } from 'lucide-react'
import { cloneElement, type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { useRenderedFailure } from '#lib/page/rendering.ts'
import { cx } from '../cx.ts'
import type { Choice, ChoiceProps } from '../form/field.tsx'
import { dropHeldKeys, holdKeys } from './held-keys.ts'
import type { ListTrigger, MenuAction } from './lists.tsx'
import { loadOverlays } from './load.tsx'

export type { MenuAction } from './lists.tsx'

interface Asked {
  overlays: Awaited<ReturnType<typeof loadOverlays>>
  /** A list that is opened by a key begins at its first entry. */
  isByKey: boolean
}

/**
 * For a list that is fetched when it is asked for: null until then, and its trigger with `attributes`, which asks for it.
 * What is fetched takes the trigger's place and opens at once.
 */
export function useLazyList(trigger: ListTrigger, attributes: ComponentProps<'button'>): [Asked | null, ListTrigger] {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isAsking, setAsking] = useState(false)
  const fail = useRenderedFailure()

  useEffect(() => dropHeldKeys, [])

  function ask(isByKey: boolean) {
    setAsking(true)
    if (isByKey) holdKeys()
    loadOverlays().then(
      (overlays) => setAsked({ overlays, isByKey }),
      (error: unknown) => {
        dropHeldKeys()
        fail(error)
      },
    )
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    ask(true)
  }

  const askingTrigger = cloneElement(trigger, {
    ...attributes,
    'aria-expanded': false,
    'aria-busy': isAsking || undefined,
    // A key's click has no count (UI Events, `detail`).
    onClick: (event: MouseEvent) => ask(event.detail === 0),
    onKeyDown: handleKeyDown,
  })
  return [asked, askingTrigger]
}

interface ActionMenuProps {
  trigger: ListTrigger
  actions: readonly MenuAction[]
  align?: 'start' | 'end'
}

/** A button and the menu it opens. */
export function ActionMenu({ trigger, actions, align = 'end' }: ActionMenuProps) {
  const [asked, askingTrigger] = useLazyList(trigger, { 'aria-haspopup': 'menu' })
  if (asked === null) return askingTrigger
  const { overlays, isByKey } = asked
  return <overlays.ActionList trigger={trigger} isByKey={isByKey} align={align} actions={actions} />
}

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

/** A button that says what is chosen, and the menu of what else there is. */
export function SelectMenu<T extends string>(props: SelectMenuProps<T>) {
  const { label, look = 'pill', placeholder, align = 'start', ...choice } = props
  const current = choice.options.find((option) => option.value === choice.value)
  const trigger = (
    <button type="button" className={cx('relative inline-flex items-center text-basalt-900', LOOKS[look])}>
      <span className="sr-only">{label}: </span>
      {current?.label ?? placeholder}
      <ChevronDown aria-hidden="true" size={look === 'title' ? 20 : 16} className="shrink-0" />
    </button>
  )
  const [asked, askingTrigger] = useLazyList(trigger, { 'aria-haspopup': 'menu' })
  if (asked === null) return askingTrigger
  const { overlays, isByKey } = asked
  return <overlays.ChoiceList {...choice} label={label} trigger={trigger} isByKey={isByKey} align={align} />
}
