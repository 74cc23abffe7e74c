import type { MyRoom, MyRoomPage } from '@honjeo/contract/rooms'

/**
 * The rooms of all pages, unread ones first. A message that arrives between two pages moves its room to the front, so
 * that a later page may repeat a room: its newest state counts, once.
 */
export function arrangeMyRooms(pages: readonly MyRoomPage[]): MyRoom[] {
  const rooms = new Map<number, MyRoom>()
  for (const room of pages.flatMap(({ content }) => content)) rooms.set(room.roomId, room)
  const all = [...rooms.values()]
  return [...all.filter((room) => room.hasUnreadMessages), ...all.filter((room) => !room.hasUnreadMessages)]
}
