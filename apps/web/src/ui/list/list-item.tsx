import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type To } from 'react-router'
import { Link } from '../link.tsx'
import { cx } from '../cx.ts'

export interface ListItemProps {
  title: ReactNode
  description?: ReactNode
  /** Icon or avatar. */
  leading?: ReactNode
  /** Value, badge or time at the end. */
  trailing?: ReactNode
  /** The screen it leads to, or … */
  to?: To
  /** … what it does; with neither it only shows. */
  onPress?: () => void
  isDanger?: boolean | undefined
}

/** A row of a list of settings, people or notices; put it in a `<ul>` of class `divide-y divide-basalt-200`. */
export function ListItem({ title, description, leading, trailing, to, onPress, isDanger }: ListItemProps) {
  const rowClass = 'flex min-h-14 w-full flex-wrap items-center gap-3 px-4 py-2.5 text-left'
  const activeClass = cx(rowClass, 'transition-colors -outline-offset-2 hover:bg-basalt-100')
  const content = (
    <>
      {leading !== undefined && (
        <span className={cx('flex shrink-0', isDanger ? 'text-danger' : 'text-basalt-700')}>{leading}</span>
      )}
      <span className="min-w-min flex-1">
        <span className={cx('block font-semibold', isDanger && 'text-danger')}>{title}</span>
        {description !== undefined && <span className="block text-sm text-basalt-500">{description}</span>}
      </span>
      {trailing !== undefined && <span className="max-w-full shrink-0 text-sm text-basalt-500">{trailing}</span>}
      {to !== undefined && <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-basalt-400" />}
    </>
  )
  if (to !== undefined) {
    return (
      <li>
        <Link to={to} className={activeClass}>
          {content}
        </Link>
      </li>
    )
  }
  return (
    <li>
      {onPress ? (
        <button type="button" onClick={onPress} className={activeClass}>
          {content}
        </button>
      ) : (
        <div className={rowClass}>{content}</div>
      )}
    </li>
  )
}
