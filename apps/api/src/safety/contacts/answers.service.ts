import { say } from '@honjeo/contract/values/sentences'
import { hurryWithout } from '../timer/contacts.queries.ts'
import { koreanDay } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { notify } from '../../notifications/notify.ts'
import { updateAnswer } from './contacts.queries.ts'

/** In the hour it is said; what is said over and over is announced no more often. */
const hourOf = (now: Date) => now.toISOString().slice(0, 13)

/**
 * Keeps the answer of a contact who was asked, and notifies the member who asked; saying the same again changes
 * nothing. A yes is announced once in a day. A no, after which there may be no contact left, is announced each time,
 * but once in an hour.
 */
export const answer = (db: Db, contactId: number, agrees: boolean, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const told = await updateAnswer(tx, contactId, agrees ? 'CONFIRMED' : 'DECLINED', now.toISOString())
    if (!told) return
    if (!agrees) await hurryWithout(tx, { contactId, hasTakenBack: true }, now.toISOString())
    await notify(tx, {
      userId: told.ownerId,
      type: 'CHECKIN',
      sentence: say(agrees ? 'CONTACT_ACCEPTED' : 'CONTACT_DECLINED', { name: told.name }),
      resourceType: 'CONTACT',
      resourceId: contactId,
      by: told.memberId,
      eventKey: `contact:${contactId}:${agrees ? `yes:${koreanDay(now)}` : `no:${hourOf(now)}`}`,
    })
  })
