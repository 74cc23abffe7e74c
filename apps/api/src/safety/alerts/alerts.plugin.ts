import type { KeyObject } from 'node:crypto'
import { ladderPush } from '@honjeo/ladder-texts/push'
import type { FastifyPluginAsync } from 'fastify'
import { originInMails, type Mailer } from '../../mail/mailer.ts'
import { type SendPush, pushToMember } from '../../notifications/push/push-sender.ts'
import { startMessageWorker, type Sending } from './message-worker.ts'
import { createBrowserSender } from './send-to-browser.ts'
import { createMailSender } from './send-mail.ts'
import type { ServerPace } from '../../config/pace.ts'
import type { Db } from '../../db/client.ts'
import { endOfQuiet } from '../../notifications/push/quiet-hours.ts'
import { createTextSender, type Texts } from '../texts/send-text.ts'
import { startTextReceipts } from '../texts/text-receipts.ts'
import type { PhoneKeys } from '../texts/phone-numbers.ts'
import { listSubscriptions } from '../../notifications/push/push.queries.ts'
import { type Facts, findNotice } from './facts.queries.ts'

/** An alarm, and how it ends, goes out whatever a member has set: a person may be in danger. */
const isAlarm = ({ checkInId }: Facts) => checkInId !== null

/**
 * Pushes a row of the member's list to all their browsers. It counts as sent when one browser's service has taken it.
 */
function createAppSender({ db, send }: { db: Db; send: SendPush }) {
  return async function pushOne(facts: Facts, now: Date): Promise<Sending> {
    const { memberId, eventKey, checkInId, contactId } = facts
    const notice = memberId === null ? undefined : await findNotice(db, memberId, eventKey)
    if (memberId === null || !notice) return 'NO_DEVICE'
    if (!isAlarm(facts)) {
      if (!notice.isPushWanted || facts.isMemberSuspended) return 'NO_DEVICE'
      const waitUntil = notice.quiet && endOfQuiet(notice.quiet, now)
      if (waitUntil) return { waitUntil }
    }
    const { id, type, resourceType, resourceId } = notice
    const message = ladderPush(facts.language, facts)
    const tag = isAlarm(facts) ? `alert-${checkInId}` : `contact-${contactId}`
    const content = { notificationId: id, type, message, resourceType, resourceId, tag }
    const reached = await pushToMember({ db, send }, await listSubscriptions(db, memberId), content, now.toISOString())
    if (reached === 'REACHED') return 'SENT'
    return reached === 'LATER' ? 'LATER' : 'NO_DEVICE'
  }
}

export interface SafetyMessagesOptions {
  /** What links are proven by. */
  key: KeyObject
  mailer: Mailer | null
  sendPush: SendPush
  publicUrl: string | null
  texts: Texts | null
  phoneKeys: PhoneKeys
  pace: ServerPace['safetyMessages']
}

/** Sends the messages to trusted contacts. */
export const safetyMessagesPlugin: FastifyPluginAsync<SafetyMessagesOptions> = async (
  app,
  { key, mailer, sendPush, publicUrl, texts, phoneKeys, pace: { everyMs, mailTimeLimitMs } },
) => {
  const { db, clock, log } = app
  const context = () => ({ origin: originInMails(publicUrl, app.server), key })
  const mail = createMailSender({ db, mailer, timeLimitMs: mailTimeLimitMs, context, log })
  const push = createAppSender({ db, send: sendPush })
  const worker = { db, clock, everyMs, log }
  const workers = [
    startMessageWorker({ ...worker, way: 'EMAIL', send: mail }),
    startMessageWorker({ ...worker, way: 'APP', send: push }),
    startMessageWorker({ ...worker, way: 'PUSH', send: createBrowserSender({ db, send: sendPush, key }) }),
    startMessageWorker({ ...worker, way: 'TEXT', send: createTextSender({ db, texts, phoneKeys, context, log }) }),
    ...(texts === null ? [] : [startTextReceipts({ ...worker, texts })]),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((each) => each.stop()))
  })
}
