import type { KeyObject } from 'node:crypto'
import type { PushMessage } from '@honjeo/contract/push'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../../db/client.ts'
import { koreanDay } from '../../lib/clock.ts'
import { notifyOfContact } from '../../notifications/notify.ts'
import type { SendPush } from '../../notifications/push/push-sender.ts'
import { findSubscription, forgetSubscription } from '../contacts/contact-browsers.queries.ts'
import type { Facts } from './facts.queries.ts'
import { linkToken, shownIn } from './links.ts'
import type { Sending } from './message-worker.ts'
import { updateReach } from './deliveries.queries.ts'
import { ladderPush } from '@honjeo/ladder-texts/push'
import { mayShow } from './send-mail.ts'

/** The page that a tap opens; what is pushed is encrypted for the browser, so that it may hold the link's token. */
function pathOf({ kind, contactId, alertId, viewerId }: Facts, key: KeyObject): string {
  if (kind === 'DRILL') return `/alert/${linkToken(key, 'DRILL', contactId)}`
  if (kind === 'SHARE') return viewerId === null ? '/' : `/where/${linkToken(key, 'WHERE', viewerId)}`
  return alertId === null ? '/' : `/alert/${linkToken(key, 'ALERT', alertId)}`
}

function messageOf(facts: Facts, key: KeyObject): PushMessage {
  const { checkInId, contactId } = facts
  return {
    notificationId: null,
    type: 'CHECKIN',
    message: ladderPush(facts.language, facts),
    resourceType: 'NONE',
    resourceId: null,
    tag: checkInId === null ? `contact-${contactId}` : `alert-${checkInId}`,
    path: shownIn(pathOf(facts, key), facts.language),
  }
}

interface BrowserSenderOptions {
  db: Db
  send: SendPush
  key: KeyObject
}

/**
 * Pushes to the browser of a contact who has no account. It counts as sent when the browser's service has taken it.
 * Where the service does not know the browser any more, the member learns once a day that this contact is not reached.
 */
export function createBrowserSender({ db, send, key }: BrowserSenderOptions) {
  async function lose(facts: Facts, endpoint: string, now: Date): Promise<void> {
    const { contactId, contactName } = facts
    await db.transaction(async (tx) => {
      if (!(await forgetSubscription(tx, contactId, endpoint))) return
      if (!mayShow(facts)) return
      await updateReach(tx, contactId, true)
      const sentence = say('CONTACT_PUSH_GONE', { name: contactName })
      await notifyOfContact(tx, facts, sentence, `contact:${contactId}:gone:${koreanDay(now)}`)
    })
  }

  return async function pushOne(facts: Facts, now: Date): Promise<Sending> {
    const subscription = await findSubscription(db, facts.contactId)
    if (!subscription) return 'NO_DEVICE'
    const outcome = await send(subscription, messageOf(facts, key))
    if (outcome === 'SENT') return 'SENT'
    if (outcome === 'FAILED') return 'LATER'
    await lose(facts, subscription.endpoint, now)
    return 'NO_DEVICE'
  }
}
