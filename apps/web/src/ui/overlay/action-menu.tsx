import { cloneElement } from 'react'
import type { ActionMenuProps } from './action-menu-control.tsx'
import { useOverlays } from './use-overlays.ts'

export type { MenuAction } from './action-menu-control.tsx'

/** A button and the menu it opens, which is fetched when it is asked for. */
export function ActionMenu(props: ActionMenuProps) {
  const [asked, face] = useOverlays()
  return asked === null ? (
    cloneElement(props.trigger, { 'aria-haspopup': 'menu', ...face })
  ) : (
    <asked.overlays.ActionMenuControl {...props} isByKey={asked.isByKey} />
  )
}
