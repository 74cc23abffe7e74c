import { expect, it } from 'vitest'
import { type MyRoomPages, withUnread } from './receive-unread.ts'
import { aMyRoom } from './testing/rooms.ts'

const NOW = '2026-11-21T03:00:00.000Z'
const EARLIER = '2026-11-20T03:00:00.000Z'

const room = aMyRoom(7, {
  hasUnreadMessages: true,
  unreadCount: 1,
  lastMessage: '안녕하세요',
  lastMessageAt: EARLIER,
})
const data: MyRoomPages = { pages: [{ content: [room], last: true, number: 0, size: 10 }], pageParams: [0] }
const unread = (unreadCount: number, lastMessage: string, roomId = 7) =>
  withUnread(data, { kind: 'UNREAD', roomId, unreadCount, lastMessage }, NOW)?.pages[0]?.content[0]

it('shows the new message with its count and time', () => {
  expect(unread(2, '곧 도착해요')).toMatchObject({
    unreadCount: 2,
    hasUnreadMessages: true,
    lastMessage: '곧 도착해요',
    lastMessageAt: NOW,
  })
})

it('takes the mark away from a room that was read elsewhere, and leaves the time of its last message', () => {
  expect(unread(0, '안녕하세요')).toMatchObject({ unreadCount: 0, hasUnreadMessages: false, lastMessageAt: EARLIER })
})

it('knows nothing of a room that the pages do not hold', () => {
  expect(unread(1, '처음 뵙겠습니다', 8)).toBeUndefined()
})
