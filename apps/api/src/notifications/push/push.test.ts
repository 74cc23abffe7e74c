import { importJWK, jwtVerify } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpPushApp } from '../../testing/push-app.ts'
import type { Member } from '../../testing/test-app.ts'

const { t, service, board, subscribed, trial, beQuiet, changeType, commentOn, nothingIsDue, openAnother } =
  setUpPushApp()
let me: Member
let other: Member

beforeEach(async () => {
  ;[me, other] = [await t.addMember(), await t.addMember()]
})

describe('a push', () => {
  it('reads, for its browser alone, as the notification that it reports', async () => {
    const browser = await subscribed(me)
    await commentOn(me, other)
    const [pushed] = await service.inbox.has(1)
    const { result } = await t.call<{ content: { id: number }[] }>('/api/notifications', {}, me)
    const {
      id,
      isRead: _isRead,
      createdAt: _createdAt,
      // A push is Korean, as no one says in which language a locked phone is read.
      code: _code,
      args: _args,
      ...notification
    } = result.content[0] as { id: number } & Record<string, unknown>
    expect(pushed!.message).toEqual({ ...notification, notificationId: id, tag: `notification-${id}` })
    expect(pushed!.path).toBe(new URL(browser.draft.endpoint).pathname)
    expect(pushed!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: `notification-${id}` })
  })

  it('is signed by the key that browsers were handed, for this service and not for long', async () => {
    await subscribed(me)
    await trial(me)
    const [pushed] = await service.inbox.has(1)
    const { result } = await t.call<{ publicKey: string }>('/api/push-subscriptions/key')
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(pushed!.headers.authorization ?? '') ?? []
    expect(key).toBe(result.publicKey)
    const point = Buffer.from(result.publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256')
    const { payload } = await jwtVerify(token, jwk, { audience: `https://${service.host}` })
    expect(payload.exp! - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
    expect(payload.sub).toMatch(/^mailto:/)
  })

  it('goes to all browsers of a member once', async () => {
    await subscribed(me)
    await subscribed(me)
    await commentOn(me, other)
    await service.inbox.has(2)
    await nothingIsDue()
    expect(new Set(service.inbox.items.map(({ path }) => path)).size).toBe(2)
    expect(service.inbox.items).toHaveLength(2)
  })

  it('is not made of what was notified before the browser asked for it, nor of what has been read', async () => {
    await commentOn(me, other)
    await subscribed(me)
    await beQuiet(me)
    await commentOn(me, other)
    await t.call('/api/notifications/read-all', { method: 'PUT' }, me)
    t.clock.advance(3600)
    await nothingIsDue()
    expect(service.inbox.items).toEqual([])
  })

  it('is not made of what leads nowhere any more', async () => {
    await subscribed(me)
    await beQuiet(me)
    const postId = await board.addPost(me)
    await board.addComment(other, postId)
    await board.remove(me, postId)
    t.clock.advance(3600)
    await nothingIsDue()
    expect(service.inbox.items).toEqual([])
  })
})

describe('settings', () => {
  it('keep a type from being pushed, while the list still shows it', async () => {
    await subscribed(me)
    await changeType(me, 'COMMENT', true, false)
    await commentOn(me, other)
    await nothingIsDue()
    expect(service.inbox.items).toEqual([])
    expect((await t.call('/api/notifications/unread', {}, me)).result).toBe(true)
  })

  it('keep a type out of the list and the dot, while it is still pushed', async () => {
    await subscribed(me)
    await changeType(me, 'COMMENT', false, true)
    await commentOn(me, other)
    await service.inbox.has(1)
    expect((await t.call('/api/notifications/unread', {}, me)).result).toBe(false)
    expect((await t.call<{ content: unknown[] }>('/api/notifications', {}, me)).result.content).toEqual([])
  })

  it('hold back what is pushed in quiet hours until they end', async () => {
    await subscribed(me)
    await beQuiet(me)
    await commentOn(me, other)
    await nothingIsDue()
    expect(service.inbox.items).toEqual([])
    t.clock.advance(47 * 60)
    await nothingIsDue()
    expect(service.inbox.items).toEqual([])
    t.clock.advance(4 * 60)
    await service.inbox.has(1)
  })
})

it('pushes each notification once, however many servers look for what is due', async () => {
  await subscribed(me)
  const second = await openAnother()
  for (let i = 0; i < 10; i++) await commentOn(me, other)
  await service.inbox.has(10)
  await nothingIsDue()
  await second.close()
  expect(service.inbox.items).toHaveLength(10)
})
