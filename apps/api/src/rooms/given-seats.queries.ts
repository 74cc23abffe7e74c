import type { SentenceCode } from '@honjeo/contract/values/sentences'
import { attendances } from '@honjeo/schema/attendances'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { messages } from '@honjeo/schema/messages'
import { chatRooms, roomMembers, roomRequests, roomStays } from '@honjeo/schema/rooms'
import { ROOM_REQUEST_HOURS } from '@honjeo/contract/values/limits'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { LEAD_MAX } from './chat/message-time.queries.ts'

/** How many minutes a member who has answered that they do not come may take their seat back. */
const UNDO_MINUTES = 10
const NOT_GOING: SentenceCode = 'LINE_NOT_GOING'
const CLOSED: SentenceCode = 'LINE_COMPLETED'

/**
 * The number of others who waited for a seat were moved up to the host since the member left: they asked earlier than
 * the day that the host has to answer began.
 */
const movedUpSince = (leftAt: typeof messages.createdAt, userId: number, now: string) => sql`(
  select count(*) from ${roomRequests} q
  where q.room_id = ${chatRooms.id} and q.user_id <> ${userId} and q.state = 'REQUESTED' and q.expires_at > ${now}::timestamptz
    and q.expires_at - make_interval(hours => ${literal(ROOM_REQUEST_HOURS)}) > greatest(q.created_at, ${leftAt} - ${LEAD_MAX}))`

export type GivenSeat = NonNullable<Awaited<ReturnType<typeof findGivenSeat>>>

/**
 * Returns the seat that someone outside gave up minutes ago by answering that they do not come, where that was how they last
 * left; undefined for all others, also for whom the host has removed or declined since.
 */
export async function findGivenSeat(tx: Db, roomId: number, userId: number, now: string) {
  const [seat] = await tx
    .select({
      stayId: roomStays.id,
      joinedAt: isoUtc(roomStays.joinedAt),
      // What was said while they were outside is not for them: then they read from now on, as everyone who comes in.
      readsFromSeq: sql<number>`case when exists (
        select from messages said where said.room_id = ${roomId} and said.seq > ${messages.seq} and said.type = 'TALK')
        then 0 else ${roomStays.readsFromSeq} end`,
      wasHost: roomStays.wasHost,
      isTaken: sql<boolean>`${chatRooms.participantCount} + ${movedUpSince(messages.createdAt, userId, now)} >= ${chatRooms.maxParticipants}
        or (${chatRooms.completedAt} is not null and exists (
          select from messages closed where closed.room_id = ${roomId} and closed.seq > ${messages.seq} and closed.code = ${CLOSED}))`,
      /** Whether the room takes no one since it was left empty. */
      isClosedByLeaving: sql<boolean>`coalesce(
        ${chatRooms.hostId} is null and ${chatRooms.completedAt} > ${messages.createdAt} - ${LEAD_MAX}, false)`,
    })
    .from(roomStays)
    .innerJoin(chatRooms, eq(chatRooms.id, roomStays.roomId))
    .innerJoin(
      messages,
      and(
        eq(messages.roomId, roomStays.roomId),
        eq(messages.seq, roomStays.lastSeq),
        eq(messages.senderId, userId),
        eq(messages.code, NOT_GOING),
      ),
    )
    .where(
      and(
        eq(roomStays.roomId, roomId),
        eq(roomStays.userId, userId),
        sql`not exists (select from room_stays later
          where later.room_id = ${roomId} and later.user_id = ${userId} and later.id > ${roomStays.id})`,
        sql`not exists (select from room_bans b where b.room_id = ${roomId} and b.user_id = ${userId})`,
        sql`not exists (select from room_requests q
          where q.room_id = ${roomId} and q.user_id = ${userId} and q.state = 'DECLINED')`,
        sql`${messages.createdAt} > ${now}::timestamptz - make_interval(mins => ${literal(UNDO_MINUTES)})`,
      ),
    )
    .orderBy(desc(roomStays.id))
    .limit(1)
  return seat
}

/**
 * Keeps those who left a room as its host, after a stay where one is given, from taking that post back: it is again with who had
 * it before them, or the host has given it to another.
 */
export async function forgetPosts(tx: Db, roomId: number, afterStay = 0): Promise<void> {
  await tx
    .update(roomStays)
    .set({ wasHost: false })
    .where(and(eq(roomStays.roomId, roomId), eq(roomStays.wasHost, true), gt(roomStays.id, afterStay)))
}

/**
 * Takes back that a member has left late, who has just come in again: nothing came of it, also where the meeting was moved
 * meanwhile. An earlier time that they left late stays.
 */
export async function deleteLateCancellation(tx: Db, roomId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${attendances} a using ${roomMembers} m
    where m.room_id = ${roomId} and m.user_id = ${userId} and a.room_id = m.room_id and a.user_id = m.user_id
      and not a.was_inside and a.cancelled_at > m.joined_at`)
}
