import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadMore } from './load-more.tsx'

export interface PagedProps<T> {
  query: UseInfiniteQueryResult<T>
  skeleton: ReactNode
  isEmpty: (data: T) => boolean
  empty: ReactNode
  /** `false` keeps to the pages that are there, with no end to be seen. */
  hasMore?: boolean
  children: (data: T) => ReactNode
}

/** An infinite list in whatever state it is: loading, failed, empty, or its pages with more below. */
export function Paged<T>({ query, skeleton, isEmpty, empty, hasMore = true, children }: PagedProps<T>) {
  const { error } = query
  // A page of cards is drawn in slices: it may take longer than a frame.
  const data = useDeferredValue(query.data)
  const isDrawing = data !== query.data
  if (data === undefined) {
    if (error === null || isDrawing) return skeleton
    return <ErrorState message={errorText(error)} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if (isEmpty(data)) return empty
  return (
    <>
      {children(data)}
      {hasMore && (
        <LoadMore
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage || isDrawing}
          error={query.isFetchNextPageError ? errorText(error) : undefined}
          onLoadMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}
