import { PUSH_SUBSCRIPTIONS_MAX, PUSH_TRIAL_SECONDS } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpPushApp } from '../../testing/push-app.ts'
import { TestApp, type Member } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const { t, service, subscribe, subscribed, trial, openAnother } = setUpPushApp()
let me: Member
let other: Member

beforeEach(async () => {
  ;[me, other] = [await t.addMember(), await t.addMember()]
})

const unsubscribe = (as: Member, endpoint: string) =>
  t.call('/api/push-subscriptions', { method: 'DELETE', body: { endpoint } }, as)

describe('a trial', () => {
  it('is made of each browser once in a while, however often it is asked for', async () => {
    await subscribed(me)
    const replies = await Promise.all([1, 2, 3, 4].map(() => trial(me)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'PUSH4290', 'PUSH4290', 'PUSH4290'])
    const refusal = await trial(me)
    expect([refusal.status, refusal.headers['retry-after']]).toEqual([429, String(PUSH_TRIAL_SECONDS)])
    const second = await subscribed(me)
    expect(await trial(me)).toMatchObject({ status: 202, result: { devices: 1 } })
    t.clock.advance(PUSH_TRIAL_SECONDS)
    expect(await trial(me)).toMatchObject({ status: 202, result: { devices: 2 } })
    const pushed = await service.inbox.has(4)
    expect(pushed[1]!.path).toBe(new URL(second.draft.endpoint).pathname)
  })

  it('of another member’s browser is none', async () => {
    await subscribed(other)
    expect(await trial(me)).toMatchObject({ status: 404, code: 'PUSH4040' })
  })
})

describe('subscribing a browser', () => {
  it('refuses addresses that are no push service, and keys that are none', async () => {
    const { draft } = service.browser()
    const others = [
      'https://example.com/push/1',
      `https://user@${service.host}/push/1`,
      `https://${service.host}.example.com/push/1`,
      'https://127.0.0.1:1/push/1',
      'https://169.254.169.254/latest/meta-data',
    ].map((endpoint) => ({ ...draft, endpoint }))
    const keys = { ...draft.keys, p256dh: 'A'.repeat(87) }
    for (const body of [...others, { ...draft, keys }]) {
      const reply = await subscribe(me, { draft: body })
      expect([body.endpoint, reply.status, reply.code]).toEqual([body.endpoint, 400, 'PUSH4001'])
    }
    const plain = { ...draft, endpoint: draft.endpoint.replace('https:', 'http:') }
    expect(await subscribe(me, { draft: plain })).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(await trial(me)).toMatchObject({ status: 404, code: 'PUSH4040' })
  })

  it('hands the key by which the browser knows this community, the same to all and after a restart', async () => {
    const key = async () => (await t.call<{ publicKey: string }>('/api/push-subscriptions/key')).result.publicKey
    const before = await key()
    expect(Buffer.from(before, 'base64url')).toHaveLength(65)
    const again = await openAnother()
    const reply = await again.call<{ publicKey: string }>('/api/push-subscriptions/key')
    await again.close()
    expect(reply.result.publicKey).toBe(before)
  })

  it('pushes to a browser only what concerns the member who signed in there last', async () => {
    const browser = await subscribed(other)
    await subscribe(me, browser)
    expect(await trial(other)).toMatchObject({ status: 404, code: 'PUSH4040' })
    expect(await trial(me)).toMatchObject({ status: 202, result: { devices: 1 } })
    await service.inbox.has(1)
  })

  it('ends for oneself, not for others', async () => {
    const { draft } = await subscribed(me)
    await unsubscribe(other, draft.endpoint)
    expect(await trial(me)).toMatchObject({ result: { devices: 1 } })
    expect(await unsubscribe(me, draft.endpoint)).toMatchObject({ status: 200, result: null })
    expect(await unsubscribe(me, draft.endpoint)).toMatchObject({ status: 200 })
    expect(await trial(me)).toMatchObject({ status: 404 })
  })

  it('keeps the latest browsers of a member', async () => {
    for (let i = 0; i <= PUSH_SUBSCRIPTIONS_MAX; i++) await subscribed(me)
    expect(await trial(me)).toMatchObject({ result: { devices: PUSH_SUBSCRIPTIONS_MAX } })
    const pushed = await service.inbox.has(PUSH_SUBSCRIPTIONS_MAX)
    expect(new Set(pushed.map(({ path }) => path)).size).toBe(PUSH_SUBSCRIPTIONS_MAX)
  })
})

it('makes one pair of keys when several servers start at once', async () => {
  const fresh = await createTestDatabase()
  const servers = [new TestApp(), new TestApp(), new TestApp()]
  await Promise.all(servers.map((server) => server.open(fresh.connection)))
  const keys = await Promise.all(
    servers.map(async (server) => (await server.call<{ publicKey: string }>('/api/push-subscriptions/key')).result),
  )
  await Promise.all(servers.map((server) => server.close()))
  await fresh.drop()
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
})
