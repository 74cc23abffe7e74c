import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type BadgeTone = 'neutral' | 'tangerine' | 'sea' | 'easy' | 'normal' | 'hard'

export interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  className?: string
  children: ReactNode
}

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-basalt-100 text-basalt-700',
  tangerine: 'bg-tangerine-100 text-tangerine-700',
  sea: 'bg-sea-50 text-sea-700',
  easy: 'bg-easy-bg text-easy',
  normal: 'bg-normal-bg text-normal',
  hard: 'bg-hard-bg text-hard',
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-xl px-2.5 py-0.5 text-xs leading-[1.65] font-bold',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
