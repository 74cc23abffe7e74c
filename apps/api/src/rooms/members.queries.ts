import type { ErrorName } from '@honjeo/contract/values/error-codes'
import type { Gender, RoomRequestState } from '@honjeo/contract/values/enums'
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { alias } from 'drizzle-orm/pg-core'
import { prepared, type Bindable, type Param } from '../db/prepared.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { isCheckViolation, isUniqueViolation } from '../db/db-errors.ts'
import { hasProof, isHostAway, isKnownTo, needsApproval, seemsFull } from '../records/known-room.ts'
import { chatRooms, roomBans, roomMembers } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { isVisibleRoom } from '../records/visible-room.ts'
import { appError } from '@honjeo/contract/app-error'
import { isInForce } from './requests.queries.ts'

const REFUSALS = {
  chat_rooms_not_over_max: 'ROOM_FULL',
  room_members_adult: 'UNDER_19',
  // A room does not exist for members of the gender that it is not kept for.
  room_members_gender: 'ROOM_NOT_FOUND',
  room_members_not_banned: 'ROOM_NOT_FOUND',
  room_members_proof_meeting: 'MEETING_PROOF_NEEDED',
  room_members_proof_kakao: 'KAKAO_PROOF_NEEDED',
  room_members_proof_identity: 'IDENTITY_PROOF_NEEDED',
  // A room looks full to those whom one of its members has blocked.
  room_members_not_blocked: 'ROOM_FULL',
} as const satisfies Record<string, ErrorName>

const insertOne = prepared(
  'insert_member',
  (
    db,
    values: { roomId: Param<number>; userId: Param<number>; joinedAt: Param<string>; readsFromSeq: Param<number> },
  ) => db.insert(roomMembers).values(values),
)

/**
 * Triggers judge every newcomer, whatever the caller has checked before. Throws ROOM_FULL for a full room,
 * ALREADY_MEMBER for a second join, UNDER_19 for a minor, ROOM_NOT_FOUND after a removal or for the other gender,
 * MEETING_PROOF_NEEDED, KAKAO_PROOF_NEEDED or IDENTITY_PROOF_NEEDED without what the room asks for. They read what is said
 * from now on, or from `readsFromSeq`.
 */
export async function insertMember(tx: Db, roomId: number, userId: number, joinedAt: string, readsFromSeq = 0) {
  try {
    await insertOne(tx, { roomId, userId, joinedAt, readsFromSeq })
  } catch (error) {
    for (const [constraint, code] of Object.entries(REFUSALS)) {
      if (isCheckViolation(error, constraint)) throw appError(code)
    }
    if (isUniqueViolation(error, 'room_members_pk')) throw appError('ALREADY_MEMBER')
    throw error
  }
}

const membership = (roomId: number, userId: number) =>
  and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId))

export async function deleteMember(tx: Db, roomId: number, userId: number) {
  await tx.delete(roomMembers).where(membership(roomId, userId))
}

/** Deletes all memberships of a room, and returns the ids of who was in it. */
export async function deleteMembers(tx: Db, roomId: number): Promise<number[]> {
  const gone = await tx
    .delete(roomMembers)
    .where(eq(roomMembers.roomId, roomId))
    .returning({ userId: roomMembers.userId })
  return gone.map(({ userId }) => userId)
}

/** The count for a room that is in sight. */
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

/**
 * Returns the rooms that a member is in, hidden ones too, by id, which is the order in which all lock several. They
 * stay locked until the transaction ends.
 */
export const lockRoomsOf = (tx: Db, userId: number) =>
  tx
    .select({
      roomId: chatRooms.id,
      hostId: chatRooms.hostId,
      scheduledAt: isoUtc(chatRooms.scheduledAt),
      genderRestriction: chatRooms.genderRestriction,
    })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(eq(roomMembers.userId, userId))
    .orderBy(chatRooms.id)
    .for('no key update', { of: chatRooms })

/** Returns those of a member's rooms in which one of these members is. */
export async function listRoomIdsWith(db: Db, userId: number, otherIds: readonly number[]): Promise<number[]> {
  const other = alias(roomMembers, 'other')
  const rows = await db
    .selectDistinct({ roomId: roomMembers.roomId })
    .from(roomMembers)
    .innerJoin(other, and(eq(other.roomId, roomMembers.roomId), inArray(other.userId, [...otherIds])))
    .where(eq(roomMembers.userId, userId))
  return rows.map(({ roomId }) => roomId)
}

/** Returns the rooms that both are in, by id, which is the order in which rooms are locked. */
export async function listSharedRoomIds(db: Db, oneId: number, otherId: number): Promise<number[]> {
  const other = alias(roomMembers, 'other')
  const rows = await db
    .select({ roomId: roomMembers.roomId })
    .from(roomMembers)
    .innerJoin(other, and(eq(other.roomId, roomMembers.roomId), eq(other.userId, otherId)))
    .where(eq(roomMembers.userId, oneId))
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

/** Returns the member as the room's texts and checks need them; throws MEMBER_NOT_FOUND. */
export async function findPerson(db: Db, userId: number) {
  const [person] = await db
    .select({ userId: users.id, nickname: users.nickname, gender: users.gender })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) throw appError('MEMBER_NOT_FOUND')
  return person
}

interface StayAsked {
  roomId: Param<number>
  userId: Param<number>
  now: Param<string>
}

const selectComer = prepared('find_comer', (db, { roomId, userId, now }: StayAsked) =>
  db
    .select({
      userId: users.id,
      nickname: users.nickname,
      gender: users.gender,
      isKnown: isKnownTo(userId, now),
      isMember: isInside(userId),
      isHostAway: isHostAway(now),
      needsApproval: needsApproval(userId, now),
      hasProof: hasProof(userId),
      requiredProof: chatRooms.requiredProof,
      request: sql<RoomRequestState | null>`(select q.state from room_requests q
        where q.room_id = ${chatRooms.id} and q.user_id = ${userId} and ${isInForce(now)})`,
      seemsFull: seemsFull(userId),
      /** Whether they have blocked a member of the room. */
      isBlocking: sql<boolean>`exists (select from blocks b where ${isOfThoseInside(roomId, userId)})`,
    })
    .from(chatRooms)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(chatRooms.id, roomId)),
)

/** Returns the member who wants to join, and how they relate to the room and its members. Throws MEMBER_NOT_FOUND. */
export async function findComer(db: Db, roomId: number, userId: number, now: string) {
  const [comer] = await selectComer(db, { roomId, userId, now })
  if (!comer) throw appError('MEMBER_NOT_FOUND')
  return comer
}

const isInside = (userId: Bindable<number>) => sql<boolean>`exists (
  select from ${roomMembers} where ${roomMembers.roomId} = ${chatRooms.id} and ${roomMembers.userId} = ${userId})`

const isOfThoseInside = (roomId: Bindable<number>, userId: Bindable<number>) => sql`b.blocker_id = ${userId}
  and b.blocked_id in (select m.user_id from room_members m where m.room_id = ${roomId})`

/** Deletes the member's blocks of those in the room. */
export async function deleteBlocksInside(tx: Db, roomId: number, userId: number): Promise<void> {
  await tx.execute(sql`delete from blocks b where ${isOfThoseInside(roomId, userId)}`)
}

export async function isSuspended(db: Db, userId: number, now: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), gt(users.suspendedUntil, now)))) > 0
}

/** Whether the room exists as far as this member can find out. */
export async function isKnownRoom(db: Db, roomId: number, userId: number, now: string): Promise<boolean> {
  return (await db.$count(chatRooms, and(eq(chatRooms.id, roomId), isKnownTo(userId, now)))) > 0
}

const selectRoomThere = prepared('find_room_there', (db, { roomId, userId, now }: StayAsked) =>
  db
    .select({ roomId: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.id, roomId), isVisibleRoom, or(isKnownTo(userId, now), isInside(userId)))),
)

/** Whether the room is there for this member, who may know of it or is inside. */
export const isThereFor = async (db: Db, roomId: number, userId: number, now: string): Promise<boolean> =>
  (await selectRoomThere(db, { roomId, userId, now })).length > 0

/**
 * Returns the member who joined first. Members without the proof that the room asks for come after the others, and those
 * who are suspended, and could answer no one, last.
 */
export async function findSuccessor(tx: Db, roomId: number, now: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ userId: users.id })
    .from(roomMembers)
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(eq(roomMembers.roomId, roomId))
    .orderBy(
      sql`coalesce(${users.suspendedUntil} > ${now}::timestamptz, false)`,
      sql`not ${hasProof(sql`${users.id}`)}`,
      roomMembers.joinedAt,
      users.id,
    )
    .limit(1)
  return row?.userId
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
