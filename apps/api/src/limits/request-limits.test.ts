import { REQUEST_LIMITS, type Rate } from '@honjeo/contract/values/request-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { createTestDatabase } from '../testing/test-database.ts'
import { makeTwoApps, type Member, type TestApp } from '../testing/test-app.ts'

/** The rate is so slow that nothing comes back within a test. */
const few = (burst: number): Rate => ({ perSecond: 0.001, burst })
const limits = {
  ...REQUEST_LIMITS,
  read: { member: few(3), visitor: few(4) },
  join: { member: few(1), visitor: few(1) },
}

const [one, two] = makeTwoApps()
const bus = createMemoryBus()
let drop: () => Promise<void>
let member: Member

beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  await one.open(database.connection, { bus, requestLimits: limits })
  await two.open(database.connection, { bus, requestLimits: limits, trustedProxies: ['10.0.0.0/8'] })
  member = await one.addMember()
})
afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await drop()
})

const read = (server: TestApp, from: string, headers: Record<string, string> = {}) =>
  server.call('/api/version', { from, headers })
/** Returns how many of ten are answered. */
async function answered(ask: (n: number) => Promise<{ status: number }>) {
  let count = 0
  for (let n = 0; n < 10; n++) if ((await ask(n)).status === 200) count++
  return count
}

it('a server with a route of no limit does not start', () => {
  const late = () => one.app.route({ method: 'GET', url: '/api/forgotten', handler: () => null })
  expect(late).toThrow(/already listening|no limit/)
})

describe('a visitor', () => {
  it('hears when to come again, with all who share the address', async () => {
    expect(await answered(() => read(one, '203.0.113.1'))).toBe(4)
    const refused = await read(one, '203.0.113.1')
    expect(refused).toMatchObject({ status: 429, code: 'COMMON429', message: expect.stringContaining('잠시 후') })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read(one, '203.0.113.2')).status).toBe(200)
  })

  it('of IPv6 shares with the network of their connection', async () => {
    expect(await answered((n) => read(one, `2001:db8:1:1::${n}`))).toBe(4)
    expect((await read(one, '2001:db8:1:2::1')).status).toBe(200)
  })

  it('is who invents a token, and keeps no member out who is behind the same address', async () => {
    const [head, claims] = member.accessToken.split('.')
    const invented = (n: number) => ({ accessToken: `${head}.${claims}.${Buffer.alloc(32, n).toString('base64url')}` })
    const profile = (as: Pick<Member, 'accessToken'>) => one.call('/api/mypage/profile', { from: '203.0.113.9' }, as)
    const replies = []
    for (let n = 0; n < 6; n++) replies.push((await profile(invented(n))).status)
    expect(replies).toEqual([401, 401, 401, 401, 429, 429])
    expect((await profile(member)).status).toBe(200)
  })

  it('keeps no member out who is behind the same address', async () => {
    expect(await answered(() => read(one, '203.0.113.3'))).toBe(4)
    const reply = await one.call('/api/version', { from: '203.0.113.3' }, member)
    expect(reply.status).toBe(200)
  })
})

describe('X-Forwarded-For', () => {
  const forged = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` })

  it('is not believed of a client', async () => {
    expect(await answered((n) => read(one, '203.0.113.4', forged(n)))).toBe(4)
    expect(await answered((n) => read(two, '203.0.113.5', forged(n)))).toBe(4)
  })

  it('is believed of a trusted proxy, for what that has seen itself', async () => {
    expect(await answered((n) => read(two, '10.0.0.1', forged(n)))).toBe(10)
    const behind = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.6` })
    expect(await answered((n) => read(two, '10.0.0.1', behind(n)))).toBe(4)
  })
})

describe('a member', () => {
  it('is counted for themselves, wherever they are, over all servers', async () => {
    const other = await one.addMember()
    // The counts come in one message or in more, and perhaps after one about others.
    const published = new Promise<void>((resolve) => {
      let count = 0
      void bus.subscribe('limits:requests', (payload) => {
        const { taken } = JSON.parse(payload) as { taken: [string, [number | string, number][]][] }
        for (const [, counts] of taken) count += new Map(counts).get(other.id) ?? 0
        if (count === 3) resolve()
      })
    })
    const as = (server: TestApp, who: Member, n: number) => server.call('/api/version', { from: `203.0.114.${n}` }, who)
    expect(await answered((n) => as(one, other, n))).toBe(3)
    await published
    expect((await as(two, other, 1)).status).toBe(429)
    expect((await as(two, await one.addMember(), 1)).status).toBe(200)
  })

  it('who comes into rooms and goes is stopped, and may do everything else', async () => {
    const join = () => one.call('/api/chatrooms/1/join', { method: 'POST' }, member)
    expect([(await join()).code, (await join()).code]).toEqual(['CHAT4040', 'COMMON429'])
    expect((await one.call('/api/mypage/chatrooms', {}, await one.addMember())).status).toBe(200)
  })
})

it('the operator’s probes are always answered', async () => {
  const codes = await Promise.all(Array.from({ length: 20 }, () => one.app.inject('/livez')))
  expect(new Set(codes.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
