import type { TimerStage } from '@honjeo/contract/values/enums'
import type { Db } from '../../db/client.ts'
import { enqueue } from '../alerts/enqueue.ts'
import { type LadderContact, alertKey } from './contacts.queries.ts'

interface Timer {
  id: number
  isDuress: boolean
}

interface Alert {
  stage: TimerStage
  /** The time at which it was to be sent: later, the message says that it is late. */
  wantedAt: string
  now: Date
  /** The member called for help with the siren. */
  isSos?: boolean
}

/**
 * Alerts contacts that the traveller is overdue (after the timer itself says so: the message is made of it); each once
 * for one stage at one time.
 */
export async function alertContacts(
  tx: Db,
  { id, isDuress }: Timer,
  contacts: readonly LadderContact[],
  { stage, wantedAt, now, isSos = false }: Alert,
): Promise<void> {
  // What its member is not shown of a timer is sent under keys of their own; see `isShownAlert`.
  const key = alertKey(id, isDuress ? 'urgent' : isSos ? 'sos' : 'alert')
  for (const { contactId } of contacts) {
    const eventKey = `${key}${stage}:${wantedAt}:${contactId}`
    await enqueue(tx, { contactId, kind: 'ALERT', eventKey, checkInId: id, stage, wantedAt: new Date(wantedAt), now })
  }
}

/** Informs those contacts who know of the alert that one has answered, but for the one who did. */
export async function notifyContactsOfAnswer(
  tx: Db,
  { id }: Timer,
  contacts: readonly LadderContact[],
  { by, now }: { by: number; now: Date },
): Promise<void> {
  for (const { contactId, isAlerted, isAlertable } of contacts) {
    if (!isAlerted || !isAlertable || contactId === by) continue
    const eventKey = `checkin:${id}:answer:${now.toISOString()}:${contactId}`
    await enqueue(tx, { contactId, kind: 'ACKNOWLEDGED', eventKey, checkInId: id, now })
  }
}

/**
 * Leaves no contact who was alarmed without a word: also one who was taken off the list meanwhile hears that it is
 * over.
 */
export async function notifyContactsOfEnd(
  tx: Db,
  { id }: Timer,
  contacts: readonly LadderContact[],
  { by, now }: { by?: number; now: Date },
): Promise<void> {
  for (const { contactId, isAlerted, isWilling } of contacts) {
    if (!isAlerted || !isWilling || contactId === by) continue
    await enqueue(tx, { contactId, kind: 'ENDED', eventKey: `checkin:${id}:ended:${contactId}`, checkInId: id, now })
  }
}
