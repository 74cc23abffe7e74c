import type { ChatMessage } from '@honjeo/contract/chat'
import { dayKey } from '#lib/dates.ts'
import type { OutgoingMessage } from './merge-messages.ts'

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
  /** First and last of what one person said within one minute: where name and time stand. */
  isFirst: boolean
  isLast: boolean
  /** Set until it is stored. */
  outgoing: OutgoingMessage | null
}

export interface Notice {
  kind: 'notice'
  key: string
  type: 'ENTER' | 'EXIT'
  name: string
}

export interface DayMark {
  kind: 'day'
  key: string
  /** `2026-11-28`, in Seoul */
  day: string
}

export type Row = Talk | Notice | DayMark

/** The list from top to bottom: a mark before each day, my unconfirmed messages at the end. */
export function messageRows(
  messages: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
  myId: number,
): readonly Row[] {
  const rows: Row[] = []
  let lastDay = ''

  function push(row: Talk | Notice, sentAt: string) {
    const day = dayKey(sentAt)
    if (day !== lastDay) rows.push({ kind: 'day', key: `day-${day}`, day })
    lastDay = day
    const before = rows.at(-1)
    if (row.kind === 'talk' && before?.kind === 'talk' && isSameBreath(before, row)) {
      before.isLast = false
      row.isFirst = false
    }
    rows.push(row)
  }

  for (const message of messages) {
    if (message.type === 'TALK') push(storedTalk(message, myId), message.sendAt)
    else {
      const { seq, type, senderName } = message
      push({ kind: 'notice', key: `seq-${seq}`, type, name: senderName }, message.sendAt)
    }
  }
  for (const message of outgoing) push(outgoingTalk(message, myId), message.createdAt)
  return rows
}

/** Time zones differ by whole minutes, so the minute of UTC is that of Seoul. */
const minuteOf = (instant: string) => instant.slice(0, '2026-11-21T05:10'.length)

function isSameBreath(a: Talk, b: Talk): boolean {
  return a.senderId === b.senderId && minuteOf(a.sentAt) === minuteOf(b.sentAt)
}

function storedTalk(message: ChatMessage, myId: number): Talk {
  const { seq, clientId, content, sendAt, senderId, senderName, senderProfileImage } = message
  const isMine = senderId === myId
  return {
    kind: 'talk',
    key: isMine && clientId !== null ? clientId : `seq-${seq}`,
    content,
    sentAt: sendAt,
    senderId,
    senderName,
    senderProfileImage,
    isMine,
    isFirst: true,
    isLast: true,
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
    isFirst: true,
    isLast: true,
    outgoing,
  }
}
