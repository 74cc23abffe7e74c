import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './button-class.ts'

export interface LinkButtonProps extends Omit<LinkProps, 'className'>, ButtonLook {
  icon?: ReactNode
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({ variant, size, shape, fullWidth, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, shape, fullWidth, className })}>
      {icon}
      {children}
    </Link>
  )
}
