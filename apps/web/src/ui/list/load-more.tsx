import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export interface LoadMoreProps {
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
  /** The failure of the last page, in words; its retry asks for the page again. */
  error?: string | undefined
}

/** The px below the screen at which the next page is asked for. */
const LOOK_AHEAD = 600

/** Ends an infinite list: fetches on approach, says when it fails, and shows where the list ends. */
export function LoadMore({ hasMore, isLoading, onLoadMore, error }: LoadMoreProps) {
  const sentinelRef = useRef<HTMLDivElement>(null)
  const handleApproach = useEffectEvent(onLoadMore)
  const isWaiting = hasMore && !isLoading && error === undefined

  useEffect(() => {
    const sentinel = sentinelRef.current
    if (!sentinel || !isWaiting) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several changes may come at once; the last one is how it is now.
        if (entries.at(-1)?.isIntersecting) handleApproach()
      },
      { rootMargin: `0px 0px ${LOOK_AHEAD}px` },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [isWaiting])

  return (
    <div ref={sentinelRef} className="flex min-h-16 items-center justify-center py-4 text-sm text-basalt-500">
      {error !== undefined ? (
        <ErrorState isInline message={error} onRetry={onLoadMore} isRetrying={isLoading} />
      ) : hasMore ? (
        isLoading && <Spinner />
      ) : (
        <Trans>여기까지예요</Trans>
      )}
    </div>
  )
}
