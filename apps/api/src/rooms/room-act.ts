import type { ErrorName } from '@honjeo/contract/values/error-codes'
import type { MessageType } from '@honjeo/contract/values/enums'
import type { Sentence } from '@honjeo/contract/values/sentences'
import { keepAttendances } from './attendance.queries.ts'
import { appendMessage } from './chat/chat.service.ts'
import type { Hint } from './chat/hints.ts'
import type { RoomFeed } from './chat/room-feed.ts'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { publishToMember } from '../realtime/member-events.ts'
import { isKnownRoom, isThereFor } from './members.queries.ts'
import { lockRoom, type LockedRoom } from './rooms.queries.ts'

export interface RoomDeps {
  db: Db
  clock: Clock
  feed: RoomFeed
}

export interface RoomAct {
  tx: Db
  roomId: number
  room: LockedRoom
  now: Date
  /** The rooms of these are others than before: their lists are asked to look again. */
  regroup(...userIds: number[]): void
  /** Writes a line into the conversation; with `left` it is the last one that member hears. */
  write(type: MessageType, senderId: number, sentence: Sentence | null, left?: 'left'): Promise<void>
}

export const isOver = ({ room, now }: { room: Pick<LockedRoom, 'scheduledAt'>; now: Date }) =>
  Date.parse(room.scheduledAt) <= now.getTime()

/** What those who have a room open hear once the act is committed. */
export interface RoomEcho {
  roomId: number
  written: Hint[]
}

/** Does something in a room that no other transaction changes until this one ends. Undefined where there is no room. */
export async function actWithin(
  tx: Db,
  roomId: number,
  now: Date,
  act: (room: RoomAct) => Promise<void>,
): Promise<RoomEcho | undefined> {
  const room = await lockRoom(tx, roomId)
  if (!room) return undefined
  // Who was there is written down before this act could change it.
  if (isOver({ room, now })) await keepAttendances(tx, roomId, now.toISOString())
  const written: Hint[] = []
  await act({
    tx,
    roomId,
    room,
    now,
    regroup(...userIds) {
      for (const userId of userIds) publishToMember(tx, userId, { kind: 'ROOMS' })
    },
    async write(type, senderId, sentence, left) {
      const line = { roomId, senderId, type, content: sentence?.message ?? '', sentence, clientId: null, sentAt: now }
      written.push({ message: await appendMessage(tx, line), left: left && senderId })
    },
  })
  return { roomId, written }
}

/** What was written goes out in order, and all who have the room open are asked to look again. */
export async function announceToRoom(feed: RoomFeed, { roomId, written }: RoomEcho): Promise<void> {
  await feed.announce(written)
  await feed.publishState(roomId, { kind: 'ROOM' })
}

/**
 * Does something in a room in a transaction of its own, and announces it after the commit; `lockFirst` is for what is
 * locked before rooms. Throws ROOM_NOT_FOUND where there is no room as far as the member can find out, before anything
 * is locked, so that the time of the answer is that of a room that never existed.
 */
export async function actInRoom(
  { db, clock, feed }: RoomDeps,
  roomId: number,
  userId: number,
  act: (room: RoomAct) => Promise<void>,
  lockFirst?: (tx: Db) => Promise<void>,
): Promise<void> {
  if (!(await isThereFor(db, roomId, userId, clock.now().toISOString()))) throw appError('ROOM_NOT_FOUND')
  const echo = await db.transaction(async (tx) => {
    await lockFirst?.(tx)
    return actWithin(tx, roomId, clock.now(), act)
  })
  if (!echo) throw appError('ROOM_NOT_FOUND')
  await announceToRoom(feed, echo)
}

/** Does what only the host may do in a room; throws HOST_ONLY for all others. */
export const actAsHost = (
  deps: RoomDeps,
  roomId: number,
  userId: number,
  act: (room: RoomAct) => Promise<void>,
  lockFirst?: (tx: Db) => Promise<void>,
): Promise<void> => {
  const actOfHost = async (room: RoomAct) => {
    if (room.room.hostId !== userId) return refuseOutsider(room, userId, 'HOST_ONLY')
    await act(room)
  }
  return actInRoom(deps, roomId, userId, actOfHost, lockFirst)
}

/** Throws the given code, or ROOM_NOT_FOUND where this member may not know that the room exists. */
export async function refuseOutsider({ tx, roomId, now }: RoomAct, userId: number, reason: ErrorName): Promise<never> {
  throw appError((await isKnownRoom(tx, roomId, userId, now.toISOString())) ? reason : 'ROOM_NOT_FOUND')
}
