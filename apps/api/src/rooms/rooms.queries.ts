import type { MyRoom, RoomDetail, RoomSummary } from '@honjeo/contract/rooms'
import type { GenderRestriction } from '@honjeo/contract/values/enums'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { roomSummary } from '../db/room-columns.ts'
import { places } from '../db/schema/places.ts'
import { chatRooms, messages, roomMembers } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'

export interface NewRoom {
  hostId: number
  contentId: number
  title: string
  description: string
  scheduledAt: string
  maxParticipants: number
  genderRestriction: GenderRestriction
  createdAt: string
}

export async function insertRoom(tx: Db, room: NewRoom) {
  const [row] = await tx.insert(chatRooms).values(room).returning({ id: chatRooms.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Violates chat_rooms_not_over_max when the room is full, room_members_pk for a second join. */
export async function insertMember(tx: Db, roomId: number, userId: number, joinedAt: string) {
  await tx.insert(roomMembers).values({ roomId, userId, joinedAt })
}

/** False when the user was no member. */
export async function deleteMember(tx: Db, roomId: number, userId: number) {
  const gone = await tx
    .delete(roomMembers)
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId)))
    .returning({ userId: roomMembers.userId })
  return gone.length > 0
}

/** What decides on a join or a leave, with the room locked against others until the transaction ends. */
export async function lockRoom(tx: Db, roomId: number) {
  const [room] = await tx
    .select({
      hostId: chatRooms.hostId,
      scheduledAt: isoUtc(chatRooms.scheduledAt),
      isClosed: sql<boolean>`${chatRooms.completedAt} is not null`,
      isFull: sql<boolean>`${chatRooms.participantCount} >= ${chatRooms.maxParticipants}`,
      genderRestriction: chatRooms.genderRestriction,
    })
    .from(chatRooms)
    .where(eq(chatRooms.id, roomId))
    .for('no key update')
  return room
}

export async function findGender(db: Db, userId: number) {
  const [user] = await db.select({ gender: users.gender }).from(users).where(eq(users.id, userId))
  return user?.gender
}

export async function isMember(db: Db, roomId: number, userId: number) {
  const [row] = await db
    .select({ userId: roomMembers.userId })
    .from(roomMembers)
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId)))
  return row !== undefined
}

/** The member who has been there longest becomes the host; an empty room is closed. */
export async function handOverRoom(tx: Db, roomId: number, now: string) {
  const longest = tx
    .select({ userId: roomMembers.userId })
    .from(roomMembers)
    .where(eq(roomMembers.roomId, roomId))
    .orderBy(roomMembers.joinedAt, roomMembers.userId)
    .limit(1)
  await tx
    .update(chatRooms)
    .set({
      hostId: sql`(${longest})`,
      completedAt: sql`case when ${chatRooms.participantCount} = 0 then coalesce(${chatRooms.completedAt}, ${now}::timestamptz) else ${chatRooms.completedAt} end`,
    })
    .where(eq(chatRooms.id, roomId))
}

export async function findRoom(db: Db, roomId: number, viewerId: number, now: string): Promise<RoomDetail | undefined> {
  const [room] = await db
    .select({
      ...roomSummary(now),
      description: chatRooms.description,
      contentId: chatRooms.contentId,
      spotAddress: places.addr1,
      hostName: users.nickname,
      joined: sql<boolean>`exists (select 1 from ${roomMembers} where ${roomMembers.roomId} = ${chatRooms.id} and ${roomMembers.userId} = ${viewerId})`,
      isHost: sql<boolean>`coalesce(${chatRooms.hostId} = ${viewerId}, false)`,
      createdAt: isoUtc(chatRooms.createdAt),
    })
    .from(chatRooms)
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .leftJoin(users, eq(users.id, chatRooms.hostId))
    .where(eq(chatRooms.id, roomId))
  return room
}

/** Rooms of a place that are still to come, the next one first. */
export async function listRoomsOfPlace(
  db: Db,
  contentId: number,
  now: string,
  size: number,
  cursor: string | undefined,
) {
  const list = `place-rooms:${contentId}`
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: RoomSummary[] = await db
    .select(roomSummary(now))
    .from(chatRooms)
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .where(
      and(
        eq(chatRooms.contentId, contentId),
        sql`${chatRooms.scheduledAt} > ${now}::timestamptz`,
        after ? sql`(${chatRooms.scheduledAt}, ${chatRooms.id}) > (${after[0]}::timestamptz, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(chatRooms.scheduledAt), asc(chatRooms.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => row,
    (row) => encodeCursor(list, [row.scheduledDate, row.roomId]),
  )
}

export const listRoomUsers = (db: Db, roomId: number) =>
  db
    .select({
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      host: sql<boolean>`coalesce(${chatRooms.hostId} = ${users.id}, false)`,
    })
    .from(roomMembers)
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(eq(roomMembers.roomId, roomId))
    .orderBy(roomMembers.joinedAt, users.id)

/** Nobody reads further than "300+"; counting stops there. */
const UNREAD_COUNT_MAX = 300

/** My rooms: unread ones first, then by their newest message. Asks for one row more than the page to know whether it is the last. */
export async function listMyRooms(db: Db, userId: number, now: string, page: number, size: number): Promise<MyRoom[]> {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(messages)
    .where(
      and(
        eq(messages.roomId, roomMembers.roomId),
        sql`${messages.seq} > ${roomMembers.lastReadSeq}`,
        eq(messages.type, 'TALK'),
      ),
    )
    .limit(UNREAD_COUNT_MAX)
    .as('unread')
  const counted = db
    .select({ unreadCount: count().as('unread_count') })
    .from(unread)
    .as('counted')
  const newest = db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.roomId, chatRooms.id), eq(messages.type, 'TALK')))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('newest')

  return db
    .select({
      ...roomSummary(now),
      isHost: sql<boolean>`coalesce(${chatRooms.hostId} = ${userId}, false)`,
      hasUnreadMessages: sql<boolean>`${counted.unreadCount} > 0`,
      unreadCount: sql<number>`${counted.unreadCount}::int`,
      lastMessage: sql<string | null>`left(${newest.content}, 100)`,
      lastMessageAt: sql<string | null>`${isoUtc(chatRooms.lastMessageAt)}`,
    })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .crossJoinLateral(counted)
    .leftJoinLateral(newest, sql`true`)
    .where(eq(roomMembers.userId, userId))
    .orderBy(
      desc(sql`${counted.unreadCount} > 0`),
      desc(sql`coalesce(${chatRooms.lastMessageAt}, ${chatRooms.createdAt})`),
      desc(chatRooms.id),
    )
    .limit(size + 1)
    .offset(page * size)
}
