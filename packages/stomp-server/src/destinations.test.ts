import { describe, expect, it } from 'vitest'
import { DestinationTable, topicOf } from './destinations.ts'

describe('DestinationTable', () => {
  const table = new DestinationTable<string>()
  table.add('/app/chat/:roomId', 'chat')
  table.add('/user/queue/events', 'events')
  table.add('/topic/:roomId/of/:userId', 'both')

  it('finds what is behind a destination, with its ids as numbers', () => {
    expect(table.find('/app/chat/7')).toEqual({ target: 'chat', params: { roomId: 7 } })
    expect(table.find('/user/queue/events')).toEqual({ target: 'events', params: {} })
    expect(table.find('/topic/1/of/2147483647')).toEqual({
      target: 'both',
      params: { roomId: 1, userId: 2_147_483_647 },
    })
  })

  it.each([
    '/app/chat/',
    '/app/chat/0',
    '/app/chat/07',
    '/app/chat/-7',
    '/app/chat/7.0',
    '/app/chat/1e3',
    '/app/chat/ 7',
    '/app/chat/7/',
    '/app/chat/7\n',
    '/app/chat/٧',
    '/app/chat/9007199254740992',
    '/app/chat/99999999999999999999',
    '/app/chatx/7',
    'x/app/chat/7',
    '',
  ])('finds nothing behind %j', (destination) => {
    expect(table.find(destination)).toBeUndefined()
  })

  it('refuses patterns that it would misread, and a second owner of the same pattern', () => {
    for (const pattern of ['app/chat', '/app/.*', '/app/chat/', '/app/:room_id', '']) {
      expect(() => table.add(pattern, 'x')).toThrow('not a destination pattern')
    }
    expect(() => table.add('/app/chat/:roomId', 'x')).toThrow('already taken')
  })
})

describe('topicOf', () => {
  it('gives every user a topic of their own for a /user destination', () => {
    expect(topicOf('/user/queue/events', 7)).toBe('/user/7/queue/events')
    expect(topicOf('/topic/3', 7)).toBe('/topic/3')
  })
})
