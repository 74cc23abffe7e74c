import type { ContactAnswer, ContactDraft } from '@honjeo/contract/safety/contacts'
import { CONTACTS_MAX, CONTACT_MESSAGES_PER_ADDRESS, CONTACT_MESSAGES_PER_DAY } from '@honjeo/contract/values/limits'
import type { Language } from '@honjeo/contract/values/enums'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import { type Clock, koreanMidnight, koreanDay } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/db-errors.ts'
import { areApart } from '../../records/blocks.queries.ts'
import { lockMember, lockMembers } from '../../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { plainAddress } from '../../mail/refusals.ts'
import { notifyOfContact } from '../../notifications/notify.ts'
import { enqueue } from '../alerts/enqueue.ts'
import { hurryWithout } from '../timer/contacts.queries.ts'
import {
  findEmail,
  findMemberId,
  countAskedBy,
  countAskedOfAddress,
  countAskedOfContact,
  countAskedOfMember,
  lockAddress,
  findOwnContact,
  insertContact,
  listContacts,
  type ContactRow,
  updateAnswer,
  updateLanguage,
} from './contacts.queries.ts'

type Asked = { email: string } | { memberId: number } | { browserOf: number }

/**
 * Throws TOO_MANY_CONTACT_MESSAGES_TODAY where a member has asked often enough today, or the one they ask has been
 * asked often enough by all members. Neither says which: what others ask stays private. Both members are locked
 * already.
 */
async function checkAskingLimits(tx: Db, ownerId: number, asked: Asked, now: Date): Promise<void> {
  const midnight = koreanMidnight(now).toISOString()
  const mine = await countAskedBy(tx, ownerId, midnight)
  if (mine >= CONTACT_MESSAGES_PER_DAY) throw appError('TOO_MANY_CONTACT_MESSAGES_TODAY')
  if ((await countOf(tx, asked, midnight)) >= CONTACT_MESSAGES_PER_ADDRESS)
    throw appError('TOO_MANY_CONTACT_MESSAGES_TODAY')
}

async function countOf(tx: Db, asked: Asked, since: string): Promise<number> {
  if ('memberId' in asked) return countAskedOfMember(tx, asked.memberId, since)
  if ('browserOf' in asked) return countAskedOfContact(tx, asked.browserOf, since)
  const address = plainAddress(asked.email)
  await lockAddress(tx, address)
  return countAskedOfAddress(tx, address, since)
}

interface AskingDeps {
  db: Db
  clock: Clock
  /** Whether there is a mail server, or a reader of what would be mailed. */
  canMail: boolean
}

const required = (field: 'email' | 'nickName', sentence: Sentence) =>
  appError('CONTACT_WITHOUT_ADDRESS', { fields: { [field]: sentence } })

/** Returns who is asked; throws CONTACT_WITHOUT_ADDRESS where the draft does not say. */
async function whomOf({ db, canMail }: AskingDeps, draft: ContactDraft) {
  if (draft.channel === 'EMAIL') {
    if (draft.email === undefined) throw required('email', say('EMAIL_MISSING'))
    if (!canMail) throw appError('CONTACT_MAIL_UNAVAILABLE')
    return { email: draft.email }
  }
  if (draft.nickName === undefined) throw required('nickName', say('NICKNAME_MISSING'))
  const memberId = await findMemberId(db, draft.nickName)
  if (memberId === undefined) throw appError('CONTACT_NICKNAME_NOT_FOUND')
  return { memberId }
}

/**
 * Adds a contact and asks them; returns the id. Whether an address has an account makes no difference, and does not
 * show.
 */
export async function addContact(
  deps: AskingDeps,
  ownerId: number,
  draft: ContactDraft & { language: Language },
): Promise<number> {
  const { db, clock } = deps
  const asked = await whomOf(deps, draft)
  try {
    return await db.transaction((tx) => writeContact(tx, ownerId, draft, asked, clock.now()))
  } catch (error) {
    if (isUniqueViolation(error, 'trusted_contacts_email_unique')) throw appError('ALREADY_CONTACT')
    if (isUniqueViolation(error, 'trusted_contacts_member_unique')) throw appError('ALREADY_CONTACT')
    throw error
  }
}

async function writeContact(
  tx: Db,
  ownerId: number,
  { name, language }: { name: string; language: Language },
  asked: { email: string } | { memberId: number },
  now: Date,
): Promise<number> {
  if ('memberId' in asked) {
    if (asked.memberId === ownerId) throw appError('CONTACT_IS_SELF')
    await lockMembers(tx, [ownerId, asked.memberId])
    if (await areApart(tx, ownerId, asked.memberId)) throw appError('CONTACT_NICKNAME_NOT_FOUND')
  }
  await lockMember(tx, ownerId)
  if ('email' in asked && plainAddress(asked.email) === plainAddress(await findEmail(tx, ownerId))) {
    throw appError('CONTACT_IS_SELF')
  }
  if ((await listContacts(tx, ownerId)).length >= CONTACTS_MAX) throw appError('TOO_MANY_CONTACTS')
  await checkAskingLimits(tx, ownerId, asked, now)
  const address = 'email' in asked ? { email: asked.email, memberId: null } : { email: null, memberId: asked.memberId }
  const channel = 'email' in asked ? 'EMAIL' : 'MEMBER'
  const contactId = await insertContact(tx, {
    ownerId,
    name,
    channel,
    language,
    ...address,
    createdAt: now.toISOString(),
  })
  await enqueue(tx, { contactId, kind: 'INVITATION', eventKey: keyOf(contactId, 'INVITATION', now), now })
  return contactId
}

export const keyOf = (contactId: number, kind: string, now: Date) => `contact:${contactId}:${kind}:${now.toISOString()}`

/** Asks once more, or sends a drill. Throws what keeps a member from it. */
function send(deps: AskingDeps, ownerId: number, contactId: number, kind: 'INVITATION' | 'DRILL'): Promise<void> {
  const { db, clock, canMail } = deps
  return db.transaction(async (tx) => {
    const contact = await findOwnContact(tx, ownerId, contactId)
    if (!contact) throw appError('CONTACT_NOT_FOUND')
    if (contact.channel === 'EMAIL' && !canMail) throw appError('CONTACT_MAIL_UNAVAILABLE')
    const asked = await lockBoth(tx, ownerId, contact)
    if ('memberId' in asked && (await areApart(tx, ownerId, asked.memberId))) throw appError('CONTACT_NOT_FOUND')
    // It may have been answered or taken off the list before the lock.
    const { status } = (await findOwnContact(tx, ownerId, contactId)) ?? {}
    if (status === undefined) throw appError('CONTACT_NOT_FOUND')
    // A link is passed on by the member: a new one takes its place.
    if (kind === 'INVITATION' && contact.channel === 'LINK') throw appError('CONTACT_ALREADY_ANSWERED')
    if (kind === 'INVITATION' && status !== 'PENDING') throw appError('CONTACT_ALREADY_ANSWERED')
    if (kind === 'DRILL' && status !== 'CONFIRMED') throw appError('CONTACT_NOT_AGREED')
    const now = clock.now()
    await checkAskingLimits(tx, ownerId, asked, now)
    await enqueue(tx, { contactId, kind, eventKey: keyOf(contactId, kind, now), now })
  })
}

async function lockBoth(tx: Db, ownerId: number, { contactId, channel, email, nickName }: ContactRow): Promise<Asked> {
  if (channel === 'LINK') {
    await lockMember(tx, ownerId)
    return { browserOf: contactId }
  }
  if (email !== null) {
    await lockMember(tx, ownerId)
    return { email }
  }
  const memberId = await findMemberId(tx, nickName ?? '')
  if (memberId === undefined) throw appError('CONTACT_NOT_FOUND')
  await lockMembers(tx, [ownerId, memberId])
  return { memberId }
}

/** Asks a contact again who has not answered yet; throws CONTACT_ALREADY_ANSWERED for others. */
export const askAgain = (deps: AskingDeps, ownerId: number, contactId: number) =>
  send(deps, ownerId, contactId, 'INVITATION')

/** Sends a drill to a contact who has agreed; throws CONTACT_NOT_AGREED for others. */
export const sendDrill = (deps: AskingDeps, ownerId: number, contactId: number) =>
  send(deps, ownerId, contactId, 'DRILL')

/** Returns the hour in which it is said; what is said over and over is announced no more often. */
export const hourOf = (now: Date) => now.toISOString().slice(0, 13)

/**
 * Keeps the answer of a contact who was asked, and notifies the member who asked; saying the same again changes
 * nothing. A yes is announced once in a day. A no, after which there may be no contact left, is announced each time,
 * but once in an hour.
 */
export const answer = (db: Db, contactId: number, given: ContactAnswer, now: Date): Promise<void> =>
  db.transaction((tx) => answerIn(tx, contactId, given, now))

/** Keeps an answer as `answer` does, in the caller's transaction. */
export async function answerIn(
  tx: Db,
  contactId: number,
  { agrees, language }: ContactAnswer,
  now: Date,
): Promise<void> {
  if (language !== undefined) await updateLanguage(tx, contactId, language)
  const updated = await updateAnswer(tx, contactId, agrees ? 'CONFIRMED' : 'DECLINED', now.toISOString())
  if (!updated) return
  if (!agrees) await hurryWithout(tx, { contactId, hasTakenBack: true }, now.toISOString())
  const { ownerId, name, memberId: by } = updated
  const sentence = say(agrees ? 'CONTACT_ACCEPTED' : 'CONTACT_DECLINED', { name })
  const key = agrees ? `yes:${koreanDay(now)}` : `no:${hourOf(now)}`
  await notifyOfContact(tx, { ownerId, contactId, by }, sentence, `contact:${contactId}:${key}`)
}
