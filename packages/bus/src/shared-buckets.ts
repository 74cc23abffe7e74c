import { randomUUID } from 'node:crypto'
import type { Rate } from '@honjeo/contract/values/request-limits'
import type { Bus } from './bus.ts'
import { TokenBuckets } from '@honjeo/resilience/token-buckets'

/** The interval at which servers announce to each other what they let through. */
const SHARE_MS = 250
const SWEEP_MS = 5000

/** A member's id, or an address. */
type Key = number | string

interface Shared<Name> {
  server: string
  taken: [Name, [Key, number][]][]
}

export interface SharedBuckets<Name extends string> {
  /** Whether one more is within the rate. `now` is `performance.now()`. */
  take(name: Name, key: Key, now: number): boolean
  /** Returns the milliseconds until `take` may answer true again. */
  waitMs(name: Name, key: Key, now: number): number
  close(): void
}

/**
 * Token buckets in memory that hold over all servers, as far and as fast as the bus reports of the others: no request
 * waits for another machine, and while Redis is away each server counts what it sees itself.
 */
export async function createSharedBuckets<Name extends string>(
  bus: Bus,
  channel: string,
  rates: Readonly<Record<Name, Rate>>,
): Promise<SharedBuckets<Name>> {
  const server = randomUUID()
  const buckets = new Map(
    Object.entries<Rate>(rates).map(([name, rate]) => [name as Name, new TokenBuckets<Key>(rate)] as const),
  )
  const taken = new Map<Name, Map<Key, number>>()
  let timer: NodeJS.Timeout | undefined

  function share() {
    timer = undefined
    const all = [...taken].map(([name, counts]): [Name, [Key, number][]] => [name, [...counts]])
    taken.clear()
    void bus.publish(channel, JSON.stringify({ server, taken: all } satisfies Shared<Name>))
  }

  await bus.subscribe(channel, (payload) => {
    const shared = JSON.parse(payload) as Shared<Name>
    if (shared.server === server) return
    const now = performance.now()
    for (const [name, counts] of shared.taken) {
      // A server of another version may know of other rates.
      for (const [key, count] of counts) buckets.get(name)?.charge(key, count, now)
    }
  })

  const sweepTimer = setInterval(() => {
    for (const each of buckets.values()) each.sweep(performance.now())
  }, SWEEP_MS).unref()

  return {
    take(name, key, now) {
      if (buckets.get(name)?.take(key, now) === false) return false
      let counts = taken.get(name)
      if (!counts) taken.set(name, (counts = new Map()))
      counts.set(key, (counts.get(key) ?? 0) + 1)
      timer ??= setTimeout(share, SHARE_MS)
      return true
    },
    waitMs: (name, key, now) => buckets.get(name)?.waitMs(key, now) ?? 0,
    close() {
      clearTimeout(timer)
      clearInterval(sweepTimer)
    },
  }
}
