import { Menu } from '@base-ui/react/menu'
import { type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { MenuPopup, menuItemClass } from './menu-popup.tsx'
import { useAskedTrigger } from './use-asked-trigger.ts'

export interface MenuAction {
  label: string
  icon?: ReactNode
  /** Destroys something; asks for confirmation itself. */
  isDanger?: boolean
  disabled?: boolean
  onSelect: () => void
}

export interface ActionMenuProps {
  /** The button that opens it, such as an IconButton with three dots. */
  trigger: ReactElement<ComponentProps<'button'>>
  actions: readonly MenuAction[]
  align?: 'start' | 'end'
}

/** Opens as soon as it is there. Use `ActionMenu` instead of this. */
export function ActionMenuControl({
  trigger,
  actions,
  align = 'end',
  isByKey,
}: ActionMenuProps & { isByKey: boolean }) {
  const [triggerElement, setTriggerElement] = useAskedTrigger(isByKey)
  return (
    <Menu.Root defaultOpen={!isByKey}>
      <Menu.Trigger ref={setTriggerElement} render={trigger} />
      <MenuPopup trigger={triggerElement} align={align}>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            disabled={action.disabled}
            onClick={action.onSelect}
            className={cx(menuItemClass, action.isDanger && 'text-danger')}
          >
            {action.icon}
            {action.label}
          </Menu.Item>
        ))}
      </MenuPopup>
    </Menu.Root>
  )
}
