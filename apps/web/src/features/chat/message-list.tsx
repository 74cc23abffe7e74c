import { useLingui } from '@lingui/react/macro'
import { memo, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/server/api-error.ts'
import { formatDay } from '#lib/text/dates.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useSkippedRows } from '#ui/list/skipped-rows.ts'
import type { MessageActions, TalkState } from './message-actions.ts'
import { MyMessage, TheirMessage } from './message-bubble.tsx'
import { chunkRows, newestSeqOf } from './message-chunks.ts'
import type { ChatRow, Talk } from './message-rows.ts'
import type { ListScroll } from './reading-place.ts'
import { BeginningAtEntry, SystemLine } from './system-line.tsx'

interface MessageListProps {
  rows: readonly ChatRow[]
  scroll: ListScroll
  past: Omit<OlderMessagesProps, 'listRef' | 'isAlone'> & { isFromEntry: boolean }
  stateOf: (talk: Talk) => TalkState
  /** The same object at every render, or every row is drawn again. */
  actions: MessageActions
}

export function MessageList({ rows, scroll, past, stateOf, actions }: MessageListProps) {
  const { t } = useLingui()
  const { listRef, contentRef, handleScroll } = scroll
  const { isFromEntry, ...older } = past
  const [newestAtStart, setNewestAtStart] = useState<number | null>(null)
  if (newestAtStart === null && newestSeqOf(rows) !== null) setNewestAtStart(newestSeqOf(rows))
  // Each of its children holds many rows.
  useSkippedRows(contentRef, { keepsLast: true, atLeast: 3 })
  return (
    <section
      ref={listRef}
      aria-label={t`대화 내용`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      onScroll={handleScroll}
      className="flex h-full flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      {/* One list for screen readers, which say how long it is; its parts are for the browser alone. */}
      <div ref={contentRef} role="list" className="px-4 pb-4">
        <div className="flow-root">
          <OlderMessages {...older} isAlone={rows.length === 0} listRef={listRef} />
          {isFromEntry && <BeginningAtEntry />}
        </div>
        {chunkRows(rows, newestAtStart).map((chunk) => (
          <div key={chunk.key} className="-mx-4 flow-root px-4">
            {chunk.rows.map((row) => (
              <MessageRow key={row.key} row={row} state={row.kind === 'talk' ? stateOf(row) : null} actions={actions} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

interface MessageRowProps {
  row: ChatRow
  /** The state of a talk; null for other rows. */
  state: TalkState | null
  actions: MessageActions
}

/** A conversation of thousands is looked through again for every word that comes in: what stayed as it was is not drawn again. */
const MessageRow = memo(DrawnRow, (before, after) => {
  const { row, state, actions } = after
  return actions === before.actions && isSame(row, before.row) && isSame(state, before.state)
})

/** Whether two objects of one shape hold the same values. */
function isSame<T extends object>(one: T | null, other: T | null): boolean {
  if (one === null || other === null) return one === other
  // The loop makes no lists of their names and values: there are thousands to compare for each word that comes in.
  for (const key in one) if (one[key] !== other[key]) return false
  return true
}

function DrawnRow({ row, state, actions }: MessageRowProps) {
  const { t } = useLingui()
  switch (row.kind) {
    case 'day':
      return (
        <div role="listitem" className="mt-5 flex justify-center">
          <time dateTime={row.day} className="rounded-full bg-basalt-100 px-3.5 py-1 text-xs text-basalt-700">
            {formatDay(row.day)}
          </time>
        </div>
      )
    case 'unread':
      return (
        <div
          role="listitem"
          className="mt-5 flex items-center gap-3 text-xs text-tangerine-700 before:h-px before:flex-1 before:bg-tangerine-200 after:h-px after:flex-1 after:bg-tangerine-200"
        >
          {t`여기까지 읽었어요`}
        </div>
      )
    case 'notice':
      return <SystemLine notice={row} />
    case 'talk':
      if (state === null) return null
      return row.isMine ? (
        <MyMessage talk={row} state={state} actions={actions} />
      ) : (
        <TheirMessage talk={row} state={state} actions={actions} />
      )
  }
}

interface OlderMessagesProps {
  listRef: RefObject<HTMLElement | null>
  hasOlder: boolean
  isLoading: boolean
  error: Error | null
  /** Whether there is nothing below it. */
  isAlone: boolean
  onLoad: () => void
}

/** The px above the visible part at which older messages are asked for. */
const LOOK_AHEAD = 100

/** The top of the list: asks for older messages on approach. */
function OlderMessages({ listRef, hasOlder, isLoading, error, isAlone, onLoad }: OlderMessagesProps) {
  const { t } = useLingui()
  const rowRef = useRef<HTMLDivElement>(null)
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
    <div role="listitem" ref={rowRef} className="flex min-h-4 justify-center pt-4">
      {error !== null ? (
        <ErrorState isInline={!isAlone} message={message} isRetrying={isLoading} onRetry={onLoad} />
      ) : hasOlder ? (
        isLoading && <Spinner />
      ) : (
        <span className="sr-only">{t`대화의 시작이에요`}</span>
      )}
    </div>
  )
}
