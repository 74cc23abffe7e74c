import { say } from '@honjeo/contract/values/sentences'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import { isRefused } from '../../mail/is-refused.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { withinTime } from '@honjeo/resilience/within-time'
import { addressHash } from '../../mail/refusals.ts'
import { hasRefused } from '../../mail/mails.queries.ts'
import { koreanDay } from '../../lib/clock.ts'
import { notifyOfContact } from '../../notifications/notify.ts'
import type { Facts } from './facts.queries.ts'
import type { Sending } from './message-worker.ts'
import { mailOf, type MailContext } from './mail-of.ts'
import { updateReach } from './deliveries.queries.ts'

/**
 * The phone may show nothing of help that was asked for in secret; and nothing of an end, which after the second PIN no
 * contact hears of: a person who sees the phone would know by it which of the two PINs it was.
 */
export const mayShow = ({ kind, isDuress }: Facts): boolean => isDuress !== true && kind !== 'ENDED'

/**
 * The contact's mail server has refused for good; the member who named them learns it, once in a day. They learn
 * nothing of contacts who are members: their address is their own affair, and they have the app.
 */
async function markUnreachable(db: Db, facts: Facts, now: Date): Promise<void> {
  const { contactId, contactName, memberId } = facts
  if (memberId !== null || !mayShow(facts)) return
  await db.transaction(async (tx) => {
    if (!(await updateReach(tx, contactId, true))) return
    const sentence = say('CONTACT_UNREACHABLE', { name: contactName })
    await notifyOfContact(tx, facts, sentence, `contact:${contactId}:unreachable:${koreanDay(now)}`)
  })
}

interface MailSenderOptions {
  db: Db
  /** What takes the mails; null: there is no mail server, and what is written is not read. */
  mailer: Mailer | null
  /** The time for one mail, from the look-up of the server's name to its last word. */
  timeLimitMs: number
  context: () => MailContext
  log: Pick<FastifyBaseLogger, 'error'>
}

/** A mail counts as sent when the mail server has taken it, and as nothing else. */
export function createMailSender({ db, mailer, timeLimitMs, context, log }: MailSenderOptions) {
  /** What was taken is not sent again for want of a note. */
  async function noteReached(facts: Facts): Promise<void> {
    const { contactId, kind } = facts
    if (!mayShow(facts)) return
    await updateReach(db, contactId, false).catch((error: unknown) => {
      log.error({ err: error, kind }, 'a contact could not be marked as reachable')
    })
  }

  /**
   * Whether an invitation must not reach this address, because its owner refuses such mails or has blocked the inviting
   * member. Mails to contacts who have agreed are not affected.
   */
  async function isUnwelcome({ kind, isOwnerBlocked }: Facts, address: string): Promise<boolean> {
    if (kind !== 'INVITATION') return false
    return isOwnerBlocked || hasRefused(db, addressHash(context().key, address))
  }

  return async function send(facts: Facts, now: Date): Promise<Sending> {
    if (facts.address === null) return 'REFUSED'
    if (mailer === null) {
      log.error({ kind: facts.kind }, 'SMTP_URL is missing: a safety message to a contact could not be sent')
      return 'REFUSED'
    }
    // The inviting member must not notice, so this is reported as sent.
    if (await isUnwelcome(facts, facts.address)) return 'SENT'
    try {
      // A server that says each line just in time would keep a mail for minutes.
      await withinTime(timeLimitMs, mailer.send({ to: facts.address, ...mailOf(facts, context(), now) }))
    } catch (error) {
      // The error's message names the address; its codes say enough.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      const isFinal = isRefused(error)
      log.error({ code, responseCode, isFinal, kind: facts.kind }, 'a safety message was not taken by the mail server')
      if (!isFinal) return 'LATER'
      await markUnreachable(db, facts, now)
      return 'REFUSED'
    }
    await noteReached(facts)
    return 'SENT'
  }
}
