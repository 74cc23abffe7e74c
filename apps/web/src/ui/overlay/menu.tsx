import { cloneElement, type ReactNode, use, useEffect, useState, useTransition } from 'react'
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
