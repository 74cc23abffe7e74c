import type { FixDraft } from '@honjeo/contract/position'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../../db/client.ts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '../../lib/errors.ts'
import { keepPosition, lockOwnTimer, updateTimer, type LockedTimer } from './timers.queries.ts'
import { positionOf } from './positions.ts'
import { beginning, isAlert } from './stages.ts'
import { hasLocationConsent, returnTime } from './starting.service.ts'

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
    // As a member who takes the consent back at this moment: no position comes after that.
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
  if (isAlert(timer.stage)) throw appError('CONTACTS_ALREADY_ALERTED')
  const plannedAt = returnTime(wanted, now)
  if (plannedAt < timer.plannedAt) {
    throw appError('INVALID_RETURN_TIME', { fields: { plannedAt: say('LATER_THAN_SET') } })
  }
  await updateTimer(tx, timer.id, { plannedAt, ...beginning(plannedAt, now) })
}
