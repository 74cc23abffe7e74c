import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { formatTime } from '#lib/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import type { OutgoingMessage } from './merge-messages.ts'
import type { Talk } from './message-rows.ts'

export interface OutgoingActions {
  onResend: (message: OutgoingMessage) => void
  onDiscard: (message: OutgoingMessage) => void
}

const textClass = 'min-w-0 rounded-lg px-3.5 py-2 whitespace-pre-wrap'

/** What somebody else said: name and face where their turn begins, the time where it ends. */
export function TheirMessage({ talk }: { talk: Talk }) {
  const { content, senderName, senderProfileImage, isFirst, isLast } = talk
  return (
    <li className={cx('flex gap-2.5 pr-6', isFirst ? 'mt-4' : 'mt-1')}>
      <span className="w-10 shrink-0">{isFirst && <Avatar name={senderName} src={senderProfileImage} />}</span>
      <div className="min-w-0">
        <p className={isFirst ? 'mb-1 text-sm text-basalt-700' : 'sr-only'}>{senderName}</p>
        <div className="flex items-end gap-1.5">
          <p className={cx(textClass, 'bg-paper shadow-1', isFirst && 'rounded-tl-sm')}>{content}</p>
          {isLast && <SentAt instant={talk.sentAt} />}
        </div>
      </div>
    </li>
  )
}

export function MyMessage({ talk, onResend, onDiscard }: { talk: Talk } & OutgoingActions) {
  const { t } = useLingui()
  const { content, isFirst, isLast, outgoing } = talk
  const isFailed = outgoing?.state === 'failed'
  return (
    <li className={cx('flex flex-col items-end pl-12', isFirst ? 'mt-4' : 'mt-1')}>
      <p className="sr-only">{t`내가 보낸 메시지`}</p>
      <div className="flex max-w-full items-end justify-end gap-1.5">
        {outgoing?.state === 'sending' ? (
          <span className="shrink-0 animate-skeleton text-xs text-basalt-500">{t`보내는 중`}</span>
        ) : (
          isLast && !isFailed && <SentAt instant={talk.sentAt} />
        )}
        {isFailed && <CircleAlert aria-hidden="true" size={18} className="mb-2 shrink-0 text-danger" />}
        <p className={cx(textClass, 'bg-sea-600 text-white', isLast && 'rounded-br-sm')}>{content}</p>
      </div>
      {outgoing !== null && isFailed && (
        <div className="flex flex-wrap items-center justify-end text-sm">
          <span className="mr-1 text-danger">{t`보내지 못했어요`}</span>
          <RowAction label={t`다시 보내기`} onPress={() => onResend(outgoing)} />
          <RowAction label={t`삭제`} onPress={() => onDiscard(outgoing)} />
        </div>
      )}
    </li>
  )
}

function SentAt({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className="shrink-0 text-xs whitespace-nowrap text-basalt-500 tabular-nums">
      {formatTime(instant)}
    </time>
  )
}

function RowAction({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-sm px-2 font-semibold text-basalt-900 hover:underline"
    >
      {label}
    </button>
  )
}
