import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, type To, useSearchParams } from 'react-router'
import { Link } from '../link.tsx'
import { formatNumber } from '#lib/text/numbers.ts'
import { cx } from '../cx.ts'
import type { Pagination as PaginationFacts } from '@honjeo/contract/common'
import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../feedback/error-state.tsx'
import { NUMBERED_PAGES_SHOWN } from '@honjeo/contract/values/limits'

export interface NumberedProps<T> {
  query: UseQueryResult<T>
  /** What is said when it cannot be loaded. */
  failure: string
  skeleton: ReactNode
  empty: ReactNode
  toPage: (page: number) => To
  children: (data: T) => ReactNode
}

/** A list with numbered pages in whatever state it is: loading, failed, empty, or one of its pages. */
export function Numbered<T extends { pagination: PaginationFacts }>({
  query,
  failure,
  skeleton,
  empty,
  toPage,
  children,
}: NumberedProps<T>) {
  const { data, isPlaceholderData } = query
  if (data === undefined) {
    if (!query.isError) return skeleton
    return <ErrorState message={failure} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  const { page, totalPages } = data.pagination
  if (totalPages === 0) return empty
  // The last page may be gone by now, with what was taken back here or on another device.
  if (page > totalPages && !isPlaceholderData) return <Navigate to={toPage(totalPages)} replace />
  return (
    <div aria-busy={isPlaceholderData} className={cx('space-y-6', isPlaceholderData && 'opacity-60')}>
      {children(data)}
      {totalPages > 1 && <Pagination page={page} totalPages={totalPages} toPage={toPage} />}
    </div>
  )
}

/** The numbers of pages that are read: far beyond any list, and within what the server takes. */
const PAGE = /^[1-9]\d{0,4}$/

/** Returns which page of a numbered list is shown, and of which status, as the screen's address says. */
export function useNumberedAddress<S extends string>(statuses: readonly S[]) {
  const [params, setParams] = useSearchParams()
  const text = params.get('page') ?? ''
  const page = PAGE.test(text) ? Number(text) : 1
  const status = statuses.find((each) => each === params.get('status'))

  function toPage(next: number) {
    const search = new URLSearchParams(params)
    search.set('page', String(next))
    return { search: search.toString() }
  }
  /** Replaces the address, so that back leaves the list instead of walking through its filters. */
  const narrow = (next: S | undefined) =>
    setParams(next === undefined ? {} : { status: next }, { replace: true, preventScrollReset: true })

  return { page, status, toPage, narrow }
}

export interface PaginationProps {
  /** The number of the page, from 1. */
  page: number
  totalPages: number
  toPage: (page: number) => To
}

/** Leads one back, to a sliding window of numbers, and one on. */
function Pagination({ page, totalPages, toPage }: PaginationProps) {
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

/** A link to another page. At the end it leads where one is already, so that it keeps the focus of who came there by it. */
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

/** The pages to offer, counted from 1: as many as there is room for, with the current one in their middle where that can be. */
export function pageWindow(page: number, totalPages: number, shown = NUMBERED_PAGES_SHOWN): number[] {
  const length = Math.min(shown, totalPages)
  const centred = page - Math.floor(shown / 2)
  const first = Math.max(1, Math.min(centred, totalPages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
