import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '#lib/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'

/** Something whole in whatever state it is: on its way, failed, or there. */
export function LoadState<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) {
    return (
      <div className="flex min-h-80">
        <ScreenSpinner />
      </div>
    )
  }
  return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
}
