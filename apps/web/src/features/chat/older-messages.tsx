import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Spinner } from '#ui/spinner.tsx'

export interface OlderMessagesProps {
  listRef: RefObject<HTMLElement | null>
  hasOlder: boolean
  isLoading: boolean
  error: Error | null
  /** Nothing stands below it. */
  isAlone: boolean
  onLoad: () => void
}

/** px above the visible part at which older messages are asked for */
const LOOK_AHEAD = 100

/** The top of the list: asks for older messages on approach. */
export function OlderMessages({ listRef, hasOlder, isLoading, error, isAlone, onLoad }: OlderMessagesProps) {
  const { t } = useLingui()
  const rowRef = useRef<HTMLLIElement>(null)
  const handleApproach = useEffectEvent(onLoad)
  const message =
    error instanceof ApiError && error.code !== 'NETWORK'
      ? t`메시지를 불러오는데 실패했습니다.`
      : t`메시지를 불러오는 중 오류가 발생했습니다.`
  const isWaiting = hasOlder && !isLoading && error === null

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
      {error !== null ? (
        <ErrorState isInline={!isAlone} message={message} isRetrying={isLoading} onRetry={onLoad} />
      ) : hasOlder ? (
        isLoading && <Spinner />
      ) : (
        <span className="sr-only">{t`대화의 시작이에요`}</span>
      )}
    </li>
  )
}
