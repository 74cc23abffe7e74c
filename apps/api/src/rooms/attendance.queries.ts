import type { Attendance } from '@honjeo/contract/attendance'
import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import {
  ATTENDANCE_CLAIM_DAYS,
  CANCEL_GRACE_MINUTES,
  CANCEL_LATE_HOURS,
  ROOM_MEMBERS_MIN,
} from '@honjeo/contract/values/limits'
import { and, desc, eq, sql } from 'drizzle-orm'
import { attendanceClaims, attendances } from '@honjeo/schema/attendances'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import { isCheckViolation } from '../db/db-errors.ts'
import { isBlockedBetween } from '../records/blocks.queries.ts'
import { isMetByCode, sayMetByProofs } from './meeting-proofs.queries.ts'

/** Whether a meeting has at least two members; with one there is no other who waits. */
const hasCompany = sql`${chatRooms.participantCount} >= ${literal(ROOM_MEMBERS_MIN)}`

/**
 * Writes down who is in a room at its time, which has come; a second time changes nothing. With this, leaving, removals
 * and another time do not change who was to be there.
 */
export async function keepAttendances(tx: Db, roomId: number, now: string): Promise<void> {
  const { rows } = await tx.execute<{ meetsAt: string }>(sql`
    insert into ${attendances} (room_id, user_id, meets_at, gender_restriction, was_inside)
    select m.room_id, m.user_id, ${chatRooms.scheduledAt}, ${chatRooms.genderRestriction}, true
    from ${chatRooms} join ${roomMembers} m on m.room_id = ${chatRooms.id}
    where ${chatRooms.id} = ${roomId} and ${chatRooms.scheduledAt} <= ${now}::timestamptz and ${hasCompany}
      and not ${hasAttendances}
    on conflict (room_id, meets_at, user_id) do update set was_inside = true
    returning ${isoUtc(sql`meets_at`)} as "meetsAt"`)
  // Who has come early has proven to have met before it could be said.
  if (rows[0]) await sayMetByProofs(tx, roomId, rows[0].meetsAt, now)
}

const hasAttendances = sql`exists (
  select from attendances a where a.room_id = ${chatRooms.id} and a.meets_at = ${chatRooms.scheduledAt} and a.was_inside)`

/** Returns some rooms whose time has come in the last two days and of which nothing is written down. */
export async function listRoomsThatMet(db: Db, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .select({ roomId: chatRooms.id })
    .from(chatRooms)
    .where(
      and(
        sql`${chatRooms.scheduledAt} <= ${now}::timestamptz and ${chatRooms.scheduledAt} > ${now}::timestamptz - interval '2 days'`,
        sql`${chatRooms.deletedAt} is null`,
        hasCompany,
        sql`not ${hasAttendances}`,
      ),
    )
    .orderBy(chatRooms.scheduledAt, chatRooms.id)
    .limit(limit)
  return rows.map(({ roomId }) => roomId)
}

/**
 * Whether leaving now is late: shortly before the meeting, but neither a moment after coming in, nor where the host has
 * moved the meeting so near that there was no time to say no.
 */
const isLateToLeave = (now: string) => sql<boolean>`(
  ${chatRooms.scheduledAt} > ${now}::timestamptz
  and ${chatRooms.scheduledAt} < ${now}::timestamptz + make_interval(hours => ${literal(CANCEL_LATE_HOURS)})
  and ${roomMembers.joinedAt} < ${now}::timestamptz - make_interval(mins => ${literal(CANCEL_GRACE_MINUTES)})
  and not coalesce(${chatRooms.movedAt} > ${chatRooms.scheduledAt} - make_interval(hours => ${literal(CANCEL_LATE_HOURS)})
    and ${roomMembers.joinedAt} <= ${chatRooms.movedAt}, false)
  and ${hasCompany})`

/** Writes down that a member who is still inside leaves late; nothing where it is not late. */
export async function insertLateCancellation(tx: Db, roomId: number, userId: number, now: string): Promise<void> {
  await tx.execute(sql`
    insert into ${attendances} (room_id, user_id, meets_at, gender_restriction, was_inside, cancelled_at, outcome)
    select ${chatRooms.id}, ${roomMembers.userId}, ${chatRooms.scheduledAt}, ${chatRooms.genderRestriction}, false, ${now}::timestamptz, 'CANCELLED_LATE'
    from ${chatRooms} join ${roomMembers} on ${roomMembers.roomId} = ${chatRooms.id}
    where ${chatRooms.id} = ${roomId} and ${roomMembers.userId} = ${userId} and ${isLateToLeave(now)}
    on conflict (room_id, meets_at, user_id) do nothing`)
}

/** Keeps the answer that a member comes at the time that the room meets now. */
export async function updateGoing(tx: Db, roomId: number, userId: number, scheduledAt: string): Promise<void> {
  await tx
    .update(roomMembers)
    .set({ goingTo: scheduledAt })
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, userId)))
}

/** Returns when a room meets, and whether it would be late for this member to leave; undefined outside. */
export async function findMeeting(db: Db, roomId: number, userId: number, now: string) {
  const [meeting] = await db
    .select({ meetsAt: isoUtc(chatRooms.scheduledAt), isLate: isLateToLeave(now) })
    .from(chatRooms)
    .innerJoin(roomMembers, and(eq(roomMembers.roomId, chatRooms.id), eq(roomMembers.userId, userId)))
    .where(eq(chatRooms.id, roomId))
  return meeting
}

export const listComing = (
  db: Db,
  roomId: number,
  userId: number,
): Promise<NonNullable<Attendance['next']>['people']> =>
  db
    .select({
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      mine: sql<boolean>`${users.id} = ${userId}`,
      going: sql<boolean>`coalesce(${roomMembers.goingTo} = ${chatRooms.scheduledAt}, false)`,
    })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .innerJoin(users, eq(users.id, roomMembers.userId))
    .where(eq(roomMembers.roomId, roomId))
    .orderBy(roomMembers.joinedAt, users.id)

/** Returns the last meeting of the room in which this member was, while one may say who was there; else undefined. */
export async function findPastMeeting(db: Db, roomId: number, userId: number, now: string) {
  const [meeting] = await db
    .select({
      meetsAt: isoUtc(attendances.meetsAt),
      saysUntil: isoUtc(sql`(${attendances.meetsAt} + make_interval(days => ${literal(ATTENDANCE_CLAIM_DAYS)}))`),
    })
    .from(attendances)
    .where(
      and(
        eq(attendances.roomId, roomId),
        eq(attendances.userId, userId),
        attendances.wasInside,
        sql`${attendances.meetsAt} > ${now}::timestamptz - make_interval(days => ${literal(ATTENDANCE_CLAIM_DAYS)})`,
      ),
    )
    .orderBy(desc(attendances.meetsAt))
    .limit(1)
  return meeting
}

/**
 * Returns the others who were inside at a meeting, and what the reader has said of them. Who has withdrawn has no name,
 * also with a new account; two of whom one has blocked the other are not shown to each other.
 */
export const listPast = (
  db: Db,
  roomId: number,
  userId: number,
  meetsAt: string,
): Promise<NonNullable<Attendance['past']>['people']> => {
  const isKnownPerson = sql`(${attendances.userId} is not null and not ${attendances.isCarriedOver})`
  return db
    .select({
      attendanceId: attendances.id,
      userId: sql<number | null>`case when ${isKnownPerson} then ${users.id} end`.mapWith((id: string) => Number(id)),
      username: sql<string>`case when ${isKnownPerson} then ${users.nickname} else ${FORMER_MEMBER} end`,
      profileImage: sql<string | null>`case when ${isKnownPerson} then ${users.imageUrl} end`,
      claim: attendanceClaims.claim,
      byCode: isMetByCode(userId),
    })
    .from(attendances)
    .leftJoin(users, eq(users.id, attendances.userId))
    .leftJoin(
      attendanceClaims,
      and(eq(attendanceClaims.attendanceId, attendances.id), eq(attendanceClaims.authorId, userId)),
    )
    .where(
      and(
        eq(attendances.roomId, roomId),
        eq(attendances.meetsAt, meetsAt),
        attendances.wasInside,
        sql`${attendances.userId} is distinct from ${userId}`,
        sql`not (${attendances.userId} is not null and ${isBlockedBetween(sql`${userId}::bigint`, sql`${attendances.userId}`)})`,
      ),
    )
    .orderBy(attendances.id)
}

interface Said {
  roomId: number
  attendanceId: number
  authorId: number
  claim: AttendanceClaim
}

/**
 * Stores what a member says of another who was inside with them. Triggers judge it: ATTENDANCE_NOT_FOUND where either
 * was not there or they must not meet, ATTENDANCE_CLOSED before the meeting and when its week is over.
 */
export async function saveClaim(tx: Db, { roomId, ...said }: Said, now: string): Promise<void> {
  const [about] = await tx
    .select({ id: attendances.id })
    .from(attendances)
    .where(and(eq(attendances.id, said.attendanceId), eq(attendances.roomId, roomId)))
    // Both the statement that is judged and the count after it see what others have said of this person.
    .for('no key update')
  if (!about) throw appError('ATTENDANCE_NOT_FOUND')
  try {
    await tx
      .insert(attendanceClaims)
      .values({ ...said, createdAt: now })
      .onConflictDoUpdate({
        target: [attendanceClaims.attendanceId, attendanceClaims.authorId],
        set: { claim: said.claim, createdAt: now },
      })
  } catch (error) {
    if (isCheckViolation(error, 'attendance_claims_of_those_there')) throw appError('ATTENDANCE_NOT_FOUND')
    if (isCheckViolation(error, 'attendance_claims_in_time')) throw appError('ATTENDANCE_CLOSED')
    if (isCheckViolation(error, 'attendance_claims_with_words')) throw appError('CLAIM_HAS_WORDS')
    throw error
  }
}
