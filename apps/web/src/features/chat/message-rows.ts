import type { ChatMessage } from '@honjeo/contract/chat'
import type { MessageType } from '@honjeo/contract/values/enums'
import { memberName, serverText } from '#lib/server/server-text.ts'
import { dayKey } from '#lib/text/dates.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

/** Something said, as the list shows it. */
export interface Talk {
  kind: 'talk'
  /** Stays the same when a message of mine becomes a stored one, so that its bubble does not jump. */
  key: string
  content: string
  sentAt: string
  senderId: number | null
  senderName: string
  senderProfileImage: string | null
  isMine: boolean
  /** Whether a member said it whom I have blocked. */
  isHidden: boolean
  /** First and last of what one person said within one minute: where name and time are shown. */
  isFirst: boolean
  isLast: boolean
  /** The message as it is stored, or … */
  message: ChatMessage | null
  /** … on its way. */
  outgoing: OutgoingMessage | null
}

export type NoticeType = Exclude<MessageType, 'TALK'>

export interface Notice {
  kind: 'notice'
  key: string
  type: NoticeType
  name: string
  /** What the server's line says; null for one that only names the member. */
  code: ChatMessage['code']
  /** The server's line in the language of the interface. */
  text: string
  seq: number
}

export interface DayMark {
  kind: 'day'
  key: string
  /** `2026-11-28`, in Seoul */
  day: string
}

/** The mark above the first message that I had not read when I came. */
export interface UnreadMark {
  kind: 'unread'
  key: 'unread'
}

export type ChatRow = Talk | Notice | DayMark | UnreadMark

export interface Reader {
  myId: number
  blockedIds?: ReadonlySet<number>
  /** What I had not read when I came: the messages after one, up to another. */
  unread?: { after: number; upTo: number } | null
}

/** The list from top to bottom: a mark before each day, my unconfirmed messages at the end. */
export function messageRows(
  messages: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
  { myId, blockedIds = new Set(), unread = null }: Reader,
): readonly ChatRow[] {
  const rows: ChatRow[] = []
  let lastDay = ''
  let lastHour = ''
  let isMarked = unread === null

  function push(row: Talk | Notice, sentAt: string) {
    const hour = hourOf(sentAt)
    // Few of thousands in a conversation begin an hour, and a calendar is slow to ask.
    const day = hour === lastHour ? lastDay : dayKey(sentAt)
    if (day !== lastDay) rows.push({ kind: 'day', key: `day-${day}`, day })
    lastDay = day
    lastHour = hour
    const before = rows.at(-1)
    if (row.kind === 'talk' && before?.kind === 'talk' && isSameBreath(before, row)) {
      before.isLast = false
      row.isFirst = false
    }
    rows.push(row)
  }

  function isUnread({ seq, type, senderId }: ChatMessage): boolean {
    return unread !== null && seq > unread.after && seq <= unread.upTo && type === 'TALK' && senderId !== myId
  }

  for (const message of messages) {
    // More unread messages may lie before the first one held: then it is not known yet where they begin.
    if (!isMarked && isUnread(message)) {
      isMarked = true
      if (rows.length > 0) rows.push({ kind: 'unread', key: 'unread' })
    }
    if (message.type === 'TALK') push(storedTalk(message, myId, blockedIds), message.sendAt)
    else {
      const { seq, type, senderName, code } = message
      const text = serverText(code, message.args, message.content)
      push({ kind: 'notice', key: `seq-${seq}`, type, name: memberName(senderName), code, text, seq }, message.sendAt)
    }
  }
  for (const message of outgoing) push(outgoingTalk(message, myId), message.createdAt)
  return rows
}

/** Seoul is nine hours from UTC: hours and minutes begin in both at once. */
const hourOf = (instant: string) => instant.slice(0, '2026-11-21T05'.length)
const minuteOf = (instant: string) => instant.slice(0, '2026-11-21T05:10'.length)

function isSameBreath(a: Talk, b: Talk): boolean {
  return a.senderId === b.senderId && minuteOf(a.sentAt) === minuteOf(b.sentAt)
}

function storedTalk(message: ChatMessage, myId: number, blockedIds: ReadonlySet<number>): Talk {
  const { seq, clientId, content, sendAt, senderId, senderName, senderProfileImage } = message
  const isMine = senderId === myId
  return {
    kind: 'talk',
    key: isMine && clientId !== null ? clientId : `seq-${seq}`,
    content,
    sentAt: sendAt,
    senderId,
    senderName: memberName(senderName),
    senderProfileImage,
    isMine,
    isHidden: senderId !== null && blockedIds.has(senderId),
    isFirst: true,
    isLast: true,
    message,
    outgoing: null,
  }
}

function outgoingTalk(outgoing: OutgoingMessage, myId: number): Talk {
  return {
    kind: 'talk',
    key: outgoing.clientId,
    content: outgoing.content,
    sentAt: outgoing.createdAt,
    senderId: myId,
    senderName: '',
    senderProfileImage: null,
    isMine: true,
    isHidden: false,
    isFirst: true,
    isLast: true,
    message: null,
    outgoing,
  }
}
