import { setTimeout as delay } from 'node:timers/promises'
import { appError } from '@honjeo/contract/app-error'
import { TokenBuckets } from '@honjeo/resilience/token-buckets'
import { countRefused, watchQueue } from '@honjeo/resilience/queues'
import { TurnQueue } from '@honjeo/resilience/turn-queue'

/** The number of those who are on their way in at a time, and of the others who wait. */
export const ENTERING_MAX = 3
const WAITING_MAX = 10_000
/** The door does not wait for one that takes longer, lest a few who never come in keep out all the others. */
const ENTRY_MAX_MS = 25
/** The rate of those of one address who did not come in; where there are more, all others go first. Phones in tunnels are a few. */
const SILENT = { perSecond: 5, burst: 50 }
const RETRY_AFTER_SECONDS = 2

interface Waiting {
  letIn: () => void
  refuse: (error: Error) => void
}

/**
 * The line of those who open a WebSocket. All come back at once after a restart; let in a few at a time, they leave the
 * event loop, which takes on one new connection in a turn (libuv), and the database to those who renew their login.
 * Addresses take turns, so that one that opens sockets without end waits behind itself. `enter` resolves when one may
 * come in, with what is to be called once it is; where too many wait, it rejects with BUSY for the last of the address
 * with the most.
 */
export function createDoor(waitingMax = WAITING_MAX) {
  const silent = new TokenBuckets<string>(SILENT)
  const usual = new TurnQueue<Waiting>()
  const crowding = new TurnQueue<Waiting>()
  let inside = 0
  watchQueue('door', () => ({ running: inside, waiting: usual.size + crowding.size }))

  const queueOf = (address: string) => (silent.waitMs(address, performance.now()) > 0 ? crowding : usual)

  function leave() {
    inside -= 1
    const next = usual.shift() ?? crowding.shift()
    next?.letIn()
  }

  return function enter(address: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      function letIn() {
        inside += 1
        const patience = new AbortController()
        resolve(() => patience.abort())
        void delay(ENTRY_MAX_MS, undefined, { signal: patience.signal })
          .then(() => silent.take(address, performance.now()))
          .catch(() => {})
          .then(leave)
      }
      if (inside < ENTERING_MAX) return letIn()
      queueOf(address).push(address, { letIn, refuse: reject })
      if (usual.size + crowding.size <= waitingMax) return
      countRefused('door')
      const last = (crowding.size > 0 ? crowding : usual).popLongest()
      last?.refuse(appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS }))
    })
  }
}
