import type { ChatMessage, MessagePage } from '@honjeo/contract/chat'
import type { MessageType } from '@honjeo/contract/values/enums'
import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { FORMER_MEMBER } from '../db/former-member.ts'
import { chatRooms, messages, roomMembers } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'

const messageColumns = {
  id: sql<string>`${messages.roomId} || '-' || ${messages.seq}`,
  seq: messages.seq,
  clientId: messages.clientId,
  type: messages.type,
  roomId: messages.roomId,
  senderId: messages.senderId,
  senderName: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
  senderProfileImage: users.imageUrl,
  content: messages.content,
  image: sql<null>`null`,
  replyTo: sql<null>`null`,
  sendAt: isoUtc(messages.createdAt),
}

const selectMessages = (db: Db) =>
  db.select(messageColumns).from(messages).leftJoin(users, eq(users.id, messages.senderId)).$dynamic()

export interface NewMessage {
  roomId: number
  senderId: number
  type: MessageType
  content: string
  clientId: string | null
  sentAt: Date
}

/**
 * Stores a message under the room's next sequence number, in one statement. The row lock on the room is held until
 * commit, so whoever sees number n sees every smaller one. The sender has read what he wrote. Undefined when the sender
 * is no member; `messages_client_id_unique` is violated by a message that is already stored.
 */
export async function insertMessage(
  db: Db,
  { roomId, senderId, type, content, clientId, sentAt }: NewMessage,
): Promise<number | undefined> {
  const at = sentAt.toISOString()
  const { rows } = await db.execute<{ seq: number }>(sql`
    with next as (
      update ${chatRooms} set last_seq = last_seq + 1, last_message_at = ${at}::timestamptz
      where id = ${roomId} and exists (select 1 from ${roomMembers} where room_id = ${roomId} and user_id = ${senderId})
      returning last_seq
    ), own as (
      update ${roomMembers} set last_read_seq = next.last_seq from next where room_id = ${roomId} and user_id = ${senderId}
    )
    insert into ${messages} (room_id, seq, sender_id, type, content, client_id, created_at)
    select ${roomId}, last_seq, ${senderId}, ${type}, ${content}, ${clientId}, ${at}::timestamptz from next
    returning seq
  `)
  return rows[0]?.seq
}

export async function findMessage(db: Db, roomId: number, seq: number): Promise<ChatMessage | undefined> {
  const [message] = await selectMessages(db).where(and(eq(messages.roomId, roomId), eq(messages.seq, seq)))
  return message
}

/** Messages with `after` < seq < `before`, oldest first: what a listener has missed. */
export const listMessagesBetween = (db: Db, roomId: number, after: number, before: number): Promise<ChatMessage[]> =>
  selectMessages(db)
    .where(and(eq(messages.roomId, roomId), gt(messages.seq, after), lt(messages.seq, before)))
    .orderBy(messages.seq)

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
): Promise<MessagePage> {
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
  const page = rows.slice(0, size)
  return { messages: forward ? page : page.toReversed(), hasNext: rows.length > size }
}

/** The room's newest sequence number, for a member; undefined for anybody else. */
export async function findMembership(db: Db, roomId: number, userId: number) {
  const [row] = await db
    .select({ lastSeq: chatRooms.lastSeq })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId)))
  return row
}

/** False when the reader is no member. */
export async function updateLastRead(db: Db, roomId: number, userId: number) {
  const read = await db
    .update(roomMembers)
    .set({ lastReadSeq: chatRooms.lastSeq })
    .from(chatRooms)
    .where(and(eq(chatRooms.id, roomMembers.roomId), eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId)))
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
      ),
    )
  const [row] = await db
    .select({ one: sql`1` })
    .from(roomMembers)
    .where(and(eq(roomMembers.userId, userId), sql`exists (${unread})`))
    .limit(1)
  return row !== undefined
}
