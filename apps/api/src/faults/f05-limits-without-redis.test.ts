import { REQUEST_LIMITS, type Rate } from '@honjeo/contract/values/request-limits'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createRedisBus } from '@honjeo/bus/redis-bus'
import { startRedisServer, stopRedisServer } from '../realtime/testing/redis-server.ts'
import { freePort } from '../testing/free-port.ts'
import { makeTwoApps, type Member, type TestApp } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const BURST = 6
/** The rate is so slow that nothing comes back within a test. */
const rate: Rate = { perSecond: 0.001, burst: BURST }
const limits = { ...REQUEST_LIMITS, read: { member: rate, visitor: rate } }

it('F05: limits of requests do not open when Redis is killed in the middle, and hold over all servers again when it is back', async () => {
  const port = await freePort()
  let redis = await startRedisServer(port)
  const database = await createTestDatabase()
  const buses = [1, 2].map(() => createRedisBus(`redis://127.0.0.1:${port}`, pino({ level: 'silent' })))
  const [one, two] = makeTwoApps()
  onTestFinished(async () => {
    for (const server of [one, two]) await server.close()
    for (const bus of buses) await bus.close()
    await stopRedisServer(redis)
    await database.drop()
  })
  await one.open(database.connection, { bus: buses[0]!, requestLimits: limits })
  await two.open(database.connection, { bus: buses[1]!, requestLimits: limits })

  type Caller = { from: string } | Member
  const ask = (server: TestApp, caller: Caller) =>
    'from' in caller ? server.call('/api/version', { from: caller.from }) : server.call('/api/version', {}, caller)
  /** Returns how many are answered of more than there may be; the others are asked to come later. */
  async function answered(server: TestApp, caller: Caller, times = 2 * BURST) {
    const replies = await Promise.all(Array.from({ length: times }, () => ask(server, caller)))
    const refused = replies.filter(({ status }) => status !== 200)
    for (const { status, code, headers } of refused) {
      expect([status, code, Number(headers['retry-after']) > 0]).toEqual([429, 'COMMON429', true])
    }
    return replies.length - refused.length
  }
  const isShared = async (from: string) => {
    expect(await answered(one, { from })).toBe(BURST)
    // What it asks meanwhile is counted too.
    await expect.poll(async () => (await ask(two, { from })).status, { timeout: 10_000, interval: 300 }).toBe(429)
  }

  await isShared('203.0.113.1')
  const member = await one.addMember()
  const half = BURST / 2
  for (const caller of [member, { from: '203.0.113.2' }]) expect(await answered(one, caller, half)).toBe(half)
  await stopRedisServer(redis)
  for (const caller of [member, { from: '203.0.113.2' }]) {
    // What was counted stays counted; the other server, which may have heard of it, gives no more than its own.
    expect(await answered(one, caller)).toBe(half)
    expect(await answered(two, caller)).toBeLessThanOrEqual(BURST)
    expect(await answered(two, caller)).toBe(0)
  }
  expect(await answered(two, { from: '203.0.113.1' })).toBe(0)

  redis = await startRedisServer(port)
  for (const server of [one, two]) {
    await expect.poll(async () => (await server.app.inject('/readyz')).statusCode, { timeout: 10_000 }).toBe(200)
  }
  await isShared('203.0.113.3')
})
