import { Link, type LinkProps } from 'react-router'
import { type IconButtonFace, IconFace, iconButtonClass } from './icon-button-face.tsx'

export type IconLinkProps = IconButtonFace & Omit<LinkProps, 'className' | 'children'>

export function IconLink({ label, icon, variant, badge, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconButtonClass(variant, className)}>
      <IconFace icon={icon} badge={badge} />
    </Link>
  )
}
