import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { cx } from '../cx.ts'
import { Link, type LinkProps } from '../link.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  /** One primary a screen. `inverse` floats over content; `danger` destroys. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  shape?: 'rounded' | 'pill' | undefined
  fullWidth?: boolean | undefined
  className?: string | undefined
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-tangerine-500 text-ink hover:bg-tangerine-400',
  secondary: 'border border-basalt-200 bg-paper text-basalt-900 hover:bg-basalt-100',
  ghost: 'text-basalt-900 hover:bg-basalt-100',
  danger: 'bg-danger-fill text-white hover:opacity-90',
  inverse: 'bg-basalt-900 text-paper shadow-2 hover:opacity-90',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'touch-target min-h-9 gap-1.5 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 gap-2 px-4 py-2 text-md',
  lg: 'min-h-13 gap-2 px-5 py-2.5 text-md',
}

/** The look of a button, shared with links that lead somewhere. */
export function buttonClass({ variant = 'primary', size = 'lg', shape, fullWidth, className }: ButtonLook): string {
  return cx(
    'relative inline-flex items-center justify-center text-center font-bold wrap-break-word transition-[scale,opacity,background-color] select-none active:scale-[0.98]',
    'disabled:scale-none disabled:border-transparent disabled:bg-basalt-100 disabled:text-basalt-500 disabled:opacity-100 disabled:shadow-none',
    VARIANTS[variant],
    SIZES[size],
    shape === 'pill' ? 'rounded-full' : 'rounded-md',
    fullWidth && 'w-full',
    className,
  )
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: ReactNode
  /** Keeps focus and label, shows a spinner and ignores further taps. */
  isLoading?: boolean | undefined
}

export function Button({
  variant,
  size,
  shape,
  fullWidth,
  className,
  icon,
  isLoading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Cancelling the click also cancels a form's submission, by tap or by Enter.
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always one of the three, "button" by default
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={handleClick}
      className={buttonClass({ variant, size, shape, fullWidth, className })}
    >
      {isLoading ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}

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
