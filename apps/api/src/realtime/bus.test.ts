import type { ChildProcess } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { type Bus, createMemoryBus } from '@honjeo/bus/bus'
import { createRedisBus } from '@honjeo/bus/redis-bus'
import { startRedisServer, stopRedisServer } from './testing/redis-server.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** What a handler received, as a list that can be waited for. */
async function collect(bus: Bus, channel: string): Promise<string[]> {
  const payloads: string[] = []
  await bus.subscribe(channel, (payload) => payloads.push(payload))
  return payloads
}

async function startRedis(port: number): Promise<ChildProcess> {
  const redis = await startRedisServer(port)
  cleanUps.push(() => stopRedisServer(redis))
  return redis
}

function openBus(port: number) {
  const log: string[] = []
  const bus = createRedisBus(`redis://127.0.0.1:${port}`, {
    info: (message) => log.push(message),
    warn: (_details, message) => log.push(message),
  })
  cleanUps.push(() => bus.close())
  return { bus, log }
}

const AWAY = 'Redis is away: other processes are not told until it is back'
const BACK = 'Redis is back'
/** Publishes until it is heard: a hint may be lost while a connection is being renewed. */
const hears = (payloads: string[], publisher: Bus, payload: string) =>
  expect
    .poll(
      async () => {
        await publisher.publish('a', payload)
        return payloads
      },
      { timeout: 10_000 },
    )
    .toContain(payload)

describe('the bus of a process that is alone', () => {
  it('delivers to its own handlers in order, after the publisher has gone on', async () => {
    const bus = createMemoryBus()
    const [first, second, other] = [await collect(bus, 'a'), await collect(bus, 'a'), await collect(bus, 'b')]
    const published = [bus.publish('a', '1'), bus.publish('a', '2')]
    expect(first).toEqual([])
    await Promise.all(published)
    expect([first, second, other]).toEqual([['1', '2'], ['1', '2'], []])
    await bus.ping()
  })

  it('is quiet once closed', async () => {
    const bus = createMemoryBus()
    const payloads = await collect(bus, 'a')
    await bus.close()
    await bus.publish('a', '1')
    expect(payloads).toEqual([])
  })
})

describe('the bus of several processes', () => {
  it('brings a payload to every process once, the publisher included', async () => {
    const port = await freePort()
    await startRedis(port)
    const [one, two] = [openBus(port), openBus(port)]
    const [atOne, atTwo] = [await collect(one.bus, 'a'), await collect(two.bus, 'a')]
    const others = await collect(two.bus, 'b')
    const own: string[] = []
    await two.bus.subscribe('a', (payload, isOwn) => isOwn && own.push(payload))
    await one.bus.publish('a', '{"seq": 1}')
    await one.bus.publish('a', '{"seq": 2}')
    await two.bus.publish('a', '{"seq": 3}')
    await expect.poll(() => atTwo).toEqual(expect.arrayContaining(['{"seq": 1}', '{"seq": 2}', '{"seq": 3}']))
    await expect.poll(() => atOne).toEqual(['{"seq": 1}', '{"seq": 2}', '{"seq": 3}'])
    // All that could have come twice has come: Redis keeps the order within a channel.
    await one.bus.publish('a', 'last')
    await two.bus.publish('a', 'last')
    await expect
      .poll(() => [atOne, atTwo].map((heard) => heard.filter((payload) => payload === 'last').length))
      .toEqual([2, 2])
    expect([atOne.length, atTwo.length]).toEqual([5, 5])
    expect(others).toEqual([])
    expect(own).toEqual(['{"seq": 3}', 'last'])
    await Promise.all([one.bus.ping(), two.bus.ping()])
    expect([one.log, two.log]).toEqual([[], []])
  })

  it('works on alone while Redis is away, says so once, and heals when it is back', async () => {
    const port = await freePort()
    const redis = await startRedis(port)
    const [one, two] = [openBus(port), openBus(port)]
    const [atOne, atTwo] = [await collect(one.bus, 'a'), await collect(two.bus, 'a')]
    await stopRedisServer(redis)
    for (let count = 0; count < 20; count += 1) await one.bus.publish('a', `alone ${count}`)
    expect(atOne).toHaveLength(20)
    expect(atTwo).toEqual([])
    await expect(one.bus.ping()).rejects.toThrow(/offline|closed|answer/)
    await expect.poll(() => one.log).toEqual([AWAY])

    await startRedis(port)
    await hears(atTwo, one.bus, 'together')
    await hears(atOne, two.bus, 'again')
    await one.bus.ping()
    await expect.poll(() => one.log).toEqual([AWAY, BACK])
  })

  it('starts without Redis and finds it later', async () => {
    const port = await freePort()
    const [one, two] = [openBus(port), openBus(port)]
    const atTwo = await collect(two.bus, 'a')
    await one.bus.publish('a', 'lost')
    await startRedis(port)
    await hears(atTwo, one.bus, 'found')
    await expect.poll(() => two.log).toEqual([AWAY, BACK])
  })

  it('does not hang when Redis does', async () => {
    const port = await freePort()
    const redis = await startRedis(port)
    const [one, two] = [openBus(port), openBus(port)]
    const [atOne, atTwo] = [await collect(one.bus, 'a'), await collect(two.bus, 'a')]
    redis.kill('SIGSTOP')
    const before = performance.now()
    for (let count = 0; count < 100; count += 1) await one.bus.publish('a', `alone ${count}`)
    await expect(one.bus.ping()).rejects.toThrow('no answer within')
    expect(performance.now() - before).toBeLessThan(4000)
    expect(atOne).toHaveLength(100)
    expect(one.log).toEqual([AWAY])

    redis.kill('SIGCONT')
    await hears(atTwo, one.bus, 'together')
    // The one that found out; the others did not pile up behind it.
    expect(atTwo.filter((payload) => payload.startsWith('alone'))).toEqual(['alone 0'])
  })

  it('keeps a subscription that Redis never confirmed before it died', async () => {
    const port = await freePort()
    const redis = await startRedis(port)
    const [one, two] = [openBus(port), openBus(port)]
    await expect.poll(() => two.bus.ping().then(() => 'up')).toBe('up')
    redis.kill('SIGSTOP')
    const atTwo = await collect(two.bus, 'a')
    await stopRedisServer(redis)
    await startRedis(port)
    await hears(atTwo, one.bus, 'found')
  })

  it('is quiet once closed, also while it was looking for Redis', async () => {
    const port = await freePort()
    const [one, two] = [openBus(port), openBus(port)]
    await expect.poll(() => one.log).toEqual([AWAY])
    await one.bus.close()
    await startRedis(port)
    const atTwo = await collect(two.bus, 'a')
    await hears(atTwo, two.bus, 'here')
    await expect(one.bus.ping()).rejects.toThrow('closed')
    expect(one.log).toEqual([AWAY])
  })
})
