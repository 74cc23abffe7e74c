import type { Sentence } from '@honjeo/contract/values/sentences'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { publishToMember } from '../realtime/member-events.ts'
import {
  insertForMembers,
  insertNotifications,
  markChatNoticeRead,
  type NewNotification,
  type Recipient,
} from './notifications.queries.ts'

/** The longest message that the table's check allows. */
const MESSAGE_MAX = 300

/** Cuts what a sentence says in Korean to what a notification may hold; its arguments stay whole. */
function clip(sentence: Sentence): Sentence {
  const characters = Array.from(sentence.message)
  if (characters.length <= MESSAGE_MAX) return sentence
  return { ...sentence, message: `${characters.slice(0, MESSAGE_MAX - 1).join('')}…` }
}

/**
 * Notifies members of something, each once and in their own words, in the transaction of what it reports: both happen or
 * neither does. What is too long is clipped; a member who has left, or who has blocked the one it is about, is passed
 * over, and so is what was sent before under the same `eventKey`. The caller sees to it that no member is notified of
 * their own deeds. Who has the app open sees it at once.
 */
export async function notifyAll(
  tx: Db,
  members: readonly Recipient[],
  what: Omit<NewNotification, keyof Recipient>,
): Promise<void> {
  if (members.length === 0) return
  const clipped = members.map((member) => ({ ...member, sentence: clip(member.sentence) }))
  for (const { userId, inApp, ...notification } of await insertNotifications(tx, clipped, what)) {
    if (inApp) publishToMember(tx, userId, { kind: 'NOTIFICATION', notification })
  }
}

/** Does what `notifyAll` does, for one member. */
export const notify = (tx: Db, { userId, type, sentence, ...what }: NewNotification): Promise<void> =>
  notifyAll(tx, [{ userId, type, sentence }], what)

/** Notifies a member of something about a trusted contact of theirs, which `by`, the contact's member, may have done. */
export const notifyOfContact = (
  tx: Db,
  { ownerId, contactId, by = null }: { ownerId: number; contactId: number; by?: number | null },
  sentence: Sentence,
  eventKey: string,
): Promise<void> => {
  const what = { type: 'CHECKIN', resourceType: 'CONTACT', resourceId: contactId } as const
  return notify(tx, { ...what, userId: ownerId, sentence, by, eventKey })
}

/** Each statement of an announcement to all ends well within the time limit. */
const BATCH = 2000

/**
 * Notifies every member of something, in the transaction of what it reports. It is in their lists and is pushed; a
 * member who is here just then sees it with the next look at the list, for that many events would come at once. `only`,
 * a condition on `users`, leaves some out.
 */
export async function notifyEveryone(
  tx: Db,
  notification: Omit<NewNotification, 'userId' | 'by'>,
  only?: SQL,
): Promise<void> {
  const clipped = { ...notification, sentence: clip(notification.sentence) }
  let last: number | undefined = 0
  while (last !== undefined) last = await insertForMembers(tx, clipped, last, BATCH, only)
}

/** A notification of new messages is read with them, as far as the member has read the room. */
export const settleChatNotice = (db: Db, roomId: number, userId: number, now: Date): Promise<void> =>
  markChatNoticeRead(db, roomId, userId, now.toISOString())
