import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#lib/dates.ts'
import { MyMessage, type OutgoingActions, TheirMessage } from './message-bubble.tsx'
import type { Notice, Row } from './message-rows.ts'
import { OlderMessages, type OlderMessagesProps } from './older-messages.tsx'
import type { ListScroll } from './use-list-scroll.ts'

export interface MessageListProps extends OutgoingActions {
  rows: readonly Row[]
  scroll: ListScroll
  older: Omit<OlderMessagesProps, 'listRef'>
}

export function MessageList({ rows, scroll, older, onResend, onDiscard }: MessageListProps) {
  const { t } = useLingui()
  const { listRef, contentRef, handleScroll } = scroll
  return (
    <section
      ref={listRef}
      aria-label={t`대화 내용`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      onScroll={handleScroll}
      className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      <ol ref={contentRef} className="px-4 pb-4">
        <OlderMessages {...older} listRef={listRef} />
        {rows.map((row) => (
          <MessageRow key={row.key} row={row} onResend={onResend} onDiscard={onDiscard} />
        ))}
      </ol>
    </section>
  )
}

function MessageRow({ row, ...actions }: { row: Row } & OutgoingActions) {
  switch (row.kind) {
    case 'day':
      return (
        <li className="mt-5 flex justify-center">
          <time dateTime={row.day} className="rounded-full bg-basalt-100 px-3.5 py-1 text-xs text-basalt-700">
            {formatDay(row.day)}
          </time>
        </li>
      )
    case 'notice':
      return (
        <li className="mt-3 text-center text-xs text-basalt-500">
          <NoticeText notice={row} />
        </li>
      )
    case 'talk':
      return row.isMine ? <MyMessage talk={row} {...actions} /> : <TheirMessage talk={row} />
  }
}

export function NoticeText({ notice: { type, name } }: { notice: Pick<Notice, 'type' | 'name'> }) {
  const { t } = useLingui()
  return type === 'ENTER' ? t`${name}님이 들어왔어요` : t`${name}님이 나갔어요`
}
