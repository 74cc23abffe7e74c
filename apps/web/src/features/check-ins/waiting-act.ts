import { CHECK_IN_ACTS, inStore } from '#lib/device-db.ts'
import type { EndWay } from './check-ins.api.ts'

/**
 * What a member did with their timer while the server was out of reach. Never with a PIN: what lies on the device can be read by
 * whoever holds it, so a PIN is asked for again.
 */
export interface WaitingAct {
  userId: number
  checkInId: number
  /** The time they moved it to; an instant, ISO 8601. */
  plannedAt?: string
  end?: EndWay
}

export async function findWaitingAct(userId: number): Promise<WaitingAct | null> {
  const found = await inStore<WaitingAct | undefined>(CHECK_IN_ACTS, 'readonly', (store) => store.get(userId))
  return found ?? null
}

/** Adds to what waits already; of another timer nothing waits any more. Rejects where the device keeps nothing. */
export async function keepWaitingAct(act: WaitingAct): Promise<void> {
  const before = await findWaitingAct(act.userId)
  const whole = before?.checkInId === act.checkInId ? { ...before, ...act } : act
  await inStore(CHECK_IN_ACTS, 'readwrite', (store) => store.put(whole))
}

export async function dropWaitingAct(userId: number): Promise<void> {
  await inStore(CHECK_IN_ACTS, 'readwrite', (store) => store.delete(userId))
}
