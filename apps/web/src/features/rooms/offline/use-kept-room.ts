import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import { useEffect, useMemo } from 'react'
import { forgetKeptRoom } from '#lib/kept/forget-room.ts'
import { useKept } from '#lib/kept/use-kept.ts'
import { keptRooms } from './kept-rooms.ts'

export interface ShownRoom {
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
