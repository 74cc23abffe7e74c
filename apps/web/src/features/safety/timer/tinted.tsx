import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

const TONES = {
  plain: 'bg-paper shadow-1',
  good: 'bg-easy-bg',
  info: 'bg-sea-50',
  warning: 'bg-normal-bg',
  danger: 'bg-danger-bg',
  alarm: 'bg-danger-fill text-white',
}

interface TintedProps {
  tone: keyof typeof TONES
  className?: string
  children: ReactNode
}

/** A card whose colour says how things are; never that alone. */
export function Tinted({ tone, className, children }: TintedProps) {
  return <div className={cx('rounded-lg p-5', TONES[tone], className)}>{children}</div>
}
