import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#lib/dates.ts'
import type { MessageActions } from './message-actions.ts'
import { MyMessage, TheirMessage } from './message-bubble.tsx'
import type { Row } from './message-rows.ts'
import { OlderMessages, type OlderMessagesProps } from './older-messages.tsx'
import { SystemLine } from './system-line.tsx'
import type { ListScroll } from './use-list-scroll.ts'

export interface MessageListProps {
  rows: readonly Row[]
  scroll: ListScroll
  past: Omit<OlderMessagesProps, 'listRef' | 'isAlone'>
  actions: MessageActions
}

export function MessageList({ rows, scroll, past, actions }: MessageListProps) {
  const { t } = useLingui()
  const { listRef, contentRef, handleScroll } = scroll
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
          <MessageRow key={row.key} row={row} actions={actions} />
        ))}
      </ol>
    </section>
  )
}

function MessageRow({ row, actions }: { row: Row; actions: MessageActions }) {
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
      return row.isMine ? <MyMessage talk={row} actions={actions} /> : <TheirMessage talk={row} actions={actions} />
  }
}
