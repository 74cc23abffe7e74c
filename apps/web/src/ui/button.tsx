import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

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
      // oxlint-disable-next-line react/button-has-type -- always one of the three, "button" unless told
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
