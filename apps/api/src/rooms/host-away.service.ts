import type { Db } from '../db/client.ts'
import { listMemberIds } from './members.queries.ts'
import { actWithin, type RoomEcho } from './room-act.ts'
import { HOST_AWAY_LINE, HOST_BACK_LINE } from './room-lines.ts'
import { tellOfHostAway } from './room-notices.ts'
import { listHostedRoomIds } from './rooms.queries.ts'

/**
 * Writes into the rooms of a host, in the transaction in which staff suspend them or lift the suspension, that they
 * cannot be reached, or can be again. That such a room takes no newcomers is computed whenever it is read
 * (`isHostAway`), so it opens again by itself when the suspension ends.
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
