import type { PushSubscriptionDraft } from '@honjeo/contract/push'
import type { ContactLinkDraft } from '@honjeo/contract/safety/contact-browsers'
import type { ContactAnswer } from '@honjeo/contract/safety/contacts'
import type { ContactLinkState, Language } from '@honjeo/contract/values/enums'
import {
  CONTACT_LINK_HOURS,
  CONTACT_LINKS_PER_DAY,
  CONTACT_MESSAGES_PER_ADDRESS,
  CONTACTS_MAX,
  CONTACTS_PER_BROWSER,
} from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { addHours } from 'date-fns/addHours'
import type { Db } from '../../db/client.ts'
import { koreanMidnight } from '../../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'
import { notifyOfContact } from '../../notifications/notify.ts'
import { lockMember } from '../../records/lock-member.ts'
import { enqueue } from '../alerts/enqueue.ts'
import { updateReach } from '../alerts/deliveries.queries.ts'
import {
  countContactsOf,
  countLinksSince,
  findBrowser,
  findSubscription,
  insertBrowser,
  lockBrowser,
  NO_PUSH,
  subscriptionOf,
  updateBrowser,
  type BrowserRow,
} from './contact-browsers.queries.ts'
import { countAskedOfContact, findOwnContact, insertContact, listContacts, removeContact } from './contacts.queries.ts'
import { answerIn, hourOf, keyOf } from './contacts.service.ts'

const DEVICE_MAX = 200

/** A browser that came with a link; `hash` is null where it has no cookie of ours. */
export interface CallingBrowser {
  hash: string | null
  device: string
}

export const deviceOf = (userAgent: string | undefined) => (userAgent ?? '').slice(0, DEVICE_MAX)

/**
 * Adds a contact who is asked by a link, which the member passes on; the server writes to no one. Returns the contact's
 * id. A member who makes links over and over is stopped for the day.
 */
export async function createLink(
  tx: Db,
  ownerId: number,
  { name, language, replacedId }: ContactLinkDraft & { language: Language },
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  await lockMember(tx, ownerId)
  if (replacedId !== undefined) await retire(tx, ownerId, replacedId, at)
  if ((await listContacts(tx, ownerId)).length >= CONTACTS_MAX) throw appError('TOO_MANY_CONTACTS')
  if ((await countLinksSince(tx, ownerId, koreanMidnight(now).toISOString())) >= CONTACT_LINKS_PER_DAY) {
    throw appError('TOO_MANY_CONTACT_LINKS_TODAY')
  }
  const contactId = await insertContact(tx, { ownerId, name, channel: 'LINK', language, createdAt: at })
  const expiresAt = addHours(now, CONTACT_LINK_HOURS).toISOString()
  await insertBrowser(tx, { contactId, createdAt: at, expiresAt })
  return contactId
}

/** Takes a contact whose link is not answered off the list; throws CONTACT_ALREADY_ANSWERED for others. */
async function retire(tx: Db, ownerId: number, contactId: number, at: string): Promise<void> {
  const contact = await findOwnContact(tx, ownerId, contactId)
  if (!contact) throw appError('CONTACT_NOT_FOUND')
  const browser = await lockBrowser(tx, contactId, at)
  if (browser?.browserHash !== null) throw appError('CONTACT_ALREADY_ANSWERED')
  await removeContact(tx, ownerId, contactId, at)
}

export function stateOf(row: BrowserRow, { hash }: Pick<CallingBrowser, 'hash'>): ContactLinkState {
  if (row.browserHash === null) return 'OPEN'
  if (hash !== null && row.browserHash === hash) return 'MINE'
  if (hash !== null && row.askingHash === hash) return 'ASKING'
  return row.isClosed ? 'CLOSED' : 'TAKEN'
}

/**
 * The contact's row as far as this browser may know of it. Throws CONTACT_LINK_NOT_FOUND alike where it was taken back
 * or the link has run out, which it does not for the browser that has answered.
 */
function check(row: BrowserRow | undefined, caller: CallingBrowser, now: Date): BrowserRow {
  if (!row) throw appError('CONTACT_LINK_NOT_FOUND')
  const state = stateOf(row, caller)
  if (state === 'MINE') return row
  if (Date.parse(row.expiresAt) <= now.getTime()) throw appError('CONTACT_LINK_NOT_FOUND')
  if (state === 'OPEN' && row.isOwnerSuspended) throw appError('CONTACT_LINK_NOT_FOUND')
  return row
}

export const openLink = async (db: Db, contactId: number, caller: CallingBrowser, now: Date): Promise<BrowserRow> =>
  check(await findBrowser(db, contactId, now.toISOString()), caller, now)

/** Opens a link with the row locked. */
const lockLink = async (tx: Db, contactId: number, caller: CallingBrowser, now: Date): Promise<BrowserRow> =>
  check(await lockBrowser(tx, contactId, now.toISOString()), caller, now)

/**
 * Keeps a yes or no. The first browser to answer is the contact from then on; CONTACT_LINK_TAKEN for another one. Who
 * says no is pushed nothing any more.
 */
export function answerLink(
  db: Db,
  contactId: number,
  { hash, device }: { hash: string; device: string },
  given: ContactAnswer,
  now: Date,
): Promise<void> {
  const { agrees } = given
  return db.transaction(async (tx) => {
    const row = await lockLink(tx, contactId, { hash, device }, now)
    const state = stateOf(row, { hash })
    if (state !== 'OPEN' && state !== 'MINE') throw appError('CONTACT_LINK_TAKEN')
    if (state === 'OPEN') {
      if (agrees && (await countContactsOf(tx, hash)) >= CONTACTS_PER_BROWSER) {
        throw appError('TOO_MANY_CONTACTS_OF_BROWSER')
      }
      await updateBrowser(tx, contactId, { browserHash: hash, device })
    }
    if (!agrees) await updateBrowser(tx, contactId, NO_PUSH)
    await answerIn(tx, contactId, given, now)
  })
}

/** Asks the member to let this browser take the place of the one that has answered; one asks at a time. */
export function askToMove(
  db: Db,
  contactId: number,
  { hash, device }: { hash: string; device: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockLink(tx, contactId, { hash, device }, now)
    const state = stateOf(row, { hash })
    if (state === 'ASKING') return
    if (state !== 'TAKEN' || row.askingHash !== null) throw appError('CONTACT_LINK_TAKEN')
    await updateBrowser(tx, contactId, { askingHash: hash, askingDevice: device, askedAt: now.toISOString() })
    const sentence = say('CONTACT_BROWSER_ASKS', { name: row.contactName })
    const asking = { ownerId: row.ownerId, contactId }
    await notifyOfContact(tx, asking, sentence, `contact:${contactId}:asks:${hourOf(now)}`)
  })
}

/** The member's word on a browser that asks. After a no the link asks no more; where none asks nothing changes. */
export function decideMove(db: Db, ownerId: number, contactId: number, agrees: boolean, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await findOwnContact(tx, ownerId, contactId))) throw appError('CONTACT_NOT_FOUND')
    const row = await lockBrowser(tx, contactId, now.toISOString())
    if (!row || row.askingHash === null) return
    const none = { askingHash: null, askingDevice: null, askedAt: null }
    if (!agrees) return updateBrowser(tx, contactId, { ...none, isClosed: true })
    await updateBrowser(tx, contactId, { browserHash: row.askingHash, device: row.askingDevice, ...none, ...NO_PUSH })
    await answerIn(tx, contactId, { agrees: true }, now)
  })
}

/**
 * Keeps the subscription of the browser that has agreed, and sends a test alarm to it. One that is known already and
 * was heard by stays as it is.
 */
export function subscribeBrowser(
  db: Db,
  contactId: number,
  caller: CallingBrowser,
  draft: PushSubscriptionDraft,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockLink(tx, contactId, caller, now)
    if (stateOf(row, caller) !== 'MINE') throw appError('CONTACT_LINK_TAKEN')
    if (row.status !== 'CONFIRMED') throw appError('CONTACT_NOT_AGREED')
    const known = await findSubscription(tx, contactId)
    const isSame = known?.endpoint === draft.endpoint && known.p256dh === draft.keys.p256dh
    if (isSame && row.push === 'PROVEN') return
    if ((await countAskedOfContact(tx, contactId, koreanMidnight(now).toISOString())) >= CONTACT_MESSAGES_PER_ADDRESS) {
      throw appError('TOO_MANY_CONTACT_MESSAGES_TODAY')
    }
    await updateBrowser(tx, contactId, subscriptionOf(draft, now.toISOString()))
    await updateReach(tx, contactId, false)
    await enqueue(tx, { contactId, kind: 'DRILL', eventKey: keyOf(contactId, 'DRILL', now), now })
  })
}
