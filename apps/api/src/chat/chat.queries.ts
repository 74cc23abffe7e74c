import type { ChatMessage, MessagePage, Pin } from '@honjeo/contract/chat'
import type { MessageType } from '@honjeo/contract/values/enums'
import { CHAT_CHANGES_SIZE } from '@honjeo/contract/values/limits'
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { notBlockedBy } from '../db/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { messages } from '../db/schema/messages.ts'
import { chatRooms, roomMembers } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'
import { shapeOf } from '../db/shape-of.ts'
import { isVisibleRoom } from '../db/visible-room.ts'
import { selectMessages, toMessage } from './message-columns.queries.ts'

export interface NewMessage {
  roomId: number
  senderId: number
  type: MessageType
  content: string
  clientId: string | null
  sentAt: Date
  /** Name of an image that `lockFreeImages` has locked in this transaction. */
  image?: string | null
  pin?: Pin | null
  replyToSeq?: number | null
}

/**
 * Stores a message under the room's next sequence number, in one statement. The row lock on the room is held until
 * commit, so whoever sees number n sees every smaller one. The sender has read what he wrote; a new host has written nothing. Undefined when the sender
 * is no member; `messages_client_id_unique` is violated by a message that is already stored, `messages_reply_fk` by a reply
 * to none.
 */
export async function insertMessage(
  db: Db,
  { roomId, senderId, type, content, clientId, sentAt, image = null, pin = null, replyToSeq = null }: NewMessage,
): Promise<number | undefined> {
  const at = sentAt.toISOString()
  const { rows } = await db.execute<{ seq: number }>(sql`
    with next as (
      update ${chatRooms} set last_seq = last_seq + 1, last_message_at = ${at}::timestamptz
      where id = ${roomId} and ${isVisibleRoom} and exists (select 1 from ${roomMembers} where room_id = ${roomId} and user_id = ${senderId})
      returning last_seq
    ), own as (
      update ${roomMembers} set last_read_seq = next.last_seq from next where room_id = ${roomId} and user_id = ${senderId} and ${type} <> 'NEW_HOST'
    )
    insert into ${messages} (room_id, seq, sender_id, type, content, client_id, created_at,
      image_name, pin_lat, pin_lng, pin_label, reply_to_seq)
    select ${roomId}, last_seq, ${senderId}, ${type}, ${content}, ${clientId}, ${at}::timestamptz,
      ${image}, ${pin?.lat ?? null}::float8, ${pin?.lng ?? null}::float8, ${pin?.label ?? null}, ${replyToSeq}::int from next
    returning seq
  `)
  return rows[0]?.seq
}

/** Whether what a client sent under this id is stored already. */
export async function hasMessage(db: Db, roomId: number, senderId: number, clientId: string): Promise<boolean> {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.roomId, roomId), eq(messages.senderId, senderId), eq(messages.clientId, clientId)))
  return row !== undefined
}

export async function findMessage(db: Db, roomId: number, seq: number): Promise<ChatMessage | undefined> {
  const [row] = await selectMessages(db).where(and(eq(messages.roomId, roomId), eq(messages.seq, seq)))
  return row && toMessage(row)
}

/** Messages with `after` < seq < `before`, oldest first: what a listener has missed. */
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
  size: number
  before: number | undefined
  after: number | undefined
  lastMessageTime: string | undefined
}

/** One page, oldest → newest; without bounds the newest. `hasNext` tells of more in the direction that was asked for. */
export async function listMessages(
  db: Db,
  roomId: number,
  { size, before, after, lastMessageTime }: HistoryQuery,
): Promise<Omit<MessagePage, 'revision'>> {
  const bounds: (SQL | undefined)[] = [
    eq(messages.roomId, roomId),
    before === undefined ? undefined : lt(messages.seq, before),
    after === undefined ? undefined : gt(messages.seq, after),
    lastMessageTime === undefined ? undefined : lt(messages.createdAt, new Date(lastMessageTime).toISOString()),
  ]
  const forward = after !== undefined
  const rows = await selectMessages(db)
    .where(and(...bounds))
    .orderBy(forward ? messages.seq : desc(messages.seq))
    .limit(size + 1)
    .prepare(`list_messages_${shapeOf(before, after, lastMessageTime)}`)
    .execute()
  const page = rows.slice(0, size).map(toMessage)
  return { messages: forward ? page : page.toReversed(), hasNext: rows.length > size }
}

/** Messages that became what they are after the room's change `after`, in the order of the changes. */
export async function listChangedMessages(db: Db, roomId: number, after: number) {
  const rows = await selectMessages(db)
    .where(and(eq(messages.roomId, roomId), gt(messages.revision, after)))
    .orderBy(messages.revision)
    .limit(CHAT_CHANGES_SIZE + 1)
  return { messages: rows.slice(0, CHAT_CHANGES_SIZE).map(toMessage), hasNext: rows.length > CHAT_CHANGES_SIZE }
}

/** How far the room has come and the member has read; undefined for anybody else. */
export async function findMembership(db: Db, roomId: number, userId: number) {
  const [row] = await db
    .select({
      lastSeq: chatRooms.lastSeq,
      revision: chatRooms.lastRevision,
      lastReadSeq: roomMembers.lastReadSeq,
      username: users.nickname,
    })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId), isVisibleRoom))
    .prepare('find_membership')
    .execute()
  return row
}

/** False when the member has read as far already: a mark never goes back. */
export async function updateLastRead(db: Db, roomId: number, userId: number, seq: number): Promise<boolean> {
  const read = await db
    .update(roomMembers)
    .set({ lastReadSeq: seq })
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId), lt(roomMembers.lastReadSeq, seq)))
    .returning({ userId: roomMembers.userId })
  return read.length > 0
}

export async function hasUnreadMessages(db: Db, userId: number) {
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
  const [row] = await db
    .select({ one: sql`1` })
    .from(roomMembers)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomMembers.roomId), isVisibleRoom))
    .where(and(eq(roomMembers.userId, userId), sql`exists (${unread})`))
    .limit(1)
    // Under a name its plan is kept: every screen asks for it.
    .prepare('has_unread_messages')
    .execute()
  return row !== undefined
}
