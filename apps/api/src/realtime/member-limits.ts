import { randomUUID } from 'node:crypto'
import type { Broker } from './broker.ts'
import type { Bus } from './bus.ts'
import { createSocketLimit, type SocketLimit } from './socket-limit.ts'
import { TokenBuckets } from './token-buckets.ts'

const SENDS = 'realtime:sends'
/** How often servers tell each other what they let through. */
const SHARE_MS = 250

interface SharedSends {
  server: string
  sends: [userId: number, count: number][]
}

/** What one member may do over all servers, as far and as fast as the bus tells of the others. */
export interface MemberLimits extends SocketLimit {
  /** Whether one more SEND is within the rate. `now` is `performance.now()`. */
  takeSend(userId: number, now: number): boolean
  /** Forgets who has done nothing lately. */
  sweep(now: number): void
  close(): void
}

export interface SendRate {
  perSecond: number
  burst: number
}

export async function createMemberLimits(bus: Bus, broker: Broker, sendRate: SendRate): Promise<MemberLimits> {
  const server = randomUUID()
  const buckets = new TokenBuckets(sendRate.perSecond, sendRate.burst)
  const taken = new Map<number, number>()
  const sockets = await createSocketLimit(bus, broker)
  let timer: NodeJS.Timeout | undefined

  function share() {
    timer = undefined
    void bus.publish(SENDS, JSON.stringify({ server, sends: [...taken] } satisfies SharedSends))
    taken.clear()
  }

  await bus.subscribe(SENDS, (payload) => {
    const shared = JSON.parse(payload) as SharedSends
    if (shared.server === server) return
    const now = performance.now()
    for (const [userId, count] of shared.sends) buckets.charge(userId, count, now)
  })

  return {
    takeSend(userId, now) {
      if (!buckets.take(userId, now)) return false
      taken.set(userId, (taken.get(userId) ?? 0) + 1)
      timer ??= setTimeout(share, SHARE_MS)
      return true
    },
    closeSurplus: (userId) => sockets.closeSurplus(userId),
    sweep(now) {
      buckets.sweep(now)
      sockets.sweep(now)
    },
    close: () => clearTimeout(timer),
  }
}
