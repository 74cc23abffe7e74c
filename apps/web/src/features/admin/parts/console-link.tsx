import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/link.tsx'

/** A name that leads on, by itself in a line of the console: as high as a mouse needs it, 24 px. */
export function ConsoleLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={cx('inline-block min-w-6 rounded-sm py-0.5 text-tangerine-700 hover:underline', className)}
    >
      {children}
    </Link>
  )
}
