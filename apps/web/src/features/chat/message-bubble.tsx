import type { ChatMessage } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Ellipsis, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { RowAction } from '#ui/list/links.tsx'
import { BubbleContent } from './bubble-content.tsx'
import { hasReacted, type MessageActions, REACTION_FACES, type TalkState } from './message-actions.ts'
import type { Talk } from './message-rows.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { type Risk, riskOf } from './safety.ts'
import { useLongPress } from './use-long-press.ts'

interface MessageBubbleProps {
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

/** What another member said: name and face where their turn begins, the time where it ends. */
export function TheirMessage({ talk, state, actions }: MessageBubbleProps) {
  const { t } = useLingui()
  const { senderName, senderProfileImage, isFirst, isHidden, message } = talk
  return (
    <div role="listitem" data-seq={message?.seq} className={cx('flex gap-2.5 pr-6', rowClass(talk, state))}>
      <span className="relative w-[calc(var(--grown)*2.5)] shrink-0 self-start">
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
    </div>
  )
}

export function MyMessage({ talk, state, actions }: MessageBubbleProps) {
  const { t } = useLingui()
  const { outgoing, message } = talk
  return (
    <div
      role="listitem"
      data-seq={message?.seq}
      className={cx('flex flex-col items-end pl-12!', rowClass(talk, state))}
    >
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
    </div>
  )
}

/** The bubble with what is beside it; a long press, or the button that keys and screen readers find, opens its menu. */
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

/** Says above the time how many have not read it. */
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

interface ReactionRowProps {
  message: ChatMessage
  myId: number
  onReact: MessageActions['onReact']
}

/** Shows how people feel about a message; a tap joins them, or takes mine back. */
function ReactionRow({ message, myId, onReact }: ReactionRowProps) {
  const { t, i18n } = useLingui()
  if (message.reactions.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {message.reactions.map(({ kind, userIds: { length } }) => {
        const { emoji, label } = REACTION_FACES[kind]
        const name = i18n._(label)
        const isMine = hasReacted(message, kind, myId)
        return (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={isMine}
              onClick={() => onReact(message, kind)}
              className={cx(
                'touch-target relative flex h-7 items-center gap-1 rounded-full border px-2 text-xs tabular-nums',
                isMine ? 'border-sea-700 bg-sea-50 font-bold text-sea-700' : 'border-basalt-200 bg-paper',
              )}
            >
              <span className="sr-only">{t`${name} ${length}명`}</span>
              <span aria-hidden="true">{emoji}</span>
              <span aria-hidden="true">{length}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A word of warning under a message that asks for money or leads elsewhere, and the way to report it. */
function SafetyLine({ message: { content, roomId, seq } }: { message: ChatMessage }) {
  const { t } = useLingui()
  const risk = riskOf(content)
  if (risk === null) return null
  const texts: Record<Risk, string> = {
    ACCOUNT: t`계좌번호가 보여요. 돈을 보내기 전에 꼭 다시 확인하세요.`,
    PREPAYMENT: t`먼저 돈을 보내달라는 말은 조심하세요.`,
    OFF_PLATFORM: t`다른 곳에서 이야기하면 도움을 드리기 어려워요.`,
  }
  return (
    <p className="mt-1 flex items-start gap-1 text-xs text-normal">
      <TriangleAlert aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
      <span>
        {texts[risk]}{' '}
        <Link
          to={paths.newReport({ targetRoomId: roomId, targetMessageSeq: seq })}
          className="touch-target relative font-semibold whitespace-nowrap underline underline-offset-2"
        >
          {t`신고하기`}
        </Link>
      </span>
    </p>
  )
}
