import type { TimerStage, SafetyMessageKind } from '@honjeo/contract/values/enums'
import type { Db } from '../../db/client.ts'
import { notify } from '../../notifications/notify.ts'
import { findFacts } from './facts.queries.ts'
import { insertMessages } from './messages.queries.ts'
import { noticeOf } from './texts/notice-of.ts'

export interface Telling {
  contactId: number
  kind: SafetyMessageKind
  /** What happened, so that it is sent once however often it is noticed: `checkin:7:OVERDUE_1:3`. */
  eventKey: string
  checkInId?: number
  shareId?: number
  /** The stage of an ALERT. */
  stage?: TimerStage
  /** When there was something to say, if that was before `now`: what goes out minutes later says so. */
  wantedAt?: Date
  now: Date
}

/**
 * Writes a message to a contact, in the transaction of what it reports; the worker sends it. It goes by mail, and to a
 * member in their list and by push as well. A contact who said no, or has the message under the same key already, gets
 * none.
 */
export async function enqueue(tx: Db, telling: Telling): Promise<void> {
  const { contactId, kind, eventKey, checkInId = null, shareId = null, stage = null, wantedAt, now } = telling
  const at = now.toISOString()
  const message = { contactId, kind, checkInId, shareId, stage, eventKey, now: at }
  const written = await insertMessages(tx, { ...message, wantedAt: (wantedAt ?? now).toISOString() })
  const inApp = written.find(({ channel }) => channel === 'APP')
  if (!inApp) return
  const facts = await findFacts(tx, inApp.id, at)
  if (!facts || facts.memberId === null) return
  const isOfTimer = checkInId !== null
  await notify(tx, {
    userId: facts.memberId,
    type: 'CHECKIN',
    sentence: noticeOf(facts),
    resourceType: isOfTimer ? 'ALERT' : 'CONTACT',
    resourceId: isOfTimer ? checkInId : contactId,
    eventKey: facts.eventKey,
    // The worker does, which knows whether it went.
    isPushed: false,
  })
}
