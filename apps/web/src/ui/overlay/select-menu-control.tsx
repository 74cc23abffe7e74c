import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { cx } from '../cx.ts'
import { MenuPopup, menuItemClass } from './menu-popup.tsx'
import { SelectMenuFace, type SelectMenuProps, selectMenuClass } from './select-menu-face.tsx'
import { useAskedTrigger } from './use-asked-trigger.ts'

/** Opens as soon as it is there. Use `SelectMenu` instead of this. */
export function SelectMenuControl<T extends string>(props: SelectMenuProps<T> & { isByKey: boolean }) {
  const { isByKey, label, options, value, onChange, align = 'start' } = props
  const [trigger, setTrigger] = useAskedTrigger(isByKey)
  return (
    <Menu.Root defaultOpen={!isByKey}>
      <Menu.Trigger ref={setTrigger} className={selectMenuClass(props)}>
        <SelectMenuFace {...props} />
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
