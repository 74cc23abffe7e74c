import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface CalloutProps {
  tone?: 'info' | 'warning' | 'danger'
  icon?: ReactNode
  /** A small button or link at the end. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

const TONES = {
  info: 'bg-sea-50 text-sea-700',
  warning: 'bg-normal-bg text-normal',
  danger: 'bg-danger-bg text-danger',
}

/** A note within a screen: something to know, not something that just happened (that is a toast). */
export function Callout({ tone = 'info', icon, action, className, children }: CalloutProps) {
  return (
    <div className={cx('flex items-center gap-2.5 rounded-md px-4 py-3 text-sm', TONES[tone], className)}>
      {/* The icon is as large as the text beside it, also at twice the type. */}
      {icon !== undefined && <span className="flex shrink-0 [&>svg]:size-[1.3em]">{icon}</span>}
      <div className="min-w-0 flex-1">{children}</div>
      {action !== undefined && <div className="shrink-0">{action}</div>}
    </div>
  )
}
