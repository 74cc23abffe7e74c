import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { formatDay } from '#lib/dates.ts'
import type { MessageActions, TalkState } from './message-actions.ts'
import { MyMessage, TheirMessage } from './message-bubble.tsx'
import type { Row, Talk } from './message-rows.ts'
import { OlderMessages, type OlderMessagesProps } from './older-messages.tsx'
import { SystemLine } from './system-line.tsx'
import type { ListScroll } from './use-list-scroll.ts'
import { useSkippedRows } from './use-skipped-rows.ts'

export interface MessageListProps {
  rows: readonly Row[]
  scroll: ListScroll
  past: Omit<OlderMessagesProps, 'listRef' | 'isAlone'>
  stateOf: (talk: Talk) => TalkState
  /** The same object at every render, or every row is drawn anew. */
  actions: MessageActions
}

export function MessageList({ rows, scroll, past, stateOf, actions }: MessageListProps) {
  const { t } = useLingui()
  const { listRef, contentRef, handleScroll } = scroll
  useSkippedRows(contentRef)
  return (
    <section
      ref={listRef}
      aria-label={t`대화 내용`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      onScroll={handleScroll}
      className="flex h-full flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      <ol ref={contentRef} className="px-4 pb-4">
        <OlderMessages {...past} isAlone={rows.length === 0} listRef={listRef} />
        {rows.map((row) => (
          <MessageRow key={row.key} row={row} state={row.kind === 'talk' ? stateOf(row) : null} actions={actions} />
        ))}
      </ol>
    </section>
  )
}

interface MessageRowProps {
  row: Row
  /** Of a talk. */
  state: TalkState | null
  actions: MessageActions
}

/** A conversation of thousands is looked through again for every word that comes in: what stayed as it was is not drawn anew. */
const MessageRow = memo(DrawnRow, (before, after) => {
  const { row, state, actions } = after
  return actions === before.actions && isSame(row, before.row) && isSame(state, before.state)
})

/** Whether two objects of one shape hold the same values. */
function isSame<T extends object>(one: T | null, other: T | null): boolean {
  if (one === null || other === null) return one === other
  return Object.entries(one).every(([key, value]) => value === other[key as keyof T])
}

function DrawnRow({ row, state, actions }: MessageRowProps) {
  const { t } = useLingui()
  switch (row.kind) {
    case 'day':
      return (
        <li className="mt-5 flex justify-center">
          <time dateTime={row.day} className="rounded-full bg-basalt-100 px-3.5 py-1 text-xs text-basalt-700">
            {formatDay(row.day)}
          </time>
        </li>
      )
    case 'unread':
      return (
        <li className="mt-5 flex items-center gap-3 text-xs text-tangerine-700 before:h-px before:flex-1 before:bg-tangerine-200 after:h-px after:flex-1 after:bg-tangerine-200">
          {t`여기까지 읽었어요`}
        </li>
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
