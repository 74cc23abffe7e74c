import type { ChatMessage, Pin } from '@honjeo/contract/chat'
import type { Clock } from '../../lib/clock.ts'
import { lockFreeImages } from '../../records/attached-images.ts'
import type { Db } from '../../db/client.ts'
import { INTEGER_MAX } from '@honjeo/contract/values/limits'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/db-errors.ts'
import { lockMember } from '../../records/lock-member.ts'
import { hasLink, refuseLinks } from '../../records/text-guard.ts'
import { AppError, appError } from '@honjeo/contract/app-error'
import { settleChatNotice } from '../../notifications/notify.ts'
import {
  findMembership,
  findMessage,
  hasMessage,
  insertMessage,
  updateLastRead,
  type NewMessage,
} from './chat.queries.ts'
import type { NewTalk } from './insert-talks.queries.ts'
import type { MessageWriter } from './message-writer.ts'
import type { RoomFeed } from './room-feed.ts'

export interface ChatDeps {
  db: Db
  clock: Clock
  feed: RoomFeed
}

/** Stores a message as read by everyone afterwards. Throws NOT_A_MEMBER when the sender is no member. */
export async function appendMessage(db: Db, message: NewMessage): Promise<ChatMessage> {
  const seq = await insertMessage(db, message)
  const stored = seq === undefined ? undefined : await findMessage(db, message.roomId, seq)
  if (!stored) throw appError('NOT_A_MEMBER')
  return stored
}

export interface Talk {
  roomId: number
  senderId: number
  content: string
  clientId: string | null
  /** The name of an upload of the sender's that nothing uses yet. */
  image: string | null
  pin: Pin | null
  /** The `id` of the message it answers. */
  replyTo: string | null
}

/**
 * A member says something. When this resolves the message is stored for good; sent again with the same `clientId` it
 * stays the one message it was. Throws NOT_A_MEMBER, MESSAGE_NOT_FOUND, IMAGE_NOT_USABLE, TOO_MANY_LINKS.
 */
export function sendTalk(
  deps: ChatDeps & { writer: MessageWriter },
  { roomId, senderId, content, clientId, pin, image, replyTo }: Talk,
): Promise<void> {
  const replyToSeq = replyTo === null ? null : seqOf(roomId, replyTo)
  const talk = { roomId, senderId, content, clientId, pin, replyToSeq, sentAt: deps.clock.now() }
  return image === null && !hasLink(wordsOf(talk)) ? deps.writer.write(talk) : sendAlone(deps, talk, image)
}

const wordsOf = ({ content, pin }: NewTalk) => `${content} ${pin?.label ?? ''}`

/** Stores one message in a transaction of its own: its image becomes the sender's, and its links are counted. */
async function sendAlone({ db, feed }: ChatDeps, talk: NewTalk, image: string | null): Promise<void> {
  const { roomId, senderId, clientId, sentAt } = talk
  const words = wordsOf(talk)
  try {
    const message = await db.transaction(async (tx) => {
      if (image !== null) await lockFreeImages(tx, senderId, [image])
      if (hasLink(words)) {
        await lockMember(tx, senderId)
        await refuseLinks(tx, { userId: senderId, kind: 'MESSAGE', texts: [words], now: sentAt })
      }
      if (talk.replyToSeq !== null && !(await mayRead(tx, talk, talk.replyToSeq))) throw appError('MESSAGE_NOT_FOUND')
      return appendMessage(tx, { ...talk, type: 'TALK', image })
    })
    await feed.announce([{ message }])
  } catch (error) {
    // A message that is sent again uses its image already: its own.
    if (clientId !== null && isRefusal(error) && (await hasMessage(db, roomId, senderId, clientId))) return
    throw isForeignKeyViolation(error, 'messages_reply_fk') ? appError('MESSAGE_NOT_FOUND') : error
  }
}

async function mayRead(db: Db, { roomId, senderId }: NewTalk, seq: number): Promise<boolean> {
  const membership = await findMembership(db, roomId, senderId)
  if (!membership) throw appError('NOT_A_MEMBER')
  return seq >= membership.readsFrom
}

const isRefusal = (error: unknown) =>
  isUniqueViolation(error, 'messages_client_id_unique') || (error instanceof AppError && error.statusCode < 500)

/** The number in a message's id; throws MESSAGE_NOT_FOUND where it is none of this room. */
function seqOf(roomId: number, id: string): number {
  const [, room, seq] = /^([1-9]\d{0,15})-([1-9]\d{0,9})$/.exec(id) ?? []
  if (Number(room) !== roomId || Number(seq) > INTEGER_MAX) throw appError('MESSAGE_NOT_FOUND')
  return Number(seq)
}

/** Marks the messages up to `seq` as read, or all; throws NOT_A_MEMBER. */
export async function markRead(
  { db, clock, feed }: ChatDeps,
  { roomId, userId, seq }: { roomId: number; userId: number; seq: number | undefined },
): Promise<void> {
  const membership = await findMembership(db, roomId, userId)
  if (!membership) throw appError('NOT_A_MEMBER')
  const upTo = Math.min(seq ?? membership.lastSeq, membership.lastSeq)
  if (!(await updateLastRead(db, roomId, userId, upTo))) return
  await settleChatNotice(db, roomId, userId, clock.now())
  feed.publishRead(roomId, userId, upTo)
}
