import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { messages } from '@honjeo/schema/messages'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'

/**
 * The number of the first message that a member may read: the conversation from when they came in, or all of it where
 * the host shows what was said before. For a query of `room_members` with its `chat_rooms`.
 */
export const readsFrom = sql<number>`case when ${chatRooms.showsEarlierMessages} then 1 else ${roomMembers.readsFromSeq} end`

/** The condition on a row of `messages` that the member is in its room, which is not deleted, and may read it. */
export const isReadableBy = (userId: number): SQL =>
  sql`exists (select from ${roomMembers} join ${chatRooms} on ${chatRooms.id} = ${roomMembers.roomId}
    where ${roomMembers.roomId} = ${messages.roomId} and ${roomMembers.userId} = ${userId}
      and ${chatRooms.deletedAt} is null and ${messages.seq} >= ${readsFrom})`

/** Returns the members who came in after the message and may not read it. */
export async function listLaterMembers(db: Db, roomId: number, seq: number): Promise<number[]> {
  const rows = await db
    .select({ userId: roomMembers.userId })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(and(eq(roomMembers.roomId, roomId), gt(readsFrom, seq)))
  return rows.map(({ userId }) => userId)
}
