import type { Notification } from '@honjeo/contract/notifications'
import { expect, it } from 'vitest'
import type { NotificationPages } from './notifications.api.ts'
import { withNotification } from './receive-notification.ts'

const notification = (id: number, message = `알림 ${id}`): Notification => ({
  id,
  type: 'CHAT',
  message,
  code: null,
  args: null,
  resourceType: 'ROOM',
  resourceId: 7,
  isRead: false,
  createdAt: '2026-11-21T03:00:00.000Z',
})
const pages = (...ids: number[][]): NotificationPages => ({
  pages: ids.map((page) => ({
    content: page.map((id) => notification(id)),
    hasNext: false,
    nextCursor: null,
    size: 10,
  })),
  pageParams: ids.map(() => undefined),
})
const idsOf = (data: NotificationPages) => data.pages.map(({ content }) => content.map(({ id }) => id))

it('puts what has just come on top of the first page', () => {
  expect(idsOf(withNotification(pages([3, 2], [1]), notification(4)))).toEqual([[4, 3, 2], [1]])
})

it('moves one that comes again up, with its new words', () => {
  const moved = withNotification(pages([3, 2], [1]), notification(1, '새 메시지 2개'))
  expect(idsOf(moved)).toEqual([[1, 3, 2], []])
  expect(moved.pages[0]?.content[0]?.message).toBe('새 메시지 2개')
})

it('is the first of an empty list', () => {
  expect(idsOf(withNotification(pages([]), notification(1)))).toEqual([[1]])
})
