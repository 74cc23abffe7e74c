import { setTimeout as delay } from 'node:timers/promises'
import { createGate } from '../gate.ts'

/** So many are on their way in at a time; of the others so many wait, and whoever comes after them is told to come again. */
export const ENTERING_MAX = 3
const WAITING_MAX = 10_000
/** Whoever takes longer is not waited for, lest a few who never come in keep out all the others. */
const ENTRY_MAX_MS = 25

/**
 * Where those stand who open a WebSocket. Everybody comes back at once after a restart; let in a few at a time, they leave
 * the event loop, which takes on one new connection in a turn (libuv), and the database to those who renew their login.
 * `enter` resolves when somebody may come in, with what is to be called once they are; it rejects with COMMON503.
 */
export function createDoor() {
  const pass = createGate({ running: ENTERING_MAX, waiting: WAITING_MAX })

  return function enter(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      pass(async () => {
        const patience = new AbortController()
        resolve(() => patience.abort())
        await delay(ENTRY_MAX_MS, undefined, { signal: patience.signal }).catch(() => {})
      }).catch(reject)
    })
  }
}
