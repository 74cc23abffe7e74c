import { TextFailure } from '@honjeo/text-gateways/gateway'
import { counter } from '@honjeo/observability/metrics'
import { type LeaseWorker, pauseAfter, startLeaseWorker } from '@honjeo/resilience/lease-worker'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { type DueRowsDeps, leaseFrom } from '../../db/claim-due.ts'
import { hurryWithout } from '../timer/contacts.queries.ts'
import type { Texts } from './send-text.ts'
import {
  claimDueReceipts,
  type ClaimedReceipt,
  markDelivered,
  markUndelivered,
  settlePoll,
} from './text-sendings.queries.ts'

const PAUSE_MS = { first: 5000, longest: 15 * 60_000 }
/** Networks try a phone that is off for up to three days. What they say later than that is not waited for, and the text stays SENT. */
const GIVE_UP_MS = 72 * 3_600_000
const AT_ONCE = 5
/** The length of a lease, longer than a question to the gateway may take. */
const LEASE_MS = 60_000

const receipts = counter('honjeo_text_receipts_total', 'Questions to the gateway what became of a text', ['answer'])

/**
 * Asks the gateway for receipts until it is stopped. What a gateway reports by itself only makes the question come
 * sooner: it is the answer to a question of this server that proves something, so that no report can be forged.
 */
export function startTextReceipts({
  db,
  clock,
  everyMs,
  log,
  texts: { gateway },
}: DueRowsDeps & { texts: Texts }): LeaseWorker {
  async function ask(takenAs: string) {
    try {
      return await gateway.receipt(takenAs)
    } catch (error) {
      if (!(error instanceof TextFailure)) throw error
      log.warn({ failure: error.message }, 'the gateway did not say what became of a text')
      return 'WAITING'
    }
  }

  async function settle({ id, messageId, takenAs, polls, createdAt }: ClaimedReceipt) {
    const receipt = await ask(takenAs)
    receipts.inc({ answer: receipt })
    const now = clock.now()
    const at = now.toISOString()
    if (receipt === 'WAITING') {
      const isTooLate = now.getTime() - Date.parse(createdAt) > GIVE_UP_MS
      const next = addMilliseconds(now, pauseAfter(Math.min(polls, 20), PAUSE_MS)).toISOString()
      await settlePoll(db, id, isTooLate ? null : next)
      return
    }
    await db.transaction(async (tx) => {
      if (receipt === 'DELIVERED') await markDelivered(tx, messageId, at)
      else {
        const lost = await markUndelivered(tx, messageId)
        // The ladder does not wait ten minutes for a contact who was not reached.
        if (lost?.kind === 'ALERT') await hurryWithout(tx, { contactId: lost.contactId, hasTakenBack: false }, at)
      }
      await settlePoll(tx, id, null)
    })
  }

  const claim = (size: number) => claimDueReceipts(db, leaseFrom(clock.now(), LEASE_MS), size)
  return startLeaseWorker({ name: 'receipts of texts', claim, settle, atOnce: AT_ONCE, everyMs, log })
}
