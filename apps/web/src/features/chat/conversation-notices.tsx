import type { ChatMessage, RoomNotice } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ChevronDown, CloudOff, type LucideIcon, Megaphone, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { awayText } from '#lib/server/outcome.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { serverText } from '#lib/server/server-text.ts'
import type { ConnectionState, ConnectionProblem } from '#lib/stomp/stomp-status.ts'
import { readText, writeText } from '#lib/device/storage.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { cx } from '#ui/cx.ts'
import { MessageText } from './bubble-content.tsx'
import { SystemText } from './system-line.tsx'

/** The notice above messages that the device kept; the bar at the bottom shows how the connection is, and offers to try now. */
export function KeptConversationNotice({ savedAt, failure }: { savedAt: string; failure: Error }) {
  const { t } = useLingui()
  const when = formatDateTime(savedAt)
  const cause = awayText(failure)
  return (
    <div role="status" className="shrink-0">
      <Callout tone="warning" icon={<CloudOff aria-hidden="true" size={18} />} className="rounded-none px-4 py-2">
        {t`${cause} ${when}에 저장해 둔 대화를 보여드려요.`}
      </Callout>
    </div>
  )
}

interface NoticeBarProps {
  roomId: number
  notice: RoomNotice
  /** Takes the notice down, which only the host may; null for all others. */
  onTakeDown: (() => void) | null
}

/** What the host wants everybody to know. Folded it is one line, and stays so until there is a new one. */
export function NoticeBar({ roomId, notice: { content, pinnedAt }, onTakeDown }: NoticeBarProps) {
  const { t } = useLingui()
  const key = `notice-folded:${roomId}`
  const [foldedAt, setFoldedAt] = useState(() => readText(key))
  const isFolded = foldedAt === pinnedAt

  function toggle() {
    const next = isFolded ? '' : pinnedAt
    writeText(key, next)
    setFoldedAt(next)
  }

  return (
    <section
      aria-label={t({ message: '공지', context: 'of a room' })}
      className="flex shrink-0 items-start gap-2 border-b border-basalt-200 bg-paper pl-4"
    >
      <Megaphone aria-hidden="true" size={18} className="mt-3 shrink-0 text-tangerine-700" />
      <div className="min-w-0 flex-1 py-2.5 text-sm">
        <div className={isFolded ? 'line-clamp-1' : 'max-h-40 overflow-y-auto'}>
          {isFolded ? content : <MessageText text={content} />}
        </div>
        {!isFolded && onTakeDown !== null && (
          <button type="button" onClick={onTakeDown} className="min-h-11 font-semibold text-basalt-700 hover:underline">
            {t`공지 내리기`}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-label={isFolded ? t`공지 펼치기` : t`공지 접기`}
        onClick={toggle}
        className="flex size-11 shrink-0 items-center justify-center text-basalt-700 -outline-offset-2"
      >
        <ChevronDown aria-hidden="true" size={20} className={cx(!isFolded && 'rotate-180')} />
      </button>
    </section>
  )
}

/** Says when the conversation is not live, and offers to try now. */
export function ConnectionBar({ connection, onReconnect }: { connection: ConnectionState; onReconnect: () => void }) {
  const { t } = useLingui()
  const { phase, problem } = connection

  function text(reason: ConnectionProblem): string {
    switch (reason) {
      case 'NO_TOKEN':
        return t`인증 토큰이 없습니다.`
      case 'CLOSED':
        return t`WebSocket 연결이 종료되었습니다.`
      case 'ERROR':
        return t`WebSocket 연결 중 오류가 발생했습니다.`
      default:
        return reason.message
    }
  }

  return (
    <div aria-live="polite" className="shrink-0">
      {problem !== null && (
        <Callout
          tone="warning"
          icon={<WifiOff aria-hidden="true" size={18} />}
          className="rounded-none px-4 py-2"
          action={
            <Button variant="secondary" size="sm" isLoading={phase === 'connecting'} onClick={onReconnect}>
              {t`다시 연결 시도`}
            </Button>
          }
        >
          {text(problem)}
        </Callout>
      )}
    </div>
  )
}

interface JumpPillProps {
  /** The number of messages of others that lie there. */
  count: number
  onPress: () => void
}

export function NewestPill({ count, onPress }: JumpPillProps) {
  const { t } = useLingui()
  const label = count > 0 ? t`새 메시지 ${count}개` : t`맨 아래로`
  return <Pill label={label} icon={ArrowDown} onPress={onPress} className="bottom-3" />
}

export function FirstUnreadPill({ count, onPress }: JumpPillProps) {
  const { t } = useLingui()
  return <Pill label={t`안 읽은 메시지 ${count}개`} icon={ArrowUp} onPress={onPress} className="top-3" />
}

interface PillProps {
  label: string
  icon: LucideIcon
  onPress: () => void
  className: string
}

/** A button over the conversation, which stays in reach beside it. */
function Pill({ label, icon: Icon, onPress, className }: PillProps) {
  return (
    <div className={cx('pointer-events-none absolute inset-x-0 flex justify-center *:pointer-events-auto', className)}>
      <Button variant="inverse" size="sm" shape="pill" icon={<Icon aria-hidden="true" size={16} />} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}

/** Says who is writing just now. Its place is kept, so that the conversation does not jump when they begin. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const { t } = useLingui()
  const [first = ''] = names
  const others = names.length - 1
  return (
    <p aria-live="polite" className="min-h-[max(20px,1.4em)] shrink-0 px-4 text-xs text-basalt-500">
      {names.length > 0 &&
        (others > 0 ? t`${first}님 외 ${others}명이 입력하고 있어요` : t`${first}님이 입력하고 있어요`)}
    </p>
  )
}

interface HeardMessagesProps {
  messages: readonly ChatMessage[]
  ownId: number
}

/**
 * Reads aloud what others say while the room is open, and of one's own message that it has gone out; the list itself is silent, because history
 * grows in it too.
 */
export function HeardMessages({ messages, ownId }: HeardMessagesProps) {
  const { t } = useLingui()
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {messages.map(({ seq, type, senderId, senderName, content, code, args, image, pin }) => (
        <p key={seq}>
          {type === 'TALK' && senderId === ownId ? (
            t`메시지를 보냈어요`
          ) : type !== 'TALK' ? (
            <SystemText type={type} name={senderName} code={code} text={serverText(code, args, content)} />
          ) : (
            [`${senderName}:`, image !== null && t`사진`, pin !== null && t`만날 곳`, content].filter(Boolean).join(' ')
          )}
        </p>
      ))}
    </div>
  )
}
