import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { Card, cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

interface Column {
  header: string
  /** Whether the column is left out where the table has little room, as its cells are. */
  isMinor?: boolean
}

interface DataTableProps {
  /** Names the table to those who do not see it. */
  caption: string
  columns: readonly Column[]
  /** The rows, each a `Row`. */
  children: ReactNode
}

const cellClass = (isMinor: boolean | undefined) =>
  cx('px-3 py-3 first:pl-4 last:pr-4', isMinor && 'hidden md:table-cell')

export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <div className={cx(cardClass, 'overflow-x-auto p-0!')}>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-basalt-200 text-basalt-500">
          <tr>
            {columns.map(({ header, isMinor }) => (
              <th key={header} scope="col" className={cx(cellClass(isMinor), 'font-semibold whitespace-nowrap')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-basalt-200">{children}</tbody>
      </table>
    </div>
  )
}

/** The name first, then a cell for each other column. */
export function Row({ children }: { children: ReactNode }) {
  return <tr className="align-top has-[th_a:hover]:bg-basalt-100">{children}</tr>
}

/** Names the row. With `to` it is a link that fills its cell; not the row, which not every browser can position. */
export function NameCell({ to, children }: { to?: string; children: ReactNode }) {
  return (
    <th scope="row" className={cx(cellClass(false), 'relative font-normal')}>
      {to === undefined ? (
        children
      ) : (
        <Link to={to} className="block rounded-sm font-semibold after:absolute after:inset-0 hover:underline">
          {children}
        </Link>
      )}
    </th>
  )
}

/** Its words stay whole, however much the names beside it could use the room. */
export function Cell({ isMinor, children }: { isMinor?: boolean; children?: ReactNode }) {
  return <td className={cx(cellClass(isMinor), 'wrap-break-word')}>{children}</td>
}

/** Says on one line when something came in. */
export function TimeCell({ children }: { children: string }) {
  return <td className={cx(cellClass(true), 'whitespace-nowrap')}>{children}</td>
}

const ROWS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-2/5', 'w-1/2']

export function TableSkeleton() {
  return (
    <Card className="p-0!">
      <SkeletonGroup className="divide-y divide-basalt-200">
        {ROWS.map((width, index) => (
          <div key={index} className="px-4 py-4">
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  )
}
