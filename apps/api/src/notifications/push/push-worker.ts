import { setTimeout as delay } from 'node:timers/promises'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { claimDue, settleDue, type DuePush } from './due.queries.ts'
import type { SendPush } from './push-sender.ts'
import { pushToMember } from './push-to-member.ts'
import { endOfQuiet } from './quiet-hours.ts'
import { retryAt } from './retry.ts'
import { listSubscriptions } from './subscriptions.queries.ts'

/** How many are on their way at once. */
const BATCH = 20
/** Longer than a batch can take. */
const LEASE_MS = 60_000

export interface PushWorkerOptions {
  db: Db
  clock: Clock
  send: SendPush
  /** A member gets no push for a conversation that is before their eyes. */
  isRoomOpen: (roomId: number, userId: number) => boolean
  everyMs: number
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Pushes what is due until it is stopped; safe on every server at once. Answers how to stop it. */
export function startPushWorker({ db, clock, send, isRoomOpen, everyMs, log }: PushWorkerOptions) {
  const stopping = new AbortController()

  async function work() {
    while (!stopping.signal.aborted) {
      const claimed = await pushBatch().catch((error: unknown) => {
        log.error({ err: error }, 'pushing failed')
        return 0
      })
      if (claimed < BATCH) await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  async function pushBatch(): Promise<number> {
    const now = clock.now()
    const lease = addMilliseconds(now, LEASE_MS).toISOString()
    const due = await claimDue(db, { now: now.toISOString(), lease, size: BATCH })
    await Promise.all(due.map(async (one) => settleDue(db, one.id, lease, await push(one, now))))
    return due.length
  }

  /** Answers when it is due again, if ever. */
  async function push(due: DuePush, now: Date): Promise<string | null> {
    const { id, userId, type, message, resourceType, resourceId } = due
    if (!due.isWanted) return null
    const isBeforeTheirEyes = type === 'CHAT' && resourceId !== null && isRoomOpen(resourceId, userId)
    if (isBeforeTheirEyes) return null
    // One's own timer asks whether one is safe: an answer that comes after the night is too late.
    const quietUntil = resourceType !== 'CHECKIN' && due.quiet && endOfQuiet(due.quiet, now)
    if (quietUntil) return quietUntil.toISOString()
    const tag = type === 'CHAT' ? `room-${resourceId}` : `notification-${id}`
    const content = { notificationId: id, type, message, resourceType, resourceId, tag }
    const subscriptions = await listSubscriptions(db, userId)
    const reached = await pushToMember({ db, send }, subscriptions, content, now.toISOString())
    return reached === 'LATER' ? retryAt(due, now) : null
  }

  const working = work()
  return async () => {
    stopping.abort()
    await working
  }
}
