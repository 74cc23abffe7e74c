import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { formatNumber } from '#lib/numbers.ts'
import { cx } from './cx.ts'
import { pageWindow } from './page-window.ts'

export interface PaginationProps {
  /** From 1 */
  page: number
  totalPages: number
  toPage: (page: number) => To
}

/** One back, a sliding window of numbers, one on. */
export function Pagination({ page, totalPages, toPage }: PaginationProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`쪽 넘기기`}>
      <ul className="flex justify-center">
        <Step label={t`이전 쪽`} to={toPage(Math.max(1, page - 1))} isEnd={page <= 1}>
          <ChevronLeft aria-hidden="true" size={20} />
        </Step>
        {pageWindow(page, totalPages).map((each) => (
          <li key={each} className="max-w-11 min-w-0 flex-1">
            <Link
              to={toPage(each)}
              replace
              aria-label={t`${formatNumber(each)} 쪽`}
              aria-current={each === page ? 'page' : undefined}
              className={cx(
                linkClass,
                'aria-[current=page]:bg-basalt-900 aria-[current=page]:font-bold aria-[current=page]:text-paper',
              )}
            >
              {formatNumber(each)}
            </Link>
          </li>
        ))}
        <Step label={t`다음 쪽`} to={toPage(Math.min(totalPages, page + 1))} isEnd={page >= totalPages}>
          <ChevronRight aria-hidden="true" size={20} />
        </Step>
      </ul>
    </nav>
  )
}

const linkClass =
  'flex h-11 items-center justify-center rounded-md text-sm tabular-nums text-basalt-700 transition-colors hover:bg-basalt-100'

/** At the end it leads where one is already, so that it keeps the focus of who came there by it. */
function Step({ label, to, isEnd, children }: { label: string; to: To; isEnd: boolean; children: ReactNode }) {
  return (
    <li className="max-w-11 min-w-0 flex-1">
      <Link
        to={to}
        replace
        aria-label={label}
        aria-disabled={isEnd || undefined}
        className={cx(linkClass, isEnd && 'text-basalt-400 hover:bg-transparent')}
      >
        {children}
      </Link>
    </li>
  )
}
