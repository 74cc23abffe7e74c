import type { Db } from '../db/client.ts'
import { listMemberIds } from './members.queries.ts'
import { actWithin, type RoomEcho } from './room-act.ts'
import { HOST_AWAY_LINE, HOST_BACK_LINE } from './room-lines.ts'
import { tellOfHostAway } from './room-notices.ts'
import { listHostedRoomIds } from './rooms.queries.ts'

/**
 * Says in the rooms of a host who is suspended, or is so no longer, that they cannot be reached, or can; in the transaction of staff.
 * That such a room takes nobody new is asked of the host whenever somebody looks (`isHostAway`): it opens again by itself with the end
 * of the suspension.
 */
export async function tellRoomsOfHost(tx: Db, hostId: number, isAway: boolean, now: Date): Promise<RoomEcho[]> {
  const echoes = []
  for (const roomId of await listHostedRoomIds(tx, hostId, now.toISOString())) {
    const echo = await actWithin(tx, roomId, now, async ({ room, write }) => {
      if (room.hostId !== hostId) return
      await write('CHANGED', hostId, isAway ? HOST_AWAY_LINE : HOST_BACK_LINE)
      if (!isAway) return
      for (const userId of await listMemberIds(tx, roomId)) {
        if (userId !== hostId) await tellOfHostAway(tx, { roomId, title: room.title }, userId)
      }
    })
    if (echo) echoes.push(echo)
  }
  return echoes
}
