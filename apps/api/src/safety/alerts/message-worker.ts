import { setTimeout as delay } from 'node:timers/promises'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { FastifyBaseLogger } from 'fastify'
import { hurryWithout } from '../timer/contacts.queries.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { recordAlertedPosition } from '../../records/location-provisions.queries.ts'
import { counter } from '../../ops/metrics.ts'
import { claimDue, postpone, settleSent, settleUnsent, type Claimed, type DeliveryChannel } from './due.queries.ts'
import { findFacts, type Facts } from './facts.queries.ts'
import { isWanted } from './is-wanted.ts'
import { nextTry } from './next-try.ts'

/** How many are on their way at once. */
const AT_ONCE = 10
/** Longer than one may take. */
const LEASE_MS = 90_000

/** How long what is under way may keep the server from closing. */
const CLOSE_MS = 3000

/** LATER: it may go later. WAIT: not before that instant. REFUSED, NO_DEVICE: it never will. */
export type Sending = 'SENT' | 'LATER' | 'REFUSED' | 'NO_DEVICE' | { waitUntil: Date }

const tries = counter('honjeo_safety_messages_total', 'Messages to contacts, by what became of each try', [
  'way',
  'outcome',
])

export interface MessageWorkerOptions {
  db: Db
  clock: Clock
  way: DeliveryChannel
  /** Takes less than the lease. What it throws is tried again later. */
  send: (facts: Facts, now: Date) => Promise<Sending>
  everyMs: number
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Sends what is due one way until it is stopped; safe on every server at once, and nothing that hangs holds up the rest.
 * Answers how to stop it.
 */
export function startMessageWorker({ db, clock, way, send, everyMs, log }: MessageWorkerOptions) {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function work() {
    while (!stopping.signal.aborted) {
      const claimed = await startDue().catch((error: unknown) => {
        log.error({ err: error }, 'looking for safety messages failed')
        return 0
      })
      if (claimed === 0) await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  async function startDue(): Promise<number> {
    const size = AT_ONCE - underWay.size
    if (size === 0) return 0
    const now = clock.now()
    const lease = addMilliseconds(now, LEASE_MS).toISOString()
    const due = await claimDue(db, { way, now: now.toISOString(), lease, size })
    for (const one of due) {
      const job = deliver(one, lease)
        // The lease runs out, and it is tried again.
        .catch((error: unknown) => log.error({ err: error, way }, 'a safety message was not settled'))
        .finally(() => underWay.delete(job))
      underWay.add(job)
    }
    return due.length
  }

  async function deliver({ id, attempts }: Claimed, lease: string) {
    const now = clock.now()
    const facts = await findFacts(db, id, now.toISOString())
    if (!facts) return
    const claim = { id, lease }
    async function giveUp(state: 'FAILED' | 'NO_DEVICE') {
      await settleUnsent(db, claim, state)
      // The ladder does not wait ten minutes for a contact who was not reached.
      if (facts?.kind !== 'ALERT') return
      await hurryWithout(db, { contactId: facts.contactId, hasTakenBack: false }, clock.now().toISOString())
    }
    async function settle({ kind, alertId }: Facts) {
      const at = clock.now().toISOString()
      await settleSent(db, id, at)
      // The mail contains the last position.
      if (way === 'EMAIL' && kind === 'ALERT' && alertId !== null) await recordAlertedPosition(db, alertId, at)
    }
    if (!isWanted(facts)) return giveUp('FAILED')
    const sending = await send(facts, now).catch((error: unknown) => {
      log.error({ err: error, way }, 'a safety message was not sent')
      return 'LATER' as const
    })
    tries.inc({ way, outcome: typeof sending === 'string' ? sending : 'LATER' })
    if (sending === 'SENT') return settle(facts)
    if (sending === 'NO_DEVICE') return giveUp('NO_DEVICE')
    if (sending === 'REFUSED') return giveUp('FAILED')
    const dueAt =
      sending === 'LATER'
        ? nextTry({ attempts, createdAt: facts.createdAt }, clock.now())
        : sending.waitUntil.toISOString()
    await (dueAt === null ? giveUp('FAILED') : postpone(db, claim, dueAt))
  }

  const working = work()
  return async () => {
    stopping.abort()
    await working
    // What hangs is tried again by the server that looks when its lease has run out.
    await Promise.race([Promise.all(underWay), delay(CLOSE_MS, undefined, { ref: false })])
  }
}
