import { CONVERSATIONS, inStore, ROOMS } from '../device-db.ts'

/** I am no longer in a room, and may not read on: what this device kept of it goes. Never rejects. */
export async function forgetKeptRoom(roomId: number): Promise<void> {
  await Promise.allSettled(
    [ROOMS, CONVERSATIONS].map((name) => inStore(name, 'readwrite', (rows) => rows.delete(roomId))),
  )
}
