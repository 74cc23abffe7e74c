import type { ReportDecision } from '@honjeo/contract/admin/reports'
import { say } from '@honjeo/contract/values/sentences'
import { addHours } from 'date-fns/addHours'
import { listLiveSessionIds } from '../auth/sessions.queries.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { notify } from '../notifications/notify.ts'
import { writeHostState } from '../rooms/host-away.service.ts'
import { announceToRoom } from '../rooms/room-act.ts'
import { insertSanction, lockSanctioned, markLifted, updateSuspension } from './sanctions.queries.ts'
import type { StaffAct } from './staff-act.ts'

interface Cause {
  userId: number
  /** What the member reads. */
  reason: string
  reportId?: number | null
}

/**
 * Locks a member who can be sanctioned. Staff cannot be, so staff never sanction themselves. Throws
 * STAFF_TARGET_NOT_FOUND, SANCTIONED_STAFF.
 */
export async function lockMember(tx: Db, userId: number) {
  const member = await lockSanctioned(tx, userId)
  if (!member) throw appError('STAFF_TARGET_NOT_FOUND')
  if (member.role === 'ADMIN') throw appError('SANCTIONED_STAFF')
  return member
}

/** The end of the member's suspension, or null where none lasts. Throws what `lockMember` throws. */
async function lockSuspension({ tx, now }: StaffAct, userId: number): Promise<string | null> {
  const { suspendedUntil } = await lockMember(tx, userId)
  return suspendedUntil !== null && Date.parse(suspendedUntil) > now.getTime() ? suspendedUntil : null
}

/** Throws STAFF_TARGET_NOT_FOUND, SANCTIONED_STAFF. */
export async function warn(act: StaffAct, { userId, reason, reportId = null }: Cause): Promise<void> {
  const { tx, staffId, now, audit } = act
  await lockMember(tx, userId)
  const sanction = { userId, kind: 'WARNING', reason, reportId, staffId, days: null, endsAt: null } as const
  await insertSanction(tx, { ...sanction, createdAt: now.toISOString() })
  await notify(tx, { userId, type: 'SYSTEM', sentence: say('WARNED', { reason }) })
  await audit({ action: 'MEMBER_WARN', targetType: 'MEMBER', targetId: userId, note: reason })
}

/**
 * From the commit on, the member's tokens and sockets are refused on every server, and nothing is pushed to them.
 * Throws STAFF_TARGET_NOT_FOUND, SANCTIONED_STAFF, ALREADY_SUSPENDED.
 */
export async function suspend(
  act: StaffAct,
  { userId, reason, days, reportId = null }: Cause & { days: number },
): Promise<void> {
  const { tx, staffId, now, watch, feed, audit, afterwards } = act
  const suspendedUntil = await lockSuspension(act, userId)
  if (suspendedUntil !== null) throw appError('ALREADY_SUSPENDED')
  const endsAt = addHours(now, 24 * days).toISOString()
  await updateSuspension(tx, userId, endsAt)
  const createdAt = now.toISOString()
  await insertSanction(tx, { userId, kind: 'SUSPENSION', reason, reportId, staffId, days, createdAt, endsAt })
  await audit({
    action: 'MEMBER_SUSPEND',
    targetType: 'MEMBER',
    targetId: userId,
    before: { suspendedUntil: null },
    after: { suspendedUntil: endsAt },
    note: reason,
  })
  const echoes = await writeHostState(tx, userId, true, now)
  const sessionIds = await listLiveSessionIds(tx, userId)
  afterwards(() => watch.announceChange(sessionIds, 'ACCOUNT_SUSPENDED'))
  for (const echo of echoes) afterwards(() => announceToRoom(feed, echo))
}

/** Throws STAFF_TARGET_NOT_FOUND, SANCTIONED_STAFF, NOT_SUSPENDED. */
export async function lift(act: StaffAct, userId: number, note: string): Promise<void> {
  const { tx, now, watch, feed, audit, afterwards } = act
  const suspendedUntil = await lockSuspension(act, userId)
  if (suspendedUntil === null) throw appError('NOT_SUSPENDED')
  await updateSuspension(tx, userId, null)
  await markLifted(tx, userId, suspendedUntil, now.toISOString())
  await notify(tx, { userId, type: 'SYSTEM', sentence: say('SUSPENSION_LIFTED') })
  await audit({
    action: 'MEMBER_LIFT',
    targetType: 'MEMBER',
    targetId: userId,
    before: { suspendedUntil },
    after: { suspendedUntil: null },
    note,
  })
  const echoes = await writeHostState(tx, userId, false, now)
  const sessionIds = await listLiveSessionIds(tx, userId)
  afterwards(() => watch.announceChange(sessionIds))
  for (const echo of echoes) afterwards(() => announceToRoom(feed, echo))
}

/** What a decision on a report puts on the member it is about; a suspension says for how long. */
export async function imposeSanction(
  act: StaffAct,
  cause: Cause,
  { kind, days }: NonNullable<ReportDecision['sanction']>,
): Promise<void> {
  if (kind === 'WARNING') return warn(act, cause)
  if (days === undefined) throw appError('INVALID_INPUT', { fields: { 'sanction.days': say('SUSPENSION_LENGTH') } })
  await suspend(act, { ...cause, days })
}
