import type { TimerStage, SafetyMessageKind } from '@honjeo/contract/values/enums'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Db } from '../../db/client.ts'
import { notify } from '../../notifications/notify.ts'
import { findFacts, type Facts } from './facts.queries.ts'
import { insertMessages } from './messages.queries.ts'

interface ContactMessage {
  contactId: number
  kind: SafetyMessageKind
  /** What happened, so that it is sent once however often it is noticed: `checkin:7:OVERDUE_1:3`. */
  eventKey: string
  checkInId?: number
  shareId?: number
  /** The stage of an ALERT. */
  stage?: TimerStage
  /** The time at which there was something to say, if that was before `now`: what goes out minutes later says so. */
  wantedAt?: Date
  now: Date
}

/**
 * Writes a message to a contact, in the transaction of what it reports; the worker sends it. It goes by mail, and to a
 * member in their list and by push as well. A contact who said no, or has the message under the same key already, gets
 * none.
 */
export async function enqueue(tx: Db, draft: ContactMessage): Promise<void> {
  const { contactId, kind, eventKey, checkInId = null, shareId = null, stage = null, wantedAt, now } = draft
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

/**
 * What a member reads who is a contact, in the list of notifications and by push. Sentences begin with the nickname, so that it
 * can be taken out when its member leaves.
 */
export function noticeOf(facts: Facts): Sentence {
  const { kind, nickname } = facts
  switch (kind) {
    case 'INVITATION':
    case 'PHONE':
      return say('GUARD_INVITED', { nickname })
    case 'DRILL':
      return say('GUARD_DRILL', { nickname })
    case 'SHARE':
      return say('GUARD_SHARE', { nickname })
    case 'ALERT':
      return alertNotice(facts)
    case 'ACKNOWLEDGED':
      return say('GUARD_ACKNOWLEDGED', { nickname })
    case 'ENDED':
      return endedNotice(facts)
  }
}

function alertNotice(facts: Facts): Sentence {
  const { nickname, isDuress, stage } = facts
  if (isDuress === true) {
    return say('GUARD_DURESS', { nickname })
  }
  if (stage === 'EXHAUSTED' && facts.acknowledgedBy !== null) {
    return say('GUARD_STILL_OPEN', { nickname })
  }
  if (stage === 'EXHAUSTED') {
    return say('GUARD_UNANSWERED', { nickname })
  }
  if (facts.isCall) {
    return say('GUARD_CALL', { nickname })
  }
  return say('GUARD_OVERDUE', { nickname })
}

function endedNotice({ nickname, ending }: Facts): Sentence {
  if (ending === 'SAFE') return say('GUARD_SAFE', { nickname })
  if (ending === 'CANCELLED') return say('GUARD_CANCELLED', { nickname })
  if (ending === 'CONTACT_OK') return say('GUARD_REACHED', { nickname })
  return say('GUARD_CLOSED', { nickname })
}
