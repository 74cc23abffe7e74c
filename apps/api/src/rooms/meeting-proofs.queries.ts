import type { MeetingProofs } from '@honjeo/contract/meeting-proofs'
import {
  MEETING_CLOCK_SECONDS,
  MEETING_CODE_CLOSES_HOURS,
  MEETING_CODE_OPENS_MINUTES,
  MEETING_DEVICES_MAX,
  ROOM_MEMBERS_MAX,
} from '@honjeo/contract/values/limits'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { attendanceClaims, attendances, meetingProofs } from '@honjeo/schema/attendances'
import { sessions } from '@honjeo/schema/auth'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import type { Db } from '../db/client.ts'
import { isBlockedBetween } from '../records/blocks.queries.ts'

const opensAt = sql`(${chatRooms.scheduledAt} - make_interval(mins => ${literal(MEETING_CODE_OPENS_MINUTES)}))`
const closesAt = sql`(${chatRooms.scheduledAt} + make_interval(hours => ${literal(MEETING_CODE_CLOSES_HOURS)}))`

/** Returns when the codes of a room are good; undefined to who is not inside. */
export async function findMeetingSpan(db: Db, roomId: number, userId: number) {
  const [span] = await db
    .select({ opensAt: isoUtc(opensAt), closesAt: isoUtc(closesAt) })
    .from(chatRooms)
    .innerJoin(roomMembers, and(eq(roomMembers.roomId, chatRooms.id), eq(roomMembers.userId, userId)))
    .where(eq(chatRooms.id, roomId))
  return span
}

/** Keeps the key of a login's device. The same key again stays as old as it is. */
export async function updateMeetingKey(db: Db, sessionId: string, publicKey: string, now: string): Promise<void> {
  await db
    .update(sessions)
    .set({ meetingKey: publicKey, meetingKeyAt: now })
    .where(and(eq(sessions.id, sessionId), sql`${sessions.meetingKey} is distinct from ${publicKey}`))
}

/** Returns the key by which a login's device signed at a time; undefined where it had none then. */
export async function findMeetingKey(db: Db, sessionId: string, at: string): Promise<string | undefined> {
  const [session] = await db
    .select({ key: sessions.meetingKey })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), hadKeyAt(at)))
  return session?.key ?? undefined
}

const hadKeyAt = (at: string) =>
  sql`${sessions.meetingKeyAt} <= ${at}::timestamptz + make_interval(secs => ${literal(MEETING_CLOCK_SECONDS)})`

/** Returns the time of the meeting that a code of this moment is for, to one of those who meet; undefined without one. */
export async function findMeetingAt(db: Db, roomId: number, userId: number, at: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ meetsAt: string }>(sql`
    select ${isoUtc(sql`m.meets_at`)} as "meetsAt" from (
      select ${attendances.meetsAt} as meets_at from ${attendances}
      where ${attendances.roomId} = ${roomId} and ${attendances.userId} = ${userId} and ${attendances.wasInside}
      union select ${chatRooms.scheduledAt} from ${chatRooms} where ${chatRooms.id} = ${roomId}
    ) m
    where m.meets_at <= ${at}::timestamptz + make_interval(mins => ${literal(MEETING_CODE_OPENS_MINUTES)})
      and m.meets_at > ${at}::timestamptz - make_interval(hours => ${literal(MEETING_CODE_CLOSES_HOURS)})
    order by m.meets_at desc limit 1`)
  return rows[0]?.meetsAt
}

interface Meeting {
  roomId: number
  meetsAt: string
}

/** A device of a member of the room, which may have shown a code at that time. */
export interface CodeDevice {
  sessionId: string
  publicKey: string
  userId: number
}

/**
 * Returns the devices whose codes are good for a member: their own, and those of the others who are there, neither
 * removed nor suspended nor across a block.
 */
export async function listCodeDevices(
  db: Db,
  { roomId, meetsAt }: Meeting,
  userId: number,
  at: string,
  now: string,
): Promise<CodeDevice[]> {
  const { rows } = await db.execute<{ sessionId: string; publicKey: string; userId: string }>(sql`
    select d.id as "sessionId", d.meeting_key as "publicKey", there.user_id as "userId"
    from (
      select ${attendances.userId} as user_id from ${attendances}
      where ${attendances.roomId} = ${roomId} and ${attendances.meetsAt} = ${meetsAt} and ${attendances.wasInside}
        and ${attendances.userId} is not null and not ${attendances.isCarriedOver}
      union select ${roomMembers.userId} from ${roomMembers} where ${roomMembers.roomId} = ${roomId}
    ) there
    cross join lateral (
      select ${sessions.id}, ${sessions.meetingKey} from ${sessions}
      where ${sessions.userId} = there.user_id and ${hadKeyAt(at)}
        and (${sessions.revokedAt} is null or ${sessions.revokedAt} > ${at}::timestamptz)
      order by ${sessions.meetingKeyAt} desc limit ${literal(MEETING_DEVICES_MAX)}
    ) d
    where not exists (select from room_bans b where b.room_id = ${roomId} and b.user_id = there.user_id)
      and not exists (select from ${users} u where u.id = there.user_id and u.suspended_until > ${now}::timestamptz)
      and not ${isBlockedBetween(sql`${userId}::bigint`, sql`there.user_id`)}`)
  return rows.map((row) => ({ ...row, userId: Number(row.userId) }))
}

interface Proof extends Meeting {
  shownBy: number
  typedBy: number
  metAt: string
  isNear: boolean
}

/** Stores that two have met. Returns false where they have proven so before; triggers judge who may. */
export async function insertProof(tx: Db, proof: Proof, now: string): Promise<boolean> {
  const stored = await tx
    .insert(meetingProofs)
    .values({ ...proof, createdAt: now })
    .onConflictDoNothing()
    .returning({ roomId: meetingProofs.roomId })
  return stored.length > 0
}

/**
 * Says in the name of both of each pair whose phones were near each other that they met, once it is written down who was
 * there; also where the meeting was moved after the code. What one of them has said already stays: a code is no word against their own.
 */
export async function sayMetByProofs(tx: Db, roomId: number, meetsAt: string, now: string): Promise<void> {
  await tx.execute(sql`
    insert into ${attendanceClaims} (attendance_id, author_id, claim, created_at)
    select about.id, pair.author_id, 'MET', ${now}::timestamptz
    from ${meetingProofs} p
    cross join lateral (values (p.shown_by, p.typed_by), (p.typed_by, p.shown_by)) pair (author_id, met_id)
    join ${attendances} about on about.room_id = p.room_id and about.meets_at = ${meetsAt} and about.user_id = pair.met_id
    where p.room_id = ${roomId} and p.is_near
      and attendance_claim_counts(about, pair.author_id, ${now}::timestamptz)
    order by about.id
    on conflict do nothing`)
}

/** Whether a code proves that a reader met whom this row is about. */
export const isMetByCode = (userId: number) => sql<boolean>`exists (
  select from ${meetingProofs} p where p.room_id = ${attendances.roomId}
  and p.is_near and ((p.shown_by = ${userId} and p.typed_by = ${attendances.userId})
    or (p.typed_by = ${userId} and p.shown_by = ${attendances.userId})))`

/** Returns with whom a member has met by code in a room, last first; without those across a block. */
export const listMetByCode = (db: Db, roomId: number, userId: number): Promise<MeetingProofs['met']> =>
  db
    .select({
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      metAt: isoUtc(meetingProofs.metAt),
      isNear: meetingProofs.isNear,
    })
    .from(meetingProofs)
    .innerJoin(
      users,
      sql`${users.id} = case when ${meetingProofs.shownBy} = ${userId} then ${meetingProofs.typedBy} else ${meetingProofs.shownBy} end`,
    )
    .where(
      and(
        eq(meetingProofs.roomId, roomId),
        or(eq(meetingProofs.shownBy, userId), eq(meetingProofs.typedBy, userId)),
        sql`not ${isBlockedBetween(sql`${userId}::bigint`, sql`${users.id}`)}`,
      ),
    )
    .orderBy(desc(meetingProofs.metAt), users.id)
    .limit(ROOM_MEMBERS_MAX)
