import type { MessageChannel, TextFailureReason } from '@honjeo/contract/values/enums'
import { hurryWithout } from '../timer/contacts.queries.ts'
import { type DueRowsDeps, leaseFrom } from '../../db/claim-due.ts'
import { recordAlertedPosition } from '../../records/location-provisions.queries.ts'
import { pauseAfter, startLeaseWorker } from '@honjeo/resilience/lease-worker'
import { counter } from '@honjeo/observability/metrics'
import { claimDueMessages, postpone, settleSent, settleUnsent, type Claimed } from './messages.queries.ts'
import { findFacts, isWanted, type Facts } from './facts.queries.ts'
import { addMilliseconds } from 'date-fns/addMilliseconds'

const PAUSE_MS = { first: 30_000, longest: 15 * 60_000 }
/** A mail server that was away for a night's hours is no reason to give an alert up. */
const GIVE_UP_MS = 6 * 3_600_000
/** The least number of tries: hours in which this server was down are none. */
const TRIES_MIN = 8

/** Returns when to try again what has failed so often: after twice as long from try to try; null once it has been tried for hours, and often. */
function nextTry({ attempts, createdAt }: { attempts: number; createdAt: string }, now: Date): string | null {
  const next = addMilliseconds(now, pauseAfter(attempts, PAUSE_MS))
  const isTooLate = next.getTime() - Date.parse(createdAt) > GIVE_UP_MS
  return isTooLate && attempts >= TRIES_MIN ? null : next.toISOString()
}

/** How many messages are on their way at once. */
const AT_ONCE = 10
/** The length of a lease, longer than one message may take. */
const LEASE_MS = 90_000

/** LATER: it may go later. WAIT: not before that instant. REFUSED, NO_DEVICE: it never will, and neither will a text that `failed`. */
export type Sending = 'SENT' | 'LATER' | 'REFUSED' | 'NO_DEVICE' | { waitUntil: Date } | { failed: TextFailureReason }

const tries = counter('honjeo_safety_messages_total', 'Messages to contacts, by what became of each try', [
  'way',
  'outcome',
])

function outcomeOf(sending: Sending): string {
  if (typeof sending === 'string') return sending
  return 'failed' in sending ? sending.failed : 'LATER'
}

export interface MessageWorkerOptions extends DueRowsDeps {
  way: MessageChannel
  /** Takes less than the lease. What it throws is tried again later. */
  send: (facts: Facts, now: Date) => Promise<Sending>
}

/** Sends what is due one way until it is stopped. */
export function startMessageWorker({ db, clock, way, send, everyMs, log }: MessageWorkerOptions) {
  const claim = (size: number) => claimDueMessages(db, way, leaseFrom(clock.now(), LEASE_MS), size)

  async function deliver({ id, attempts, lease }: Claimed) {
    const now = clock.now()
    const facts = await findFacts(db, id, now.toISOString())
    if (!facts) return
    const claimed = { id, lease }
    async function giveUp(state: 'FAILED' | 'NO_DEVICE', reason?: TextFailureReason) {
      await settleUnsent(db, claimed, state, reason)
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
    tries.inc({ way, outcome: outcomeOf(sending) })
    if (sending === 'SENT') return settle(facts)
    if (sending === 'NO_DEVICE') return giveUp('NO_DEVICE')
    if (sending === 'REFUSED') return giveUp('FAILED')
    if (typeof sending === 'object' && 'failed' in sending) return giveUp('FAILED', sending.failed)
    const dueAt =
      sending === 'LATER'
        ? nextTry({ attempts, createdAt: facts.createdAt }, clock.now())
        : sending.waitUntil.toISOString()
    await (dueAt === null ? giveUp('FAILED') : postpone(db, claimed, dueAt))
  }

  return startLeaseWorker({ name: `safety messages by ${way}`, claim, settle: deliver, atOnce: AT_ONCE, everyMs, log })
}
