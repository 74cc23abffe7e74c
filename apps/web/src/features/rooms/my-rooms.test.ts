import type { MyRoom, MyRoomPage } from '@honjeo/contract/rooms'
import { expect, it } from 'vitest'
import { arrangeMyRooms } from './my-rooms.ts'
import { aMyRoom } from './testing/rooms.ts'

const room = (roomId: number, unreadCount = 0) => aMyRoom(roomId, { unreadCount, hasUnreadMessages: unreadCount > 0 })
const page = (number: number, content: MyRoom[]): MyRoomPage => ({ content, number, size: 10, last: false })
const ids = (rooms: MyRoom[]) => rooms.map(({ roomId }) => roomId)

it('puts unread rooms first and keeps the order otherwise', () => {
  expect(ids(arrangeMyRooms([page(0, [room(1), room(2, 3)]), page(1, [room(3), room(4, 1)])]))).toEqual([2, 4, 1, 3])
})

it('shows a room that two pages hold once, as the later page knows it', () => {
  const rooms = arrangeMyRooms([page(0, [room(1, 2), room(2)]), page(1, [room(2, 5), room(3)])])
  expect(ids(rooms)).toEqual([1, 2, 3])
  expect(rooms[1]?.unreadCount).toBe(5)
})

it('is empty while there are no rooms', () => {
  expect(arrangeMyRooms([page(0, [])])).toEqual([])
})
