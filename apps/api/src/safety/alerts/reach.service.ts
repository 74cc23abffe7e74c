import { say } from '@honjeo/contract/values/sentences'
import { koreanDay } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { notify } from '../../notifications/notify.ts'
import type { Facts } from './facts.queries.ts'
import { updateReach } from './reach.queries.ts'

/**
 * The phone may show nothing of help that was asked for in secret; and nothing of an end, which after the second PIN no
 * contact hears of: whoever sees the phone would know by it which of the two PINs it was.
 */
export const mayShow = ({ kind, isDuress }: Facts): boolean => isDuress !== true && kind !== 'ENDED'

/**
 * The contact's mail server has refused for good; the member who named them learns it, once in a day. They learn
 * nothing of contacts who are members: their address is their own affair, and they have the app.
 */
export async function markUnreachable(db: Db, facts: Facts, now: Date): Promise<void> {
  const { contactId, contactName, ownerId, memberId } = facts
  if (memberId !== null || !mayShow(facts)) return
  await db.transaction(async (tx) => {
    if (!(await updateReach(tx, contactId, true))) return
    await notify(tx, {
      userId: ownerId,
      type: 'CHECKIN',
      sentence: say('CONTACT_UNREACHABLE', { name: contactName }),
      resourceType: 'CONTACT',
      resourceId: contactId,
      eventKey: `contact:${contactId}:unreachable:${koreanDay(now)}`,
    })
  })
}

/** A mail server has taken a mail for them. */
export async function markReachable(db: Db, contactId: number): Promise<void> {
  await updateReach(db, contactId, false)
}
