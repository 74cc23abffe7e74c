import type { FixDraft } from '@honjeo/contract/position'
import { TIMER_GRACE, TIMER_LADDER, TIMER_NOTE_MAX } from '@honjeo/contract/values/limits'
import { ALARM_TITLE } from '@honjeo/contract/values/timer-titles'
import { subMinutes } from 'date-fns/subMinutes'
import type { Db } from '../../db/client.ts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import {
  insertTimer,
  isCalledForHelp,
  keepPosition,
  lockTimer,
  lockRunning,
  updateTimer,
  type LockedTimer,
} from './timers.queries.ts'
import { insertLadder, listConfirmed, listLadder } from './contacts.queries.ts'
import { positionOf } from './positions.queries.ts'
import { minutesAfter } from './stages.ts'
import { hasLocationConsent, requireAllowance } from './timers.service.ts'
import { alertContacts } from './alert-contacts.ts'

/** Makes the form of an alarm's row in the table: all are alerted at once, and again when none answers. */
const alarm = (now: Date) => ({
  title: ALARM_TITLE,
  stage: 'OVERDUE_2' as const,
  nextStageAt: minutesAfter(now.toISOString(), TIMER_LADDER),
})

/**
 * What one was about to do helps those who look for them. A timer that the siren began, or took over, says it already.
 */
const noteOf = ({ title, note }: LockedTimer) =>
  title === ALARM_TITLE ? note : Array.from(`${title}\n${note}`.trim()).slice(0, TIMER_NOTE_MAX).join('')

/**
 * Alerts all contacts at once, in the caller's transaction: about the timer that runs, or one that begins with it; also
 * those who said yes after it began. A member who calls again within minutes says where they are now, and only contacts
 * who were not alerted yet are. Throws NO_AGREED_CONTACT where there is no contact to alert; a position without consent
 * is left out and nothing refused for it. Returns the timer's id.
 */
export async function callContacts(tx: Db, userId: number, fix: FixDraft | undefined, now: Date): Promise<number> {
  await lockMember(tx, userId)
  const mayLocate = fix !== undefined && (await hasLocationConsent(tx, userId))
  const running = await lockRunning(tx, userId)
  const id = running ? running.id : await begin(tx, userId, now)
  if (mayLocate) await keepPosition(tx, id, positionOf(fix, now))
  if (running) await addLater(tx, id, userId)

  const isAgain = running !== undefined && (await isCalledForHelp(tx, id, subMinutes(now, TIMER_LADDER)))
  const contacts = (await listLadder(tx, id)).filter(
    ({ isAlertable, isAlerted }) => isAlertable && !(isAgain && isAlerted),
  )
  if (isAgain && contacts.length === 0) return id
  if (contacts.length === 0) throw appError('NO_AGREED_CONTACT')
  if (running && !isAgain) {
    await updateTimer(tx, id, {
      ...alarm(now),
      isSolo: false,
      note: noteOf(running),
      acknowledgedBy: null,
      acknowledgedAt: null,
    })
  }
  const timer = await lockTimer(tx, id)
  if (!timer) throw new Error('a timer that is locked exists')
  await alertContacts(tx, timer, contacts, { stage: 'OVERDUE_2', wantedAt: now.toISOString(), now, isSos: true })
  return id
}

/** Adds those who have said yes since the timer began. */
async function addLater(tx: Db, id: number, userId: number): Promise<void> {
  const ladder = await listLadder(tx, id)
  const known = new Set(ladder.map(({ contactId }) => contactId))
  const later = (await listConfirmed(tx, userId)).filter((contactId) => !known.has(contactId))
  await insertLadder(tx, id, later, ladder.length)
}

async function begin(tx: Db, userId: number, now: Date): Promise<number> {
  await requireAllowance(tx, userId, now, true)
  const contactIds = await listConfirmed(tx, userId)
  if (contactIds.length === 0) throw appError('NO_AGREED_CONTACT')
  const at = now.toISOString()
  const id = await insertTimer(tx, {
    userId,
    ...alarm(now),
    startedAt: at,
    plannedAt: at,
    graceMinutes: TIMER_GRACE,
  })
  await insertLadder(tx, id, contactIds)
  return id
}
