import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTime } from '#lib/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { RowAction } from '#ui/row-action.tsx'
import { BubbleContent } from './bubble-content.tsx'
import type { MessageActions, TalkState } from './message-actions.ts'
import type { Talk } from './message-rows.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { ReactionRow } from './reaction-row.tsx'
import { SafetyLine } from './safety-line.tsx'
import { useLongPress } from './use-long-press.ts'

export interface MessageBubbleProps {
  talk: Talk
  state: TalkState
  actions: MessageActions
}

const rowClass = ({ isFirst }: Talk, { isFlashing }: TalkState) =>
  cx(
    'group relative -mx-4 px-4 transition-colors duration-200',
    isFirst ? 'mt-4' : 'mt-1',
    isFlashing && 'bg-tangerine-100',
  )

/** What somebody else said: name and face where their turn begins, the time where it ends. */
export function TheirMessage({ talk, state, actions }: MessageBubbleProps) {
  const { t } = useLingui()
  const { senderName, senderProfileImage, isFirst, isHidden, message } = talk
  return (
    <li data-seq={message?.seq} className={cx('flex gap-2.5 pr-6', rowClass(talk, state))}>
      <span className="relative w-10 shrink-0 self-start">
        {isFirst && <Avatar name={senderName} src={senderProfileImage} />}
        {isFirst && state.isActive && (
          <span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-sand bg-easy-fill">
            <span className="sr-only">{t`지금 보고 있어요`}</span>
          </span>
        )}
      </span>
      <div className="flex min-w-0 flex-col items-start">
        <p className={isFirst ? 'mb-1 text-sm text-basalt-700' : 'sr-only'}>{senderName}</p>
        <Pressable talk={talk} state={state} actions={actions} side="left">
          <Meta talk={talk} unread={state.unread} />
        </Pressable>
        {message !== null && !isHidden && <ReactionRow message={message} myId={state.myId} onReact={actions.onReact} />}
        {message !== null && !isHidden && !message.isDeleted && <SafetyLine message={message} />}
      </div>
    </li>
  )
}

export function MyMessage({ talk, state, actions }: MessageBubbleProps) {
  const { t } = useLingui()
  const { outgoing, message } = talk
  return (
    <li data-seq={message?.seq} className={cx('flex flex-col items-end pl-12!', rowClass(talk, state))}>
      <p className="sr-only">{t`내가 보낸 메시지`}</p>
      <Pressable talk={talk} state={state} actions={actions} side="right">
        {outgoing === null ? (
          <Meta talk={talk} unread={state.unread} />
        ) : (
          <Progress outgoing={outgoing} isHeldUp={state.isHeldUp} />
        )}
      </Pressable>
      {message !== null && <ReactionRow message={message} myId={state.myId} onReact={actions.onReact} />}
      {outgoing?.state === 'failed' && (
        <div className="flex flex-wrap items-center justify-end text-sm">
          <p className="w-full text-right text-danger">
            {outgoing.error === null ? t`보내지 못했어요` : outgoing.error}
          </p>
          <RowAction label={t`다시 보내기`} onPress={() => actions.onResend(outgoing)} />
          <RowAction label={t`삭제`} onPress={() => actions.onDiscard(outgoing)} />
        </div>
      )}
    </li>
  )
}

/** The bubble with what stands beside it; a long press, or the button that keys and screen readers find, opens its menu. */
function Pressable({
  talk,
  state,
  actions,
  side,
  children,
}: MessageBubbleProps & { side: 'left' | 'right'; children: ReactNode }) {
  const { t } = useLingui()
  const { message, isHidden } = talk
  // A message that its author has taken back can still be reported by others.
  const canAct = message !== null && !isHidden && !(message.isDeleted && talk.isMine)
  const press = useLongPress(() => {
    if (canAct) actions.onMenu(message)
  })
  return (
    <div className={cx('flex max-w-full items-end gap-1.5', side === 'right' && 'flex-row-reverse')}>
      <div
        {...press}
        className={cx('flex min-w-0 flex-col gap-1 pointer-coarse:select-none', side === 'right' && 'items-end')}
      >
        <BubbleContent talk={talk} progress={state.progress} actions={actions} />
      </div>
      <div className={cx('relative flex shrink-0 flex-col text-xs', side === 'right' ? 'items-end' : 'items-start')}>
        {canAct && (
          <button
            type="button"
            aria-label={t`메시지 메뉴`}
            aria-haspopup="dialog"
            onClick={() => actions.onMenu(message)}
            className={cx(
              'absolute bottom-full mb-0.5 flex size-6 items-center justify-center rounded-full bg-basalt-100 text-basalt-700 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:pointer-events-none',
              side === 'right' ? 'right-0' : 'left-0',
            )}
          >
            <Ellipsis aria-hidden="true" size={16} />
          </button>
        )}
        {children}
      </div>
    </div>
  )
}

/** How many have not read it, above the time. */
function Meta({ talk: { isLast, isMine, sentAt }, unread }: { talk: Talk; unread: number }) {
  const { t } = useLingui()
  return (
    <span className={cx('flex min-w-2 flex-col text-basalt-500', isMine ? 'items-end' : 'items-start')}>
      {unread > 0 && (
        <span className="font-semibold text-tangerine-700 tabular-nums">
          <span aria-hidden="true">{unread}</span>
          <span className="sr-only">{t`${unread}명이 안 읽었어요`}</span>
        </span>
      )}
      {isLast && (
        <time dateTime={sentAt} className="whitespace-nowrap tabular-nums">
          {formatTime(sentAt)}
        </time>
      )}
    </span>
  )
}

function Progress({ outgoing: { state }, isHeldUp }: { outgoing: OutgoingMessage; isHeldUp: boolean }) {
  const { t } = useLingui()
  if (state === 'failed') return <CircleAlert aria-hidden="true" size={18} className="mb-2 text-danger" />
  if (state === 'sent') return <span className="text-basalt-500">{t`보냄`}</span>
  return isHeldUp ? (
    <span className="text-basalt-500">{t`연결 대기`}</span>
  ) : (
    <span className="animate-skeleton text-basalt-500">{t`보내는 중`}</span>
  )
}
