import { type QueryClient, useQuery } from '@tanstack/react-query'
import { CHECK_IN_ACTS, inStore } from '#lib/device/device-db.ts'
import type { EndWay } from './timer.api.ts'

/**
 * What a member did with their timer while the server was out of reach. Never with a PIN: what lies on the device can be read by
 * its holder, so a PIN is asked for again.
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

const LOCK = 'honjeo-check-in-act'

/** Two tabs do not send the same, and nothing overtakes what waited; on an http page without locks the server's own rules have to do. */
export const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, task) : task()

/** Adds to what waits already; of another timer nothing waits any more. Rejects where the device keeps nothing. */
export async function keepWaitingAct(act: WaitingAct): Promise<void> {
  await change(act.userId, (kept) => (kept?.checkInId === act.checkInId ? { ...kept, ...act } : act))
}

/** Lets go of what was `sent`; what was added while it was on its way still waits. Rejects as `keepWaitingAct`. */
export async function dropWaitingAct(sent: WaitingAct): Promise<void> {
  await change(sent.userId, (kept) => (kept === undefined ? null : unsent(kept, sent)))
}

/** Lets go of a time that waits for a timer which has been moved to a later one since. Rejects as `keepWaitingAct`. */
export async function dropWaitingTime(userId: number, checkInId: number): Promise<void> {
  const kept = await findWaitingAct(userId)
  if (kept?.checkInId !== checkInId || kept.plannedAt === undefined) return
  await dropWaitingAct({ userId, checkInId, plannedAt: kept.plannedAt })
}

/** What of the act that is kept was not in the one that was sent. */
export function unsent(kept: WaitingAct, sent: WaitingAct): WaitingAct | null {
  if (kept.checkInId !== sent.checkInId) return kept
  const { plannedAt, end, ...whose } = kept
  const left = {
    ...(plannedAt !== sent.plannedAt && plannedAt !== undefined && { plannedAt }),
    ...(end !== sent.end && end !== undefined && { end }),
  }
  return Object.keys(left).length === 0 ? null : { ...whose, ...left }
}

/** Changes what is kept in one transaction: between reading and writing another tab, or an answer, would write its own. */
async function change(userId: number, next: (kept: WaitingAct | undefined) => WaitingAct | null): Promise<void> {
  await inStore<WaitingAct | undefined>(CHECK_IN_ACTS, 'readwrite', (store) => {
    const finding: IDBRequest<WaitingAct | undefined> = store.get(userId)
    finding.addEventListener('success', () => {
      const act = next(finding.result)
      if (act === null) store.delete(userId)
      else store.put(act)
    })
    return finding
  })
}

const keyOf = (userId: number) => ['check-in-acts', userId]

/** What waits to be sent; where nothing can be kept, nothing does. */
const waitingActQuery = (userId: number) => ({
  queryKey: keyOf(userId),
  queryFn: () => findWaitingAct(userId).catch(() => null),
})

export function useWaitingAct(userId: number): WaitingAct | null {
  return useQuery(waitingActQuery(userId)).data ?? null
}

export function refreshWaitingAct(queryClient: QueryClient, userId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(userId) })
}
