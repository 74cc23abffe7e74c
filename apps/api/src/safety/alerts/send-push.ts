import type { Db } from '../../db/client.ts'
import { endOfQuiet } from '../../notifications/push/quiet-hours.ts'
import type { SendPush } from '../../notifications/push/push-sender.ts'
import { pushToMember } from '../../notifications/push/push-to-member.ts'
import { listSubscriptions } from '../../notifications/push/subscriptions.queries.ts'
import type { Facts } from './facts.queries.ts'
import type { Sending } from './message-worker.ts'
import { findNotice } from './notice.queries.ts'

/** An alarm, and how it ends, goes out whatever a member has set: a person may be in danger. */
const isAlarm = ({ checkInId }: Facts) => checkInId !== null

/**
 * Pushes a row of the member's list to all their browsers. It counts as sent when one browser's service has taken it.
 */
export function createAppSender({ db, send }: { db: Db; send: SendPush }) {
  return async function pushOne(facts: Facts, now: Date): Promise<Sending> {
    const { memberId, eventKey, checkInId, contactId } = facts
    const notice = memberId === null ? undefined : await findNotice(db, memberId, eventKey)
    if (memberId === null || !notice) return 'NO_DEVICE'
    if (!isAlarm(facts)) {
      if (!notice.isPushWanted || facts.isMemberSuspended) return 'NO_DEVICE'
      const waitUntil = notice.quiet && endOfQuiet(notice.quiet, now)
      if (waitUntil) return { waitUntil }
    }
    const { id, type, message, resourceType, resourceId } = notice
    const tag = isAlarm(facts) ? `alert-${checkInId}` : `contact-${contactId}`
    const content = { notificationId: id, type, message, resourceType, resourceId, tag }
    const reached = await pushToMember({ db, send }, await listSubscriptions(db, memberId), content, now.toISOString())
    if (reached === 'TOLD') return 'SENT'
    return reached === 'LATER' ? 'LATER' : 'NO_DEVICE'
  }
}
