import type { Pagination as PaginationFacts } from '@honjeo/contract/common'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, type To } from 'react-router'
import { cx } from './cx.ts'
import { ErrorState } from './error-state.tsx'
import { Pagination } from './pagination.tsx'

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
