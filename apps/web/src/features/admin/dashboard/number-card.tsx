import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#lib/numbers.ts'
import { cardClass } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'

interface NumberCardProps {
  name: string
  value: number
  /** Under the number: how long the oldest has been waiting. */
  note?: ReactNode
  /** Something has to be done about it. */
  isUrgent?: boolean
  to?: string
}

export function NumberCard({ name, value, note, isUrgent, to }: NumberCardProps) {
  const content = (
    <>
      <span className="block text-sm text-basalt-500">{name}</span>
      <span className={cx('block text-3xl font-bold tabular-nums', isUrgent && 'text-tangerine-700')}>
        {formatNumber(value)}
      </span>
      <span className="block min-h-5 text-sm text-basalt-700">{note}</span>
    </>
  )
  return (
    <li className={cx(cardClass, 'relative', to !== undefined && 'hover:bg-basalt-100')}>
      {to === undefined ? (
        content
      ) : (
        <Link to={to} className="block rounded-sm after:absolute after:inset-0 after:rounded-lg">
          {content}
        </Link>
      )}
    </li>
  )
}
