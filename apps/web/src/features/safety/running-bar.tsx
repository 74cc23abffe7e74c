import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type To } from 'react-router'
import { Link } from '#ui/link.tsx'
import { cx } from '#ui/cx.ts'

export interface RunningBarProps {
  to: To
  icon: ReactNode
  /** `danger`: it needs the traveller now. */
  tone?: 'info' | 'danger'
  children: ReactNode
}

const TONES = { info: 'bg-sea-600', danger: 'bg-danger-fill' }

/** Shows something that goes on while one is elsewhere in the app; leads to where it is ended. */
export function RunningBar({ to, icon, tone = 'info', children }: RunningBarProps) {
  return (
    <Link
      to={to}
      className={cx(
        'flex min-h-11 items-center gap-2 px-gutter py-2 text-sm font-bold text-white -outline-offset-4 outline-white',
        TONES[tone],
      )}
    >
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight aria-hidden="true" size={18} className="shrink-0" />
    </Link>
  )
}
