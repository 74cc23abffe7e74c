import type { ChatMessage, MessagePage, Pin } from '@honjeo/contract/chat'
import type { MessageType } from '@honjeo/contract/values/enums'
import { CHAT_CHANGES_SIZE } from '@honjeo/contract/values/limits'
import type { Sentence } from '@honjeo/contract/values/sentences'
import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import { notBlockedBy } from '../../records/blocks.queries.ts'
import type { Db } from '../../db/client.ts'
import { prepared, preparedSql, type Param } from '../../db/prepared.ts'
import { messages } from '@honjeo/schema/messages'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { isVisibleRoom } from '../../records/visible-room.ts'
import { selectMessages, toMessage } from './message-columns.queries.ts'
import { LEAD_MAX, ONE_MS } from './message-time.queries.ts'
import { readsFrom } from '../../records/readable-messages.ts'

export interface NewMessage {
  roomId: number
  senderId: number
  type: MessageType
  content: string
  /** The content as a sentence, where it is a line of the service. */
  sentence?: Sentence | null
  clientId: string | null
  sentAt: Date
  /** The name of an image that `lockFreeImages` has locked in this transaction. */
  image?: string | null
  pin?: Pin | null
  replyToSeq?: number | null
}

const storeMessage = preparedSql<{ seq: number }>()<{
  roomId: number
  senderId: number
  type: MessageType
  content: string
  code: string | null
  args: string | null
  clientId: string | null
  at: string
  image: string | null
  pinLat: number | null
  pinLng: number | null
  pinLabel: string | null
  replyToSeq: number | null
}>(
  'insert_message',
  ({ roomId, senderId, type, content, code, args, clientId, at, image, pinLat, pinLng, pinLabel, replyToSeq }) => sql`
    with next as (
      update ${chatRooms} set last_seq = last_seq + 1, last_message_at = case
        when last_message_at < ${at}::timestamptz + ${LEAD_MAX} then greatest(${at}::timestamptz, last_message_at + ${ONE_MS})
        else ${at}::timestamptz end
      where id = ${roomId} and ${isVisibleRoom} and exists (select 1 from ${roomMembers} where room_id = ${roomId} and user_id = ${senderId})
      returning last_seq, last_message_at
    ), own as (
      update ${roomMembers} set last_read_seq = next.last_seq from next where room_id = ${roomId} and user_id = ${senderId} and ${type} <> 'NEW_HOST'
    )
    insert into ${messages} (room_id, seq, sender_id, type, content, code, args, client_id, created_at,
      image_name, pin_lat, pin_lng, pin_label, reply_to_seq)
    select ${roomId}, last_seq, ${senderId}, ${type}, ${content}, ${code}, ${args}::jsonb, ${clientId}, last_message_at,
      ${image}, ${pinLat}::float8, ${pinLng}::float8, ${pinLabel}, ${replyToSeq}::int from next
    returning seq`,
)

/**
 * Stores a message under the room's next sequence number and at a time after the message before it, in one statement.
 * The row lock on the room is held until commit, so a reader who sees number n sees every smaller one. The sender has
 * read what they wrote; a new host has written nothing. Undefined when the sender is no member;
 * `messages_client_id_unique` is violated by a message that is already stored, `messages_reply_fk` by a reply to none.
 */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | undefined> {
  const { roomId, senderId, type, content, sentence, clientId, sentAt, image = null, pin, replyToSeq = null } = message
  const [row] = await storeMessage(db, {
    roomId,
    senderId,
    type,
    content,
    code: sentence?.code ?? null,
    args: sentence ? JSON.stringify(sentence.args) : null,
    clientId,
    at: sentAt.toISOString(),
    image,
    pinLat: pin?.lat ?? null,
    pinLng: pin?.lng ?? null,
    pinLabel: pin?.label ?? null,
    replyToSeq,
  })
  return row?.seq
}

/** Whether what a client sent under this id is stored already. */
export async function hasMessage(db: Db, roomId: number, senderId: number, clientId: string): Promise<boolean> {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.roomId, roomId), eq(messages.senderId, senderId), eq(messages.clientId, clientId)))
  return row !== undefined
}

const selectMessage = prepared('find_message', (db, { roomId, seq }: { roomId: Param<number>; seq: Param<number> }) =>
  selectMessages(db).where(and(eq(messages.roomId, roomId), eq(messages.seq, seq))),
)

export async function findMessage(db: Db, roomId: number, seq: number): Promise<ChatMessage | undefined> {
  const [row] = await selectMessage(db, { roomId, seq })
  return row && toMessage(row)
}

/** Returns messages with `after` < seq < `before`, oldest first: what a listener has missed. */
export async function listMessagesBetween(
  db: Db,
  roomId: number,
  after: number,
  before: number,
): Promise<ChatMessage[]> {
  const rows = await selectMessages(db)
    .where(and(eq(messages.roomId, roomId), gt(messages.seq, after), lt(messages.seq, before)))
    .orderBy(messages.seq)
  return rows.map(toMessage)
}

export interface HistoryQuery {
  /** The first number that the reader may see. */
  from: number
  size: number
  before: number | undefined
  after: number | undefined
  lastMessageTime: string | undefined
}

interface HistoryAsked {
  roomId: Param<number>
  from: Param<number>
  before: Param<number> | undefined
  after: Param<number> | undefined
  sentBefore: Param<string> | undefined
  limit: Param<number>
}

const selectHistory = prepared(
  'list_messages',
  (db, { roomId, from, before, after, sentBefore, limit }: HistoryAsked) =>
    selectMessages(db)
      .where(
        and(
          eq(messages.roomId, roomId),
          gte(messages.seq, from),
          before && lt(messages.seq, before),
          after && gt(messages.seq, after),
          sentBefore && lt(messages.createdAt, sentBefore),
        ),
      )
      .orderBy(after === undefined ? desc(messages.seq) : messages.seq)
      .limit(limit),
)

/**
 * Returns one page, oldest → newest; without bounds the newest. `hasNext` says whether there is more in the direction
 * that was asked for.
 */
export async function listMessages(
  db: Db,
  roomId: number,
  { from, size, before, after, lastMessageTime }: HistoryQuery,
): Promise<Pick<MessagePage, 'messages' | 'hasNext'>> {
  const sentBefore = lastMessageTime && new Date(lastMessageTime).toISOString()
  const rows = await selectHistory(db, { roomId, from, before, after, sentBefore, limit: size + 1 })
  const page = rows.slice(0, size).map(toMessage)
  return { messages: after !== undefined ? page : page.toReversed(), hasNext: rows.length > size }
}

/**
 * Returns the messages from the number `from` on that became what they are after the room's change `after`, in the
 * order of the changes.
 */
export async function listChangedMessages(
  db: Db,
  roomId: number,
  { after, from = 0 }: { after: number; from?: number },
) {
  const rows = await selectMessages(db)
    .where(and(eq(messages.roomId, roomId), gt(messages.revision, after), gte(messages.seq, from)))
    .orderBy(messages.revision)
    .limit(CHAT_CHANGES_SIZE + 1)
  return { messages: rows.slice(0, CHAT_CHANGES_SIZE).map(toMessage), hasNext: rows.length > CHAT_CHANGES_SIZE }
}

const selectMembership = prepared(
  'find_membership',
  (db, { roomId, userId }: { roomId: Param<number>; userId: Param<number> }) =>
    db
      .select({
        lastSeq: chatRooms.lastSeq,
        revision: chatRooms.lastRevision,
        lastReadSeq: roomMembers.lastReadSeq,
        readsFrom,
        username: users.nickname,
      })
      .from(roomMembers)
      .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
      .innerJoin(users, eq(users.id, roomMembers.userId))
      .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId), isVisibleRoom)),
)

/** Returns how far the room has come and the member has read; undefined for a caller who is no member. */
export async function findMembership(db: Db, roomId: number, userId: number) {
  const [row] = await selectMembership(db, { roomId, userId })
  return row
}

/** Returns false when the member has read as far already: a mark never goes back. */
export async function updateLastRead(db: Db, roomId: number, userId: number, seq: number): Promise<boolean> {
  const read = await db
    .update(roomMembers)
    .set({ lastReadSeq: seq })
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId), lt(roomMembers.lastReadSeq, seq)))
    .returning({ userId: roomMembers.userId })
  return read.length > 0
}

const selectUnread = prepared('has_unread_messages', (db, { userId }: { userId: Param<number> }) => {
  const unread = db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.roomId, roomMembers.roomId),
        gt(messages.seq, roomMembers.lastReadSeq),
        eq(messages.type, 'TALK'),
        isNull(messages.deletedAt),
        notBlockedBy(userId, messages.senderId),
      ),
    )
  return db
    .select({ one: sql`1` })
    .from(roomMembers)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomMembers.roomId), isVisibleRoom))
    .where(and(eq(roomMembers.userId, userId), sql`exists (${unread})`))
    .limit(1)
})

export const hasUnreadMessages = async (db: Db, userId: number) => (await selectUnread(db, { userId })).length > 0
