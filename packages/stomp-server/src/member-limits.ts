import type { Rate } from '@honjeo/contract/values/request-limits'
import { createSharedBuckets } from '@honjeo/bus/shared-buckets'
import type { Broker } from './broker.ts'
import type { Bus } from '@honjeo/bus/bus'
import { createSocketLimit, type SocketLimit } from './socket-limit.ts'

/** The limits of what one member may do over all servers, as far and as fast as the bus reports of the others. */
export interface MemberLimits extends SocketLimit {
  /** Whether one more SEND is within the rate. `now` is `performance.now()`. */
  takeSend(userId: number, now: number): boolean
  close(): void
}

export async function createMemberLimits(bus: Bus, broker: Broker, sendRate: Rate): Promise<MemberLimits> {
  const buckets = await createSharedBuckets(bus, 'realtime:sends', { send: sendRate })
  const sockets = await createSocketLimit(bus, broker)

  return {
    takeSend: (userId, now) => buckets.take('send', userId, now),
    closeSurplus: (userId) => sockets.closeSurplus(userId),
    sweep: (now) => sockets.sweep(now),
    close: () => buckets.close(),
  }
}
