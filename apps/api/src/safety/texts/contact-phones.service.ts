import type { PhoneAnswer } from '@honjeo/contract/values/enums'
import { appError } from '@honjeo/contract/app-error'
import { parsePhone } from '@honjeo/contract/values/phone'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../../db/client.ts'
import { koreanDay } from '../../lib/clock.ts'
import { notifyOfContact } from '../../notifications/notify.ts'
import { lockMember } from '../../records/lock-member.ts'
import { enqueue } from '../alerts/enqueue.ts'
import { findOwnContact } from '../contacts/contacts.queries.ts'
import {
  type AskedPhoneRow,
  deletePhone,
  erasePhones,
  failQueuedTexts,
  findAskedPhone,
  findPhone,
  hasRefusedTexts,
  insertPhone,
  lockNumber,
  markProven,
  saveTextRefusal,
} from './contact-phones.queries.ts'
import { hashOfNumber, type PhoneKeys, sealNumber } from './phone-numbers.ts'
import type { Texts } from './send-text.ts'
import { countPhoneAsk } from './text-budgets.queries.ts'

interface PhoneDeps {
  db: Db
  texts: Texts | null
  phoneKeys: PhoneKeys
}

/**
 * Keeps the number of a contact who has agreed by another way, and asks its owner by a text: no other text goes there
 * before they say yes by its link. A number that is proven already is not asked again.
 */
export async function askPhone(
  { db, texts, phoneKeys }: PhoneDeps,
  ownerId: number,
  { contactId, number: typed }: { contactId: number; number: string },
  now: Date,
): Promise<void> {
  if (!(await findOwnContact(db, ownerId, contactId))) throw appError('CONTACT_NOT_FOUND')
  if (texts === null) throw appError('TEXTS_UNAVAILABLE')
  const { countries, wonPerDay: cap } = texts
  const number = parsePhone(typed, countries)
  if (number === null) throw appError('PHONE_NOT_ACCEPTED')
  const numberHash = hashOfNumber(phoneKeys, number)
  const at = now.toISOString()
  await db.transaction(async (tx) => {
    await lockMember(tx, ownerId)
    const contact = await findOwnContact(tx, ownerId, contactId)
    if (!contact) throw appError('CONTACT_NOT_FOUND')
    if (contact.status !== 'CONFIRMED') throw appError('CONTACT_NOT_AGREED')
    await lockNumber(tx, numberHash)
    const known = await findPhone(tx, contactId)
    if (known?.isProven === true && known.numberHash === numberHash) return
    if (await hasRefusedTexts(tx, numberHash)) throw appError('PHONE_REFUSED')
    if (!(await countPhoneAsk(tx, { ownerId, numberHash, day: koreanDay(now), cap }))) {
      throw appError('TOO_MANY_TEXTS_TODAY')
    }
    await deletePhone(tx, contactId)
    await failQueuedTexts(tx, [contactId])
    const sealed = sealNumber(phoneKeys, contactId, number)
    const phoneId = await insertPhone(tx, { contactId, numberHash, sealed, createdAt: at })
    await enqueue(tx, { contactId, kind: 'PHONE', eventKey: `contact-phone:${phoneId}:asked`, now })
  })
}

/** Erases the number of a contact at once. */
export const removePhone = (db: Db, ownerId: number, contactId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, ownerId)
    if (!(await findOwnContact(tx, ownerId, contactId))) throw appError('CONTACT_NOT_FOUND')
    await deletePhone(tx, contactId)
    await failQueuedTexts(tx, [contactId])
  })

/** Throws CONTACT_LINK_NOT_FOUND for a number that was replaced or taken away, whatever the reason. */
export async function openPhone(db: Db, phoneId: number, now: Date): Promise<AskedPhoneRow> {
  const row = await findAskedPhone(db, phoneId, now.toISOString())
  if (!row || (row.isOwnerSuspended && !row.isProven && !row.isRefused)) throw appError('CONTACT_LINK_NOT_FOUND')
  return row
}

/**
 * Keeps what the owner of a number says by the link that only a text to it held. A no erases the number here; NEVER
 * erases it everywhere, and keeps its keyed hash so that no member can have it asked. A yes after that takes it back.
 */
export const answerPhone = (db: Db, phoneId: number, answer: PhoneAnswer, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockNumber(tx, (await openPhone(tx, phoneId, now)).numberHash)
    const { ownerId, contactId, contactName: name, numberHash, status } = await openPhone(tx, phoneId, now)
    const at = now.toISOString()
    if (answer === 'YES') {
      await saveTextRefusal(tx, numberHash, false, at)
      if (status !== 'CONFIRMED' || !(await markProven(tx, phoneId, at))) return
      await notifyOfContact(tx, { ownerId, contactId }, say('PHONE_AGREED', { name }), `contact-phone:${phoneId}:yes`)
      return
    }
    if (answer === 'NEVER') await saveTextRefusal(tx, numberHash, true, at)
    const erased = await erasePhones(tx, answer === 'NEVER' ? { numberHash } : { id: phoneId }, at)
    await failQueuedTexts(
      tx,
      erased.map((each) => each.contactId),
    )
    for (const each of erased) {
      const key = `contact-phone:${each.contactId}:no:${koreanDay(now)}`
      await notifyOfContact(tx, each, say('PHONE_TURNED_DOWN', { name: each.name }), key)
    }
  })
