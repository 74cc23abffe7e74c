import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

export type IconButtonVariant = 'plain' | 'floating' | 'outline' | 'primary'

export interface IconButtonFace {
  /** What it does, for those who do not see the icon; say the badge too (알림, 새 소식 있음). */
  label: string
  icon: ReactNode
  /** `floating` lies on a picture, `outline` beside a wide button. */
  variant?: IconButtonVariant
  /** A count, or a dot for "there is something new". */
  badge?: number | 'dot' | undefined
  className?: string
}

const VARIANTS: Record<IconButtonVariant, string> = {
  plain: 'size-11 rounded-full text-basalt-900 hover:bg-basalt-100',
  floating: 'size-11 rounded-full bg-paper text-basalt-900 shadow-2 hover:bg-basalt-100',
  outline: 'size-13 rounded-md border border-basalt-200 bg-paper text-basalt-900 hover:bg-basalt-100',
  primary: 'size-13 rounded-full bg-tangerine-500 text-ink shadow-2 hover:bg-tangerine-400',
}

export function iconButtonClass(variant: IconButtonVariant = 'plain', className?: string): string {
  return cx(
    'relative inline-flex shrink-0 items-center justify-center transition-[scale,background-color] active:scale-[0.95]',
    'disabled:scale-none disabled:bg-transparent disabled:text-basalt-400',
    VARIANTS[variant],
    className,
  )
}

/** Icon and badge; hidden from assistive technology, because the control around it carries the label. */
export function IconFace({ icon, badge }: Pick<IconButtonFace, 'icon' | 'badge'>) {
  return (
    <span aria-hidden="true" className="relative inline-flex">
      {icon}
      {badge === 'dot' && (
        <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-paper bg-danger-fill" />
      )}
      {typeof badge === 'number' && badge > 0 && (
        <span className="absolute -top-3 left-3 w-max min-w-5 rounded-full bg-tangerine-500 px-1 text-center text-xs leading-5 font-bold text-ink">
          {badge}
        </span>
      )}
    </span>
  )
}

export type IconButtonProps = IconButtonFace & Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'>

export function IconButton({ label, icon, variant, badge, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={iconButtonClass(variant, className)}>
      <IconFace icon={icon} badge={badge} />
    </button>
  )
}
