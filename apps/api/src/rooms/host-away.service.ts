import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { findSuccessor, listMemberIds, lockRoomsOf } from './members.queries.ts'
import { actWithin, isOver, type RoomAct, type RoomEcho } from './room-act.ts'
import { notifyOfHostAway } from './room-notices.ts'
import { findHostState, replaceHost } from './rooms.queries.ts'

/**
 * Writes into the rooms of a host, in the transaction in which staff suspend them or lift the suspension, that they
 * cannot be reached, or can be again. That such a room takes no newcomers is computed whenever it is read
 * (`isHostAway`), so it opens again by itself when the suspension ends. It locks every room that the member is in, so a
 * transaction that makes them host of one, or brings one back into sight, does so before and is seen here, or
 * afterwards and sees the suspension.
 */
export async function writeHostState(tx: Db, hostId: number, isAway: boolean, now: Date): Promise<RoomEcho[]> {
  const echoes = []
  for (const room of await lockRoomsOf(tx, hostId)) {
    if (room.hostId !== hostId || isOver({ room, now })) continue
    const echo = await actWithin(tx, room.roomId, now, (act) => writeHostStateIn(act, hostId, isAway))
    if (echo) echoes.push(echo)
  }
  return echoes
}

async function writeHostStateIn({ tx, roomId, room, write }: RoomAct, hostId: number, isAway: boolean): Promise<void> {
  await write('CHANGED', hostId, say(isAway ? 'LINE_HOST_AWAY' : 'LINE_HOST_BACK'))
  if (!isAway) return
  for (const userId of await listMemberIds(tx, roomId)) {
    if (userId !== hostId) await notifyOfHostAway(tx, { roomId, title: room.title }, userId)
  }
}

/**
 * Makes up for what a room missed while it was hidden, in the transaction in which staff bring it back: it has a host
 * again, and its members learn it if that host can no longer be reached, or can be again. What it returns is announced
 * after the commit.
 */
export async function resumeRoom(tx: Db, roomId: number, now: Date): Promise<RoomEcho | undefined> {
  const successor = await findSuccessor(tx, roomId, now.toISOString())
  await replaceHost(tx, roomId, { from: null, to: successor ?? null })
  return actWithin(tx, roomId, now, async (act) => {
    const { hostId } = act.room
    const state = await findHostState(tx, roomId, now.toISOString())
    if (hostId === null || isOver(act) || !state || state.isAway === state.isAnnouncedAway) return
    await writeHostStateIn(act, hostId, state.isAway)
  })
}
