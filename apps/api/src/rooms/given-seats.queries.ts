import type { SentenceCode } from '@honjeo/contract/values/sentences'
import { attendances } from '@honjeo/schema/attendances'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { messages } from '@honjeo/schema/messages'
import { chatRooms, roomMembers, roomStays } from '@honjeo/schema/rooms'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { LEAD_MAX } from './chat/message-time.queries.ts'

/** How long who has answered that they do not come may take their seat back. */
const UNDO_MINUTES = 10
const NOT_GOING: SentenceCode = 'LINE_NOT_GOING'
const CLOSED: SentenceCode = 'LINE_COMPLETED'

export type GivenSeat = NonNullable<Awaited<ReturnType<typeof findGivenSeat>>>

/**
 * Returns the seat that someone outside gave up minutes ago by answering that they do not come, where that was how they last
 * left; undefined for all others, also for whom the host has removed since.
 */
export async function findGivenSeat(tx: Db, roomId: number, userId: number, now: string) {
  const [seat] = await tx
    .select({
      joinedAt: isoUtc(roomStays.joinedAt),
      // What was said while they were outside is not for them: then they read from now on, as everyone who comes in.
      readsFromSeq: sql<number>`case when exists (
        select from messages said where said.room_id = ${roomId} and said.seq > ${messages.seq} and said.type = 'TALK')
        then 0 else ${roomStays.readsFromSeq} end`,
      wasHost: roomStays.wasHost,
      isTaken: sql<boolean>`${chatRooms.participantCount} >= ${chatRooms.maxParticipants}
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
        sql`${messages.createdAt} > ${now}::timestamptz - make_interval(mins => ${literal(UNDO_MINUTES)})`,
      ),
    )
    .orderBy(desc(roomStays.id))
    .limit(1)
  return seat
}

/**
 * Takes back that a member has left late, who has just come in again: nothing came of it. An earlier time that they left this
 * meeting late stays.
 */
export async function deleteLateCancellation(tx: Db, roomId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${attendances} a using ${chatRooms} r join ${roomMembers} m on m.room_id = r.id
    where r.id = ${roomId} and m.user_id = ${userId} and a.room_id = r.id and a.user_id = m.user_id
      and a.meets_at = r.scheduled_at and not a.was_inside and a.cancelled_at >= m.joined_at`)
}
