import type { Attendance, UnsaidPerson } from '@honjeo/contract/attendance'
import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import {
  ATTENDANCE_CLAIM_DAYS,
  CANCEL_GRACE_MINUTES,
  CANCEL_LATE_HOURS,
  ROOM_MEMBERS_MAX,
  ROOM_MEMBERS_MIN,
} from '@honjeo/contract/values/limits'
import { and, eq, sql } from 'drizzle-orm'
import { attendanceClaims, attendances } from '@honjeo/schema/attendances'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { chatRooms, roomBans, roomMembers } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isCheckViolation } from '../db/db-errors.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
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
  // A member who has come early has proven to have met before it could be said.
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

/** The time until which one says of a meeting who was there. Days have 24 hours, as the trigger counts them. */
const saysUntil = sql`(${attendances.meetsAt} + make_interval(hours => ${literal(24 * ATTENDANCE_CLAIM_DAYS)}))`

/**
 * The meeting by which two are judged, where `attendances` is the one of the other: the first of the room in which both were
 * inside. A meeting that is moved afterwards and comes to pass again makes no second one of it.
 */
const isMetFirst = (userId: number) => sql`exists (
    select from attendances mine where mine.room_id = ${attendances.roomId} and mine.meets_at = ${attendances.meetsAt}
    and mine.user_id = ${userId} and mine.was_inside)
  and not met_before(${attendances}, ${userId}::bigint)`

/**
 * Returns the others who were inside at the meetings of a room of the last week, and what the reader has said of them. Who has
 * withdrawn has no name, also with a new account; two of whom one has blocked the other are not shown to each other.
 */
export async function findPast(db: Db, roomId: number, userId: number, now: string): Promise<Attendance['past']> {
  const isKnownPerson = sql`(${attendances.userId} is not null and not ${attendances.isCarriedOver})`
  const rows = await db
    .select({
      meetsAt: isoUtc(attendances.meetsAt),
      saysUntil: isoUtc(saysUntil),
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
        attendances.wasInside,
        sql`${saysUntil} > ${now}::timestamptz`,
        sql`${attendances.userId} is distinct from ${userId}`,
        isMetFirst(userId),
        sql`not (${attendances.userId} is not null and ${isBlockedBetween(sql`${userId}::bigint`, sql`${attendances.userId}`)})`,
      ),
    )
    .orderBy(attendances.meetsAt, attendances.userId, attendances.id)
    .limit(2 * ROOM_MEMBERS_MAX)
  const [first] = rows
  if (!first) return null
  const people = rows.map(({ attendanceId, userId: id, username, profileImage, claim, byCode }) => ({
    attendanceId,
    userId: id,
    username,
    profileImage,
    claim,
    byCode,
  }))
  return { meetsAt: first.meetsAt, saysUntil: first.saysUntil, people }
}

const LATEST_FIRST = { key: attendances.meetsAt, keyType: 'instant', direction: 'desc' } as const

/**
 * Returns with whom a member was in rooms at their time that they are no longer in, or that are no more, of the last week. It has
 * nothing of the room, which may have changed since, and no one who has withdrawn.
 */
export async function listUnsaid(db: Db, userId: number, now: string, size: number, cursor: string | undefined) {
  const list = 'past-meetings'
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: UnsaidPerson[] = await db
    .select({
      roomId: sql<number>`${attendances.roomId}`.mapWith(Number),
      meetsAt: isoUtc(attendances.meetsAt),
      saysUntil: isoUtc(saysUntil),
      attendanceId: attendances.id,
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      claim: attendanceClaims.claim,
      saysNoShow: sql<boolean>`not exists (
        select from ${roomBans} b where b.room_id = ${attendances.roomId} and b.user_id = ${userId})`,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .leftJoin(
      attendanceClaims,
      and(eq(attendanceClaims.attendanceId, attendances.id), eq(attendanceClaims.authorId, userId)),
    )
    .where(
      and(
        // The member's own rows are few, and by them no other room is looked through.
        sql`(${attendances.roomId}, ${attendances.meetsAt}) in (
          select own.room_id, own.meets_at from attendances own where own.user_id = ${userId} and own.was_inside
          and own.meets_at > ${now}::timestamptz - make_interval(hours => ${literal(24 * ATTENDANCE_CLAIM_DAYS)})
          and not exists (
            select from ${roomMembers} m join ${chatRooms} r on r.id = m.room_id and r.deleted_at is null and r.hidden_at is null
            where m.room_id = own.room_id and m.user_id = own.user_id))`,
        attendances.wasInside,
        // A gender that was corrected meanwhile shows no one of a room that was never for the reader.
        sql`(${attendances.genderRestriction} = 'MIXED' or ${attendances.genderRestriction} = (
          select reader.gender from ${users} reader where reader.id = ${userId}))`,
        sql`not ${attendances.isCarriedOver}`,
        sql`${attendances.userId} <> ${userId}`,
        isMetFirst(userId),
        sql`not ${isBlockedBetween(sql`${userId}::bigint`, sql`${attendances.userId}`)}`,
        isAfter(LATEST_FIRST, attendances.id, after),
      ),
    )
    .orderBy(...orderBy(LATEST_FIRST, attendances.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => encodeCursor(list, [row.meetsAt, row.attendanceId]))
}

/** Whether a member was in a room at its time within the last week, and says this of it: who was removed says of no one that they did not come. */
export async function speaksOfPast(db: Db, { roomId, authorId, claim }: Said, now: string): Promise<boolean> {
  const { rows } = await db.execute<{ speaks: boolean }>(sql`
    select exists (
      select from ${attendances} a where a.room_id = ${roomId} and a.user_id = ${authorId} and a.was_inside
      and a.meets_at <= ${now}::timestamptz)
    and not (${claim} = 'NO_SHOW' and exists (
      select from ${roomBans} b where b.room_id = ${roomId} and b.user_id = ${authorId})) as speaks`)
  return rows[0]?.speaks === true
}

interface Said {
  roomId: number
  attendanceId: number
  authorId: number
  claim: AttendanceClaim
}

/**
 * Stores what a member says of another who was inside with them. Triggers judge it: ATTENDANCE_NOT_FOUND where either
 * was not there, they met there before or must not meet, ATTENDANCE_CLOSED before the meeting and when its week is over.
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
