import type { Reaction } from '@honjeo/contract/values/enums'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { deletedMessages, messageReactions, messages } from '@honjeo/schema/messages'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { isVisibleRoom } from '../../records/visible-room.ts'
import { readsFrom } from '../../records/readable-messages.ts'

/**
 * Makes the changes of a room wait for each other until the transaction ends, so that a reader who sees change n sees
 * every smaller one. Undefined for a caller who is no member.
 */
export async function lockRoomOfMember(tx: Db, roomId: number, userId: number) {
  const [room] = await tx
    .select({ hostId: chatRooms.hostId, notice: chatRooms.notice, readsFrom })
    .from(chatRooms)
    .innerJoin(roomMembers, and(eq(roomMembers.roomId, chatRooms.id), eq(roomMembers.userId, userId)))
    .where(and(eq(chatRooms.id, roomId), isVisibleRoom))
    .for('no key update', { of: chatRooms })
  return room
}

/** Locks a room for staff, who are no members, of any room. */
export async function lockConversation(tx: Db, roomId: number): Promise<void> {
  await tx.select({ id: chatRooms.id }).from(chatRooms).where(eq(chatRooms.id, roomId)).for('no key update')
}

/** Returns something a member said, which is still there. */
export async function findTalk(tx: Db, roomId: number, seq: number) {
  const [row] = await tx
    .select({ senderId: messages.senderId, createdAt: isoUtc(messages.createdAt) })
    .from(messages)
    .where(
      and(eq(messages.roomId, roomId), eq(messages.seq, seq), eq(messages.type, 'TALK'), isNull(messages.deletedAt)),
    )
  return row
}

/** The room has one change more, and the message is what it has become by it. */
export async function raiseRevision(tx: Db, roomId: number, seq: number): Promise<void> {
  await tx.execute(sql`
    with next as (
      update ${chatRooms} set last_revision = last_revision + 1 where id = ${roomId} returning last_revision
    )
    update ${messages} set revision = next.last_revision from next where room_id = ${roomId} and seq = ${seq}
  `)
}

/** Takes the place of a photo, of which nothing else is kept. */
const SENT_A_PHOTO = '사진을 보냈어요.'

/** Sets aside what a member is about to take back, so that those who heard it can still report it. */
export async function keepForReports(tx: Db, roomId: number, seq: number, now: string): Promise<void> {
  await tx.execute(sql`
    insert into ${deletedMessages} (room_id, seq, content, pin_label, deleted_at)
    select room_id, seq, case when content = '' and image_name is not null then ${SENT_A_PHOTO} else content end, pin_label, ${now}
    from ${messages} where room_id = ${roomId} and seq = ${seq}`)
}

/**
 * Leaves a stone that says whose it was and when. Its image belongs to nothing afterwards, and the next clean-up
 * removes it.
 */
export async function eraseMessage(tx: Db, roomId: number, seq: number, now: string): Promise<void> {
  await tx
    .update(messages)
    .set({
      content: '',
      imageName: null,
      pinLat: null,
      pinLng: null,
      pinLabel: null,
      replyToSeq: null,
      deletedAt: now,
    })
    .where(and(eq(messages.roomId, roomId), eq(messages.seq, seq)))
  await tx.delete(messageReactions).where(and(eq(messageReactions.roomId, roomId), eq(messageReactions.seq, seq)))
}

export interface ReactionOf {
  roomId: number
  seq: number
  userId: number
  kind: Reaction
}

/** Returns false when it was there already. */
export async function insertReaction(tx: Db, reaction: ReactionOf, now: string): Promise<boolean> {
  const added = await tx
    .insert(messageReactions)
    .values({ ...reaction, createdAt: now })
    .onConflictDoNothing()
    .returning({ seq: messageReactions.seq })
  return added.length > 0
}

/** Returns false when there was none. */
export async function deleteReaction(tx: Db, { roomId, seq, userId, kind }: ReactionOf): Promise<boolean> {
  const gone = await tx
    .delete(messageReactions)
    .where(
      and(
        eq(messageReactions.roomId, roomId),
        eq(messageReactions.seq, seq),
        eq(messageReactions.userId, userId),
        eq(messageReactions.kind, kind),
      ),
    )
    .returning({ seq: messageReactions.seq })
  return gone.length > 0
}

export async function updateNotice(tx: Db, roomId: number, notice: string | null, now: string): Promise<void> {
  await tx
    .update(chatRooms)
    .set({ notice, noticeAt: notice === null ? null : now })
    .where(eq(chatRooms.id, roomId))
}
