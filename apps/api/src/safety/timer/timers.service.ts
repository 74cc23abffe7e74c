import type { FixDraft } from '@honjeo/contract/position'
import type { TimerDraft } from '@honjeo/contract/safety/timer'
import {
  TIMER_GRACE,
  TIMER_MINUTES_MAX,
  TIMER_MINUTES_MIN,
  TIMERS_PER_DAY,
  TIMER_LADDER,
} from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { UNNAMED_TIMER } from '@honjeo/contract/values/timer-titles'
import { listMyConsents } from '../../records/consents.queries.ts'
import { koreanMidnight } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/db-errors.ts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { findOwnerOfPlan } from '../../plans/plans.queries.ts'
import { isMember } from '../../rooms/members.queries.ts'
import type { Mail } from '../../mail/mailer.ts'
import {
  countStartedSince,
  insertTimer,
  keepPosition,
  lockOwnTimer,
  updateTimer,
  type LockedTimer,
  endTimer,
  findSeemsEnded,
  deleteTimersOf,
} from './timers.queries.ts'
import { insertLadder, isAnyReached, listConfirmed, listLadder, listWaiting } from './contacts.queries.ts'
import { positionOf } from './positions.queries.ts'
import { beginning, isAlert, minutesAfter } from './stages.ts'
import { requirePin } from './pins.service.ts'
import { alertContacts, notifyContactsOfEnd } from './alert-contacts.ts'

/** Returns when a member means to be back, as the server writes it; throws INVALID_RETURN_TIME for what is too near or too far. */
function returnTime(plannedAt: string, now: Date): string {
  const minutes = (Date.parse(plannedAt) - now.getTime()) / 60_000
  if (!(minutes >= TIMER_MINUTES_MIN && minutes <= TIMER_MINUTES_MAX)) throw appError('INVALID_RETURN_TIME')
  return new Date(plannedAt).toISOString()
}

export async function hasLocationConsent(db: Db, userId: number): Promise<boolean> {
  const consents = await listMyConsents(db, userId)
  return consents.some(({ type, agreed }) => type === 'LOCATION' && agreed)
}

/** What is to be kept of a position that came along; LOCATION_CONSENT_REQUIRED without the consent. */
async function ownPosition(db: Db, userId: number, fix: FixDraft | undefined, now: Date) {
  if (fix === undefined) return {}
  if (!(await hasLocationConsent(db, userId))) throw appError('LOCATION_CONSENT_REQUIRED')
  return positionOf(fix, now)
}

/** The factor by which a member may raise more alarms than timers in a day: a person in need is not to be counted closely. */
const SOS_FACTOR = 2

/** Throws TOO_MANY_TIMERS_TODAY for one too many today. */
export async function requireAllowance(tx: Db, userId: number, now: Date, isSos = false): Promise<void> {
  const started = await countStartedSince(tx, userId, koreanMidnight(now).toISOString())
  if (started >= TIMERS_PER_DAY * (isSos ? SOS_FACTOR : 1)) throw appError('TOO_MANY_TIMERS_TODAY')
}

/** Starts a timer in the caller's transaction, and answers its id. */
export async function startTimer(tx: Db, userId: number, draft: TimerDraft, now: Date): Promise<number> {
  const { title = UNNAMED_TIMER, note = '', graceMinutes = TIMER_GRACE, isSolo = false, fix, roomId, planId } = draft
  const plannedAt = returnTime(draft.plannedAt, now)
  await lockMember(tx, userId)
  const position = await ownPosition(tx, userId, fix, now)
  if (roomId !== undefined && !(await isMember(tx, roomId, userId))) throw appError('ROOM_NOT_FOUND')
  if (planId !== undefined && (await findOwnerOfPlan(tx, planId)) !== userId) throw appError('PLAN_NOT_FOUND')
  await requireAllowance(tx, userId, now)
  const contactIds = isSolo ? [] : await listConfirmed(tx, userId)
  if (!isSolo && !(await isAnyReached(tx, contactIds))) throw appError('NO_AGREED_CONTACT')

  const id = await insertRunning(tx, {
    userId,
    isSolo,
    title,
    note,
    plannedAt,
    graceMinutes,
    startedAt: now.toISOString(),
    ...beginning(plannedAt, now),
    ...position,
    ...(roomId === undefined ? {} : { roomId }),
    ...(planId === undefined ? {} : { planId }),
  })
  await insertLadder(tx, id, contactIds)
  return id
}

/** Throws TIMER_ALREADY_RUNS where one runs already. */
async function insertRunning(tx: Db, columns: Parameters<typeof insertTimer>[1]): Promise<number> {
  try {
    return await insertTimer(tx, columns)
  } catch (error) {
    if (isUniqueViolation(error, 'check_ins_running_unique')) throw appError('TIMER_ALREADY_RUNS')
    throw error
  }
}

interface Change {
  plannedAt?: string
  fix?: FixDraft
}

/**
 * Extends a timer while no contact was alerted, and keeps where its member is. The time is an absolute one, so that the
 * same request twice is one extension. To one that was ended by the second PIN this looks as to any that ended; a
 * position that comes all the same is kept for the contacts, who look for its member.
 */
export async function changeTimer(
  db: Db,
  { id, userId }: { id: number; userId: number },
  { plannedAt, fix }: Change,
  now: Date,
): Promise<void> {
  const hasEnded = await db.transaction(async (tx) => {
    // The member is locked, as one is who takes the consent back at this moment: no position comes after that.
    if (fix !== undefined) await lockMember(tx, userId)
    const timer = await lockOwnTimer(tx, id, userId)
    if (!timer) throw appError('TIMER_NOT_FOUND')
    if (fix !== undefined) {
      if (!(await hasLocationConsent(tx, userId))) throw appError('LOCATION_CONSENT_REQUIRED')
      await keepPosition(tx, id, positionOf(fix, now))
    }
    if (timer.seemsEnded) return true
    if (plannedAt !== undefined) await extend(tx, timer, plannedAt, now)
    return false
  })
  if (hasEnded) throw appError('TIMER_ENDED')
}

async function extend(tx: Db, timer: LockedTimer, wanted: string, now: Date): Promise<void> {
  const isSame = Date.parse(wanted) === Date.parse(timer.plannedAt)
  if (isSame) return
  if (isAlert(timer.stage) && !timer.isSolo) throw appError('CONTACTS_ALREADY_ALERTED')
  const plannedAt = returnTime(wanted, now)
  if (plannedAt < timer.plannedAt) {
    throw appError('INVALID_RETURN_TIME', { fields: { plannedAt: say('LATER_THAN_SET') } })
  }
  await updateTimer(tx, timer.id, { plannedAt, ...beginning(plannedAt, now) })
}

interface OwnEnding {
  id: number
  userId: number
  ending: 'SAFE' | 'CANCELLED'
  pin: string | undefined
}

/**
 * Ends a member's own timer, where a PIN is set with one; or seems to, by the second. Throws TIMER_NOT_FOUND,
 * TIMER_ENDED for one that has ended, WRONG_PIN and TOO_MANY_PINS for a wrong PIN.
 */
export async function endOwn(db: Db, { id, userId, ending, pin }: OwnEnding, now: Date): Promise<void> {
  const hasEnded = await findSeemsEnded(db, id, userId)
  if (hasEnded === undefined) throw appError('TIMER_NOT_FOUND')
  if (hasEnded) throw appError('TIMER_ENDED')
  const proof = await requirePin(db, userId, pin, now)

  await db.transaction(async (tx) => {
    const timer = await lockOwnTimer(tx, id, userId)
    if (!timer) throw appError('TIMER_NOT_FOUND')
    if (timer.seemsEnded) throw appError('TIMER_ENDED')
    await (proof === 'DURESS' ? callForHelp(tx, timer, ending, now) : end(tx, timer, ending, now))
  })
}

async function end(tx: Db, timer: LockedTimer, ending: OwnEnding['ending'], now: Date): Promise<void> {
  const contacts = await listLadder(tx, timer.id)
  await endTimer(tx, timer.id, ending, now.toISOString())
  await notifyContactsOfEnd(tx, timer, contacts, { now })
}

/** Calls for help: no contact waits for their turn, and what they answered before is asked again, for now it is another matter. */
async function callForHelp(tx: Db, timer: LockedTimer, ending: OwnEnding['ending'], now: Date): Promise<void> {
  const at = now.toISOString()
  await updateTimer(tx, timer.id, {
    isDuress: true,
    shownEnding: ending,
    shownEndedAt: at,
    stage: 'OVERDUE_1',
    nextStageAt: minutesAfter(at, TIMER_LADDER),
    acknowledgedBy: null,
    acknowledgedAt: null,
  })
  const hidden = { ...timer, isDuress: true }
  const contacts = (await listLadder(tx, timer.id)).filter(({ isAlertable }) => isAlertable)
  await alertContacts(tx, hidden, contacts, { stage: 'OVERDUE_1', wantedAt: at, now })
}

/**
 * Takes the timers of a leaver along. No timer ends without a word: a contact of one that runs gets a mail that hangs
 * on nothing, for the account is gone with all that could be looked up. Returns those mails.
 */
export async function endWithAccount(tx: Db, userId: number): Promise<Mail[]> {
  const waiting = await listWaiting(tx, userId)
  await deleteTimersOf(tx, userId)
  return waiting.flatMap(({ to, name, isUrgent }) => (to === null ? [] : [farewellMail(to, name, isUrgent)]))
}

const farewellMail = (to: string, name: string, isUrgent: boolean): Mail => ({
  to,
  subject: `[혼저] ${name}님의 계정이 지워져 소식을 더 전할 수 없어요`,
  text: isUrgent
    ? `${name}님이 남이 알아채지 못하게 도움을 청한 뒤 계정이 지워졌어요. 알림 링크는 더 열리지 않지만, 무사하다는 뜻은 아니에요.\n\n전화하거나 메시지를 보내지 말고 112에 신고해주세요. 이미 신고했다면 계정이 지워졌다는 것도 알려주세요.`
    : `${name}님의 귀가 타이머가 끝나기 전에 계정이 지워졌어요. 무사하다는 소식은 받지 못했어요.\n\n먼저 ${name}님에게 전화해 보고, 연락이 안 되면 119(구조·구급)나 112(경찰)에 신고해주세요. 혼저는 긴급 구조 기관이 아니에요.`,
})
