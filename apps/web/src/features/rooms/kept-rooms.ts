import type { MyRoom, RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import { MY_ROOMS_OFFLINE_MAX, ROOMS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useEffect, useMemo } from 'react'
import { ROOMS } from '#lib/device/device-db.ts'
import { createListShelf, createShelf, forgetKeptRoom, useKept } from '#features/kept/shelf.ts'

/** The rooms whose conversation was opened last, with who is in them. */
export const keptRooms = createShelf<{ roomId: number; room: RoomDetail; people: readonly RoomUser[] }>({
  store: ROOMS,
  key: 'roomId',
  max: ROOMS_OFFLINE_MAX,
})

interface ShownRoom {
  room: RoomDetail | undefined
  people: readonly RoomUser[] | undefined
  failure: Error | null
}

/** Keeps a room of mine whose conversation is opened on this device, and finds it there while the server is out of reach. */
export function useKeptRoom(roomId: number, { room, people, failure }: ShownRoom) {
  const seen = useMemo(
    () => (room?.joined === true && people !== undefined ? { roomId, room, people } : undefined),
    [roomId, room, people],
  )
  const hasLeft = room?.joined === false
  useEffect(() => {
    if (hasLeft) void forgetKeptRoom(roomId)
  }, [roomId, hasLeft])
  return useKept({ shelf: keptRooms, id: roomId, seen, failure: room === undefined ? failure : null })
}

const LIST = 'my-rooms'
const shelf = createListShelf<MyRoom>()

/** Keeps my rooms as they are listed, and finds them on this device while the server is out of reach. */
export function useKeptRoomList(rooms: readonly MyRoom[] | undefined, failure: Error | null) {
  const seen = useMemo(
    () => rooms && { list: LIST, items: rooms.slice(0, MY_ROOMS_OFFLINE_MAX), totalCount: rooms.length },
    [rooms],
  )
  return useKept({ shelf, id: LIST, seen, failure })
}
