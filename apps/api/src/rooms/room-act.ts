import type { MessageType } from '@honjeo/contract/values/enums'
import { appendMessage } from '../chat/chat.service.ts'
import type { Hint } from '../chat/hints.ts'
import type { RoomFeed } from '../chat/room-feed.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import { tellMember } from '../realtime/member-events.ts'
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
  /** The rooms of these are others than before: their lists are told to look again. */
  regroup(...userIds: number[]): void
  /** Writes a line into the conversation; with `left` it is the last one that member hears. */
  write(type: MessageType, senderId: number, content: string, left?: 'left'): Promise<void>
}

export const isOver = ({ room, now }: Pick<RoomAct, 'room' | 'now'>) => Date.parse(room.scheduledAt) <= now.getTime()

/**
 * Does something in a room that nobody else changes meanwhile. What it wrote goes out after the commit, in order, and
 * whoever has the room open is told to look again. Throws CHAT4040 where there is no room.
 */
export async function actInRoom(
  { db, clock, feed }: RoomDeps,
  roomId: number,
  act: (room: RoomAct) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  const written: Hint[] = []
  await db.transaction(async (tx) => {
    const room = await lockRoom(tx, roomId)
    if (!room) throw appError('CHAT4040')
    await act({
      tx,
      roomId,
      room,
      now,
      regroup(...userIds) {
        for (const userId of userIds) tellMember(tx, userId, { kind: 'ROOMS' })
      },
      async write(type, senderId, content, left) {
        const line = { roomId, senderId, type, content, clientId: null, sentAt: now }
        written.push({ message: await appendMessage(tx, line), left: left && senderId })
      },
    })
  })
  await feed.announce(written)
  await feed.tell(roomId, { kind: 'ROOM' })
}

/** The same for what only the host may do; CHAT4009 for anybody else. */
export const actAsHost = (
  deps: RoomDeps,
  roomId: number,
  userId: number,
  act: (room: RoomAct) => Promise<void>,
): Promise<void> =>
  actInRoom(deps, roomId, async (room) => {
    if (room.room.hostId !== userId) throw appError('CHAT4009')
    await act(room)
  })
