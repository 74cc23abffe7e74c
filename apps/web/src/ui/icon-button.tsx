import type { ComponentProps } from 'react'
import { type IconButtonFace, IconFace, iconButtonClass } from './icon-button-face.tsx'

export type IconButtonProps = IconButtonFace & Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'>

export function IconButton({ label, icon, variant, badge, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={iconButtonClass(variant, className)}>
      <IconFace icon={icon} badge={badge} />
    </button>
  )
}
