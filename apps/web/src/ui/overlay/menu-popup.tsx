import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

export const menuItemClass =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 outline-none select-none data-highlighted:bg-basalt-100 data-disabled:text-basalt-500'

export interface MenuPopupProps {
  trigger: HTMLElement | null
  align: 'start' | 'end'
  children: ReactNode
}

/** The floating list both menus share; stays within the screen by itself, and within the landmark of its trigger. */
export function MenuPopup({ trigger, align, children }: MenuPopupProps) {
  return (
    <Menu.Portal container={trigger?.closest('main') ?? undefined}>
      <Menu.Positioner align={align} sideOffset={4} collisionPadding={12} className="z-50">
        <Menu.Popup className="max-h-(--available-height) min-w-40 origin-(--transform-origin) overflow-y-auto rounded-lg border border-basalt-200 bg-paper p-1.5 text-basalt-900 shadow-2 transition-[scale,opacity] outline-none data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  )
}
