import { cx } from './cx.ts'

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
    'relative inline-flex items-center justify-center text-center font-bold transition-[scale,opacity,background-color] select-none active:scale-[0.98]',
    'disabled:scale-100 disabled:border-transparent disabled:bg-basalt-100 disabled:text-basalt-500 disabled:opacity-100 disabled:shadow-none',
    VARIANTS[variant],
    SIZES[size],
    shape === 'pill' ? 'rounded-full' : 'rounded-md',
    fullWidth && 'w-full',
    className,
  )
}
