import { randomUUID } from 'node:crypto'
import type { Broker } from './broker.ts'
import type { Bus } from '@honjeo/bus/bus'

const SOCKETS = 'realtime:sockets'
const SOCKETS_PER_USER_MAX = 5
/** The time after which a server that has not answered is not waited for; its sockets count at the next call. */
const CALL_MS = 1000

/** The sockets that one server holds of a member: the server that calls the roll says so, and the others answer. */
interface Roll {
  call: string
  server: string
  userId: number
  /** The time that each of its sockets has been open, in milliseconds; clocks of servers differ, ages hardly. */
  ages: number[]
  isCall: boolean
}

/** Sockets elsewhere, by when they opened in the time of this server. */
interface Call {
  begin: number
  openedElsewhere: number[]
}

export interface SocketLimit {
  /** Is to be called for a new socket that the broker knows: the oldest make room for it, here and elsewhere. */
  closeSurplus(userId: number): void
  sweep(now: number): void
}

/**
 * Keeps five sockets for each member, over all servers, without a copy of what others hold: the server that takes a new one calls the roll, all
 * answer with theirs, and each closes those of its own that five younger ones are known of. A server that died does not answer, so none waits for it.
 */
export async function createSocketLimit(bus: Bus, broker: Broker): Promise<SocketLimit> {
  const server = randomUUID()
  const calls = new Map<string, Call>()

  function publishRoll(call: string, userId: number, isCall: boolean) {
    const now = performance.now()
    const ages = broker.subscribersOf(userId).map(({ openedAt }) => now - openedAt)
    void bus.publish(SOCKETS, JSON.stringify({ call, server, userId, ages, isCall } satisfies Roll))
  }

  function closeOldest(userId: number, openedElsewhere: readonly number[]) {
    const sockets = broker.subscribersOf(userId)
    for (const [index, socket] of sockets.entries()) {
      const youngerHere = sockets.length - 1 - index
      const youngerElsewhere = openedElsewhere.filter((openedAt) => openedAt > socket.openedAt).length
      if (youngerHere + youngerElsewhere >= SOCKETS_PER_USER_MAX) socket.closeWithReason('TOO_MANY_REQUESTS')
    }
  }

  function begin(call: string): Call {
    const begun = { begin: performance.now(), openedElsewhere: [] }
    calls.set(call, begun)
    return begun
  }

  await bus.subscribe(SOCKETS, (payload) => {
    const roll = JSON.parse(payload) as Roll
    const { call, userId, ages } = roll
    if (roll.server === server || broker.subscribersOf(userId).length === 0) return
    const now = performance.now()
    const { openedElsewhere } = calls.get(call) ?? begin(call)
    openedElsewhere.push(...ages.map((age) => now - age))
    if (roll.isCall) publishRoll(call, userId, false)
    closeOldest(userId, openedElsewhere)
  })

  return {
    closeSurplus(userId) {
      closeOldest(userId, [])
      const call = randomUUID()
      begin(call)
      publishRoll(call, userId, true)
    },
    sweep(now) {
      for (const [call, { begin: since }] of calls) {
        if (now - since < CALL_MS) return
        calls.delete(call)
      }
    },
  }
}
