import { expect, it } from 'vitest'
import { openedUrl, readOpenedUrl } from './opened-url.ts'

const read = (address: string) => readOpenedUrl(new URL(address, 'https://honjeo.example'))

it('carries the notification to the page and back', () => {
  expect(read(openedUrl('/chat-room/7', 12))).toEqual({ notificationId: 12, address: '/chat-room/7' })
  expect(read(openedUrl('/room/7?from=home', 12))).toEqual({ notificationId: 12, address: '/room/7?from=home' })
})

it('leads to the list where a notification is about nothing one could open', () => {
  expect(openedUrl(null, 3)).toBe('/alarm?notified=3')
})

it('names no notification where there is none, or where a person wrote nonsense', () => {
  expect(openedUrl('/alarm', null)).toBe('/alarm')
  expect(read('/alarm')).toEqual({ notificationId: null, address: '/alarm' })
  expect(read('/alarm?notified=x').notificationId).toBeNull()
})
