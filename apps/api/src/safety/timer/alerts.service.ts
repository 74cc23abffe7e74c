import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { ALERT_SHOWN_HOURS, TIMER_ACKNOWLEDGED } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { addHours } from 'date-fns/addHours'
import type { Db } from '../../db/client.ts'
import { notifyOfContact } from '../../notifications/notify.ts'
import { markHeard } from '../contacts/contact-browsers.queries.ts'
import type { Alert, Drill } from './alerts.queries.ts'
import { endTimer, lockTimer, updateTimer } from './timers.queries.ts'
import { listLadder } from './contacts.queries.ts'
import { fixOf } from './positions.queries.ts'
import { isAlert, minutesAfter } from './stages.ts'
import { notifyContactsOfAnswer, notifyContactsOfEnd } from './alert-contacts.ts'
import { notifyTravellerOfAnswer, notifyTravellerOfReached } from './notify-traveller.ts'

/**
 * A contact says that they look after it: the first one counts, and the ladder waits for what comes of it. Another may
 * once that time is over. After the end it changes nothing.
 */
export const acknowledge = (db: Db, { checkInId, contactId, contactName }: Alert, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const timer = await lockTimer(tx, checkInId)
    if (!timer || !isAlert(timer.stage)) return
    const { acknowledgedBy, acknowledgedAt } = timer
    const at = now.toISOString()
    const isHeld =
      acknowledgedBy !== null && acknowledgedAt !== null && minutesAfter(acknowledgedAt, TIMER_ACKNOWLEDGED) > at
    if (isHeld) return
    await updateTimer(tx, checkInId, {
      acknowledgedBy: contactId,
      acknowledgedAt: at,
      nextStageAt: minutesAfter(at, TIMER_ACKNOWLEDGED),
      // A contact has answered. If nothing comes of it, all are alerted once more.
      ...(timer.stage === 'EXHAUSTED' ? { stage: 'OVERDUE_2' } : {}),
    })
    await notifyContactsOfAnswer(tx, timer, await listLadder(tx, checkInId), { by: contactId, now })
    await notifyTravellerOfAnswer(tx, timer, contactName, now)
  })

/** A contact has reached the traveller: that is the end, also where another had answered before. */
export const resolve = (db: Db, { checkInId, contactId, contactName }: Alert, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const timer = await lockTimer(tx, checkInId)
    if (!timer || !isAlert(timer.stage)) return
    const contacts = await listLadder(tx, checkInId)
    // The one who has reached the traveller is now the one whose word counts.
    await updateTimer(tx, checkInId, { acknowledgedBy: contactId, acknowledgedAt: now.toISOString() })
    await endTimer(tx, checkInId, 'CONTACT_OK', now.toISOString())
    await notifyContactsOfEnd(tx, timer, contacts, { by: contactId, now })
    await notifyTravellerOfReached(tx, timer, contactName)
  })

/** Notes that a drill has arrived, once for each. */
export const answerDrill = (db: Db, { contactId, contactName, ownerId, eventKey }: Drill, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await markHeard(tx, contactId, now.toISOString())
    await notifyOfContact(tx, { ownerId, contactId }, say('DRILL_ANSWERED', { name: contactName }), eventKey)
  })

/** Returns an alert as contacts see it; title and note are left out some hours after its end. */
export function alertView(alert: Alert, now: Date): TimerAlert {
  const { alertId: _, acknowledgedById, contactId, lat, lng, accuracyM, fixAt, batteryPct, ...rest } = alert
  const isOld = rest.endedAt !== null && addHours(rest.endedAt, ALERT_SHOWN_HOURS) <= now
  return {
    ...rest,
    ...(isOld && { title: null, note: null }),
    isDrill: false,
    fix: fixOf({ lat, lng, accuracyM, fixAt, batteryPct }),
    isMine: acknowledgedById === contactId,
  }
}

export const drillView = ({ travellerName, contactName, answeredAt }: Drill): TimerAlert => ({
  isDrill: true,
  travellerName,
  contactName,
  title: null,
  note: null,
  startedAt: null,
  plannedAt: null,
  isUrgent: false,
  isCall: false,
  fix: null,
  acknowledgedBy: answeredAt === null ? null : contactName,
  acknowledgedAt: answeredAt,
  isMine: answeredAt !== null,
  ending: null,
  endedAt: null,
})
