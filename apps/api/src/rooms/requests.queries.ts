import type { RoomRequest } from '@honjeo/contract/room-requests'
import type { RoomRequestState } from '@honjeo/contract/values/enums'
import { ROOM_REQUEST_HOURS } from '@honjeo/contract/values/limits'
import { addHours } from 'date-fns/addHours'
import { and, eq, gt, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Bindable } from '../db/prepared.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { hasProof, isHostAway, needsApproval } from '../records/known-room.ts'
import { isVisibleRoom } from '../records/visible-room.ts'
import { chatRooms, roomRequests } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'

/** Whether a row `q` of room_requests counts: what has expired is deleted by the minute. */
export const isInForce = (now: Bindable<string>): SQL => sql`coalesce(q.expires_at > ${now}::timestamptz, true)`

const ofMember = (roomId: number, userId: number) =>
  and(eq(roomRequests.roomId, roomId), eq(roomRequests.userId, userId))

const expiryOf = (state: RoomRequestState, now: Date) =>
  state === 'REQUESTED' ? addHours(now, ROOM_REQUEST_HOURS).toISOString() : null

interface NewRequest {
  roomId: number
  userId: number
  state: 'REQUESTED' | 'WAITING'
  text: string
  liftsBlocks: boolean
}

/** Stores a request; one of the same member that has expired makes way for it. */
export async function insertRequest(tx: Db, request: NewRequest, now: Date): Promise<void> {
  await tx
    .delete(roomRequests)
    .where(and(ofMember(request.roomId, request.userId), lte(roomRequests.expiresAt, now.toISOString())))
  await tx
    .insert(roomRequests)
    .values({ ...request, createdAt: now.toISOString(), expiresAt: expiryOf(request.state, now) })
}

/** Counts what waits for an answer or a seat, of a member in all rooms and of a room. */
export async function countOpenRequests(tx: Db, of: { userId: number; roomId: number }) {
  const isOpen = ne(roomRequests.state, 'DECLINED')
  return {
    ofMember: await tx.$count(roomRequests, and(eq(roomRequests.userId, of.userId), isOpen)),
    ofRoom: await tx.$count(roomRequests, and(eq(roomRequests.roomId, of.roomId), isOpen)),
  }
}

/** Returns a request that the host can answer. */
export async function findAnswerable(tx: Db, roomId: number, userId: number, now: string) {
  const [request] = await tx
    .select({ liftsBlocks: roomRequests.liftsBlocks })
    .from(roomRequests)
    .where(and(ofMember(roomId, userId), eq(roomRequests.state, 'REQUESTED'), gt(roomRequests.expiresAt, now)))
  return request
}

/** Moves a waiting request up to the host, or declines one; a declined one loses its text. */
export async function updateRequest(
  tx: Db,
  roomId: number,
  userId: number,
  state: 'REQUESTED' | 'DECLINED',
  now: Date,
) {
  const text = state === 'DECLINED' ? { text: '' } : {}
  await tx
    .update(roomRequests)
    .set({ state, expiresAt: expiryOf(state, now), ...text })
    .where(ofMember(roomId, userId))
}

/** Takes a member's own request back; false where there is none, or it is declined. */
export async function deleteRequest(tx: Db, roomId: number, userId: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(roomRequests)
    .where(and(ofMember(roomId, userId), ne(roomRequests.state, 'DECLINED')))
  return (rowCount ?? 0) > 0
}

const listOf = (roomId: number) => `room-requests:${roomId}`

/** Returns after which request a page begins; throws for a cursor of something else. */
export const decodeRequests = (roomId: number, cursor: string | undefined) =>
  decodeCursor(listOf(roomId), cursor, ['integer'])?.[0]

interface Wanted {
  size: number
  last: number | undefined
}

/** Returns what the host has to answer, the oldest first. Who waits for a seat is not among them. */
export async function listRequests(db: Db, roomId: number, { size, last }: Wanted, now: string) {
  const rows = await db
    .select({
      id: roomRequests.id,
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      text: roomRequests.text,
      askedAt: isoUtc(roomRequests.createdAt),
      expiresAt: isoUtc(roomRequests.expiresAt),
    })
    .from(roomRequests)
    .innerJoin(users, eq(users.id, roomRequests.userId))
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomRequests.roomId), hasProof(sql`${roomRequests.userId}`)))
    .where(
      and(
        eq(roomRequests.roomId, roomId),
        eq(roomRequests.state, 'REQUESTED'),
        gt(roomRequests.expiresAt, now),
        last === undefined ? undefined : gt(roomRequests.id, last),
      ),
    )
    .orderBy(roomRequests.id)
    .limit(size + 1)
  return toPage(
    rows,
    size,
    ({ id }) => encodeCursor(listOf(roomId), [id]),
    ({ id: _id, ...request }): RoomRequest => request,
  )
}

const hasFreeSeat = sql`${chatRooms.participantCount} < ${chatRooms.maxParticipants}`
const takesPeople = (now: string) =>
  and(
    isVisibleRoom,
    isNotNull(chatRooms.hostId),
    sql`${chatRooms.completedAt} is null`,
    gt(chatRooms.scheduledAt, now),
    hasFreeSeat,
    sql`not ${isHostAway(now)}`,
  )

/**
 * Returns the first of those who wait for whom a seat is free; undefined where none moves up. Where the host decides,
 * as many are with the host as seats are free. A member who must not meet one of those inside, or has no longer what
 * the room asks for, keeps waiting.
 */
export async function findNextWaiting(db: Db, roomId: number, now: string) {
  const asker = sql`${roomRequests.userId}`
  const [next] = await db
    .select({
      userId: roomRequests.userId,
      liftsBlocks: roomRequests.liftsBlocks,
      needsApproval: needsApproval(asker, now),
    })
    .from(roomRequests)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomRequests.roomId), takesPeople(now)))
    .where(
      and(
        eq(roomRequests.roomId, roomId),
        eq(roomRequests.state, 'WAITING'),
        hasProof(asker),
        sql`(not ${needsApproval(asker, now)} or ${chatRooms.participantCount} + (
          select count(*) from room_requests q where q.room_id = ${chatRooms.id} and q.state = 'REQUESTED'
          and ${isInForce(now)}) < ${chatRooms.maxParticipants})`,
        sql`not exists (
          select from blocks b join room_members inside on inside.room_id = ${chatRooms.id} and (
            (b.blocker_id = inside.user_id and b.blocked_id = ${asker})
            or (b.blocked_id = inside.user_id and b.blocker_id = ${asker}
              and (b.is_carried_over or not ${roomRequests.liftsBlocks}))))`,
      ),
    )
    .orderBy(roomRequests.id)
    .limit(1)
  return next
}

/** Returns some rooms in which a member waits although a seat is free. */
export async function listRoomsToAdvance(db: Db, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ roomId: roomRequests.roomId })
    .from(roomRequests)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomRequests.roomId), takesPeople(now)))
    .where(eq(roomRequests.state, 'WAITING'))
    .limit(limit)
  return rows.map(({ roomId }) => roomId)
}

/** Deletes some requests without an answer in time, and returns whose they were. */
export async function deleteExpired(tx: Db, now: string, limit: number) {
  const { rows } = await tx.execute<{ userId: number; roomId: number; title: string }>(sql`
    with due as (
      select id from room_requests where expires_at <= ${now}::timestamptz order by expires_at limit ${limit} for update skip locked)
    delete from room_requests q using due, chat_rooms r where q.id = due.id and r.id = q.room_id
    returning q.user_id as "userId", q.room_id as "roomId", r.title`)
  return rows
}

/** Deletes every request of a meeting that is over, the declined ones too. */
export async function deleteRequestsOfEnded(tx: Db, now: string): Promise<void> {
  await tx.execute(sql`
    delete from room_requests q using chat_rooms r where r.id = q.room_id and r.scheduled_at <= ${now}::timestamptz`)
}
