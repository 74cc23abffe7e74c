import { SelectMenuFace, type SelectMenuProps, selectMenuClass } from './select-menu-face.tsx'
import { useOverlays } from './use-overlays.ts'

/** A button that says what is chosen, and the menu of what else there is, which is fetched when it is asked for. */
export function SelectMenu<T extends string>(props: SelectMenuProps<T>) {
  const [asked, face] = useOverlays()
  if (asked !== null) return <asked.overlays.SelectMenuControl {...props} isByKey={asked.isByKey} />
  return (
    <button type="button" aria-haspopup="menu" {...face} className={selectMenuClass(props)}>
      <SelectMenuFace {...props} />
    </button>
  )
}
