import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import { ROOMS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { ROOMS } from '#lib/device-db.ts'
import { createShelf } from '#lib/kept/shelf.ts'

/** The rooms whose conversation was opened last, with who is in them. */
export const keptRooms = createShelf<{ roomId: number; room: RoomDetail; people: readonly RoomUser[] }>({
  store: ROOMS,
  key: 'roomId',
  max: ROOMS_OFFLINE_MAX,
})
