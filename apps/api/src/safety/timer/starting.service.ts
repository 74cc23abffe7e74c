import type { TimerDraft } from '@honjeo/contract/safety/timer'
import type { FixDraft } from '@honjeo/contract/position'
import { TIMER_GRACE, TIMER_MINUTES_MAX, TIMER_MINUTES_MIN, TIMERS_PER_DAY } from '@honjeo/contract/values/limits'
import { UNNAMED_TIMER } from '@honjeo/contract/values/timer-titles'
import { listMyConsents } from '../../records/consents.queries.ts'
import { koreanMidnight } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/db-errors.ts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '../../lib/errors.ts'
import { findOwnerOfPlan } from '../../plans/plans.queries.ts'
import { isMember } from '../../rooms/members.queries.ts'
import { countStartedSince, insertTimer } from './timers.queries.ts'
import { insertLadder, listConfirmed } from './contacts.queries.ts'
import { positionOf } from './positions.ts'
import { beginning } from './stages.ts'

/** When a member means to be back, as the server writes it; INVALID_RETURN_TIME for what is too near or too far. */
export function returnTime(plannedAt: string, now: Date): string {
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

/** How many alarms more than timers a member may raise in a day: a person in need is not to be counted closely. */
const SOS_FACTOR = 2

/** Throws TOO_MANY_TIMERS_TODAY for one too many today. */
export async function requireAllowance(tx: Db, userId: number, now: Date, isSos = false): Promise<void> {
  const started = await countStartedSince(tx, userId, koreanMidnight(now).toISOString())
  if (started >= TIMERS_PER_DAY * (isSos ? SOS_FACTOR : 1)) throw appError('TOO_MANY_TIMERS_TODAY')
}

/** In the caller's transaction. Answers the new timer's id. */
export async function startTimer(tx: Db, userId: number, draft: TimerDraft, now: Date): Promise<number> {
  const { title = UNNAMED_TIMER, note = '', graceMinutes = TIMER_GRACE, fix, roomId, planId } = draft
  const plannedAt = returnTime(draft.plannedAt, now)
  await lockMember(tx, userId)
  const position = await ownPosition(tx, userId, fix, now)
  if (roomId !== undefined && !(await isMember(tx, roomId, userId))) throw appError('ROOM_NOT_FOUND')
  if (planId !== undefined && (await findOwnerOfPlan(tx, planId)) !== userId) throw appError('PLAN_NOT_FOUND')
  await requireAllowance(tx, userId, now)
  const contactIds = await listConfirmed(tx, userId)
  if (contactIds.length === 0) throw appError('NO_AGREED_CONTACT')

  const id = await insertRunning(tx, {
    userId,
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
