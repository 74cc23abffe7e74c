import type { KeyObject } from 'node:crypto'
import { TEXT_WON } from '@honjeo/contract/values/phone'
import type { TextFailureReason } from '@honjeo/contract/values/enums'
import { ladderText } from '@honjeo/ladder-texts/text'
import { formOf, type OutgoingText, TextFailure, type TextGateway } from '@honjeo/text-gateways/gateway'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import { koreanDay } from '../../lib/clock.ts'
import type { Facts } from '../alerts/facts.queries.ts'
import { linkToken, shownIn } from '../alerts/links.ts'
import type { Sending } from '../alerts/message-worker.ts'
import { findPhone, hasRefusedTexts } from './contact-phones.queries.ts'
import { openNumber, type PhoneKeys } from './phone-numbers.ts'
import { payForText } from './text-budgets.queries.ts'
import { findSending, insertSending, keepHandle, markCalled, markTaken } from './text-sendings.queries.ts'

/** The gateway by which texts go out, with its limits. */
export interface Texts {
  gateway: TextGateway
  /** The codes of the countries whose numbers are written to. */
  countries: readonly string[]
  /** What a member's texts may cost in a day. */
  wonPerDay: number
}

/** A phone says in some seconds that it got a text. */
const FIRST_POLL_MS = 3000

interface TextSenderOptions {
  db: Db
  /** What sends texts; null: the operator has connected no gateway. */
  texts: Texts | null
  phoneKeys: PhoneKeys
  context: () => { origin: string; key: KeyObject }
  log: Pick<FastifyBaseLogger, 'error'>
}

const KOREA = '+82'
const wonOf = ({ to, text }: OutgoingText) => (to.startsWith(KOREA) ? TEXT_WON[formOf(text)] : TEXT_WON.ABROAD)

/** Keeps the payment and the note that it is to be sent together: neither is there alone. */
class NotPaid extends Error {
  readonly reason: TextFailureReason
  constructor(reason: TextFailureReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Sends messages as texts, each once: what is known of it is written before the gateway is called, and after a silence
 * or a crash the gateway is asked before it is called again. It counts as sent when the gateway has taken it, and as
 * delivered when the gateway has the phone's receipt. Quiet hours are never asked for: these are alarms, and what a
 * contact has asked to hear.
 */
export function createTextSender({ db, texts, phoneKeys, context, log }: TextSenderOptions) {
  function textOf(facts: Facts, to: string, phoneId: number, reference: string): OutgoingText {
    const { origin, key } = context()
    const isAboutNumber = facts.kind === 'PHONE' || facts.kind === 'DRILL' || facts.alertId === null
    const path = isAboutNumber
      ? `/phone/${linkToken(key, 'PHONE', phoneId)}`
      : `/alert/${linkToken(key, 'ALERT', facts.alertId ?? 0)}`
    // The reference is found again in the text by a gateway that knows no keys of its clients; no server sees it.
    // Who is asked has chosen nothing yet: their browser knows better what they read.
    const link = `${origin}${shownIn(path, facts.kind === 'PHONE' ? null : facts.language)}#${reference}`
    return { to, ...ladderText(facts.language, facts, link) }
  }

  /** Returns undefined where it may be sent: it is paid for, now or at an earlier try. */
  async function pay(facts: Facts, text: OutgoingText, numberHash: string, { wonPerDay }: Texts, now: Date) {
    const { id, kind, ownerId } = facts
    const payment = { ownerId, numberHash, day: koreanDay(now), kind, won: wonOf(text), cap: wonPerDay }
    try {
      await db.transaction(async (tx) => {
        if (!(await insertSending(tx, id, now.toISOString()))) return
        const paid = await payForText(tx, payment)
        if (paid !== 'PAID') throw new NotPaid(paid)
      })
      return undefined
    } catch (error) {
      if (error instanceof NotPaid) return error.reason
      throw error
    }
  }

  async function sendOnce(
    facts: Facts,
    { gateway }: Texts,
    textWith: (reference: string) => OutgoingText,
    now: Date,
  ): Promise<Sending> {
    const messageId = facts.id
    const known = await findSending(db, messageId)
    if (known?.takenAs != null) return 'SENT'
    const earlier = known?.calledAt == null ? null : new Date(known.calledAt)
    // What was cut off may not be in the gateway's list yet.
    if (earlier !== null && now.getTime() - earlier.getTime() < gateway.settlesWithinMs) {
      return { waitUntil: addMilliseconds(earlier, gateway.settlesWithinMs) }
    }
    const handle = known?.handle ?? (await keepHandle(db, messageId, await gateway.open()))
    await markCalled(db, messageId, now.toISOString())
    const takenAs = await gateway.send({ handle, calledAt: earlier }, textWith(handle))
    const pollAt = addMilliseconds(now, FIRST_POLL_MS).toISOString()
    await markTaken(db, { messageId, takenAs, now: now.toISOString(), pollAt })
    return 'SENT'
  }

  return async function send(facts: Facts, now: Date): Promise<Sending> {
    const { contactId, kind } = facts
    if (texts === null) {
      log.error({ kind }, 'SMS_GATEWAY is missing: a text to a contact could not be sent')
      return 'REFUSED'
    }
    const phone = await findPhone(db, contactId)
    const to = phone ? openNumber(phoneKeys, phone) : null
    if (!phone || to === null || (kind !== 'PHONE' && !phone.isProven)) return 'REFUSED'
    if (await hasRefusedTexts(db, phone.numberHash)) return { failed: 'REFUSED' }
    const textWith = (reference: string) => textOf(facts, to, phone.id, reference)
    const unpaid = await pay(facts, textWith('0'.repeat(16)), phone.numberHash, texts, now)
    if (unpaid !== undefined) return { failed: unpaid }
    try {
      return await sendOnce(facts, texts, textWith, now)
    } catch (error) {
      if (!(error instanceof TextFailure)) throw error
      log.error({ failure: error.message, isFinal: !error.isOutage, kind }, 'a text was not taken by the gateway')
      return error.isOutage ? 'LATER' : { failed: 'NOT_TAKEN' }
    }
  }
}
