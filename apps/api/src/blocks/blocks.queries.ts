import type { BlockedMember, SharedRoom } from '@honjeo/contract/blocks'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { blocks } from '@honjeo/schema/blocks'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { isVisibleRoom } from '../records/visible-room.ts'

/** Whether there is such a member, who stays until the transaction ends. */
export async function keepMember(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  return rows.length > 0
}

/**
 * The member's blocks against current accounts. Those against an earlier account of a person who has come back are not
 * shown, since they would identify that person.
 */
const isKnown = (blockerId: number) => and(eq(blocks.blockerId, blockerId), eq(blocks.isCarriedOver, false))

export const isBlocking = async (tx: Db, blockerId: number, blockedId: number): Promise<boolean> =>
  (await tx.$count(blocks, and(isKnown(blockerId), eq(blocks.blockedId, blockedId)))) > 0

export const countBlocks = (tx: Db, blockerId: number): Promise<number> => tx.$count(blocks, isKnown(blockerId))

export async function insertBlock(tx: Db, blockerId: number, blockedId: number, now: string): Promise<void> {
  await tx
    .insert(blocks)
    .values({ blockerId, blockedId, createdAt: now })
    .onConflictDoUpdate({
      target: [blocks.blockerId, blocks.blockedId],
      set: { createdAt: now, isCarriedOver: false },
    })
}

export async function deleteBlock(db: Db, blockerId: number, blockedId: number): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
}

const LATEST_FIRST = { key: blocks.createdAt, keyType: 'instant', direction: 'desc' } as const

export async function listBlocks(db: Db, blockerId: number, size: number, cursor: string | undefined) {
  const list = 'blocks'
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: BlockedMember[] = await db
    .select({
      userId: users.id,
      nickName: users.nickname,
      imageUrl: users.imageUrl,
      blockedAt: isoUtc(blocks.createdAt),
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(isKnown(blockerId), isAfter(LATEST_FIRST, blocks.blockedId, after)))
    .orderBy(...orderBy(LATEST_FIRST, blocks.blockedId))
    .limit(size + 1)
  return toPage(rows, size, (row) => encodeCursor(list, [row.blockedAt, row.userId]))
}

const inBoth = (userId: number, otherId: number) =>
  and(
    isVisibleRoom,
    ...[userId, otherId].map(
      (id) => sql`exists (select from room_members m where m.room_id = chat_rooms.id and m.user_id = ${id})`,
    ),
  )

/** Counts the visible rooms that both are in; hidden ones are left without asking the member. */
export const countSharedRooms = (tx: Db, userId: number, otherId: number): Promise<number> =>
  tx.$count(chatRooms, inBoth(userId, otherId))

/** Returns the rooms that both are in, the latest meeting first. */
export async function listSharedRooms(
  db: Db,
  { userId, otherId }: { userId: number; otherId: number },
  size: number,
  cursor: string | undefined,
) {
  const list = `shared-rooms:${otherId}`
  const ordering = { key: chatRooms.scheduledAt, keyType: 'instant', direction: 'desc' } as const
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: SharedRoom[] = await db
    .select({
      roomId: chatRooms.id,
      title: chatRooms.title,
      scheduledDate: isoUtc(chatRooms.scheduledAt),
      isHost: sql<boolean>`coalesce(${chatRooms.hostId} = ${userId}, false)`,
    })
    .from(chatRooms)
    .innerJoin(roomMembers, and(eq(roomMembers.roomId, chatRooms.id), eq(roomMembers.userId, userId)))
    .where(and(inBoth(userId, otherId), isAfter(ordering, chatRooms.id, after)))
    .orderBy(...orderBy(ordering, chatRooms.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => encodeCursor(list, [row.scheduledDate, row.roomId]))
}
