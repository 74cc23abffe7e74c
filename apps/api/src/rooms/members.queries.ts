import type { Gender } from '@honjeo/contract/values/enums'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isBlockedBetween } from '../db/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { chatRooms, roomBans, roomMembers } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'
import { isVisibleRoom } from '../db/visible-room.ts'
import { appError } from '../errors.ts'

/** Violates chat_rooms_not_over_max when the room is full, room_members_pk for a second join. */
export async function insertMember(tx: Db, roomId: number, userId: number, joinedAt: string) {
  await tx.insert(roomMembers).values({ roomId, userId, joinedAt })
}

const membership = (roomId: number, userId: number) =>
  and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId))

export async function deleteMember(tx: Db, roomId: number, userId: number) {
  await tx.delete(roomMembers).where(membership(roomId, userId))
}

/** Ids of who was in the room. */
export async function deleteMembers(tx: Db, roomId: number): Promise<number[]> {
  const gone = await tx
    .delete(roomMembers)
    .where(eq(roomMembers.roomId, roomId))
    .returning({ userId: roomMembers.userId })
  return gone.map(({ userId }) => userId)
}

/** Of a room that is in sight. */
export async function isMember(db: Db, roomId: number, userId: number) {
  const [row] = await db
    .select({ userId: roomMembers.userId })
    .from(roomMembers)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomMembers.roomId), isVisibleRoom))
    .where(membership(roomId, userId))
  return row !== undefined
}

export async function listMemberIds(db: Db, roomId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: roomMembers.userId })
    .from(roomMembers)
    .where(eq(roomMembers.roomId, roomId))
    .orderBy(roomMembers.joinedAt, roomMembers.userId)
  return rows.map(({ userId }) => userId)
}

/** The rooms somebody is in, in the order in which everybody locks several. */
export async function listRoomIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ roomId: roomMembers.roomId })
    .from(roomMembers)
    .where(eq(roomMembers.userId, userId))
    .orderBy(roomMembers.roomId)
  return rows.map(({ roomId }) => roomId)
}

export async function hasMembersOtherThan(db: Db, roomId: number, gender: Gender) {
  const [row] = await db
    .select({ userId: users.id })
    .from(roomMembers)
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .where(and(eq(roomMembers.roomId, roomId), ne(users.gender, gender)))
    .limit(1)
  return row !== undefined
}

export async function insertBan(tx: Db, roomId: number, userId: number, createdAt: string) {
  await tx.insert(roomBans).values({ roomId, userId, createdAt }).onConflictDoNothing()
}

export async function isBanned(db: Db, roomId: number, userId: number) {
  return (await db.$count(roomBans, and(eq(roomBans.roomId, roomId), eq(roomBans.userId, userId)))) > 0
}

/** Who acts in a room, or wants to come in. */
export async function findPerson(db: Db, userId: number, hostId: number | null) {
  const [person] = await db
    .select({
      userId: users.id,
      nickname: users.nickname,
      gender: users.gender,
      /** One of them and the host has blocked the other. */
      isBlocked: hostId === null ? sql<boolean>`false` : isBlockedBetween(userId, hostId),
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) throw appError('USER4040')
  return person
}

export const listRoomUsers = (db: Db, roomId: number) =>
  db
    .select({
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      host: sql<boolean>`coalesce(${chatRooms.hostId} = ${users.id}, false)`,
      lastReadSeq: roomMembers.lastReadSeq,
    })
    .from(roomMembers)
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(eq(roomMembers.roomId, roomId))
    .orderBy(roomMembers.joinedAt, users.id)
