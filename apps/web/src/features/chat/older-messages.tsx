import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Spinner } from '#ui/spinner.tsx'

export interface OlderMessagesProps {
  listRef: RefObject<HTMLElement | null>
  hasOlder: boolean
  isLoading: boolean
  /** What to say when it failed. */
  error: string | undefined
  onLoad: () => void
}

/** px above the visible part at which older messages are asked for */
const LOOK_AHEAD = 100

/** The top of the list: asks for older messages on approach. */
export function OlderMessages({ listRef, hasOlder, isLoading, error, onLoad }: OlderMessagesProps) {
  const { t } = useLingui()
  const rowRef = useRef<HTMLLIElement>(null)
  const handleApproach = useEffectEvent(onLoad)
  const isWaiting = hasOlder && !isLoading && error === undefined

  useEffect(() => {
    const row = rowRef.current
    if (row === null || !isWaiting) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) handleApproach()
      },
      { root: listRef.current, rootMargin: `${LOOK_AHEAD}px 0px 0px` },
    )
    observer.observe(row)
    return () => observer.disconnect()
  }, [isWaiting, listRef])

  return (
    <li ref={rowRef} className="flex min-h-4 justify-center pt-4">
      {error !== undefined ? (
        <ErrorState isInline message={error} isRetrying={isLoading} onRetry={onLoad} />
      ) : hasOlder ? (
        isLoading && <Spinner />
      ) : (
        <span className="sr-only">{t`대화의 시작이에요`}</span>
      )}
    </li>
  )
}
