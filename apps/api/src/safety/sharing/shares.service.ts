import type { LocationShareDraft } from '@honjeo/contract/safety/sharing'
import { SHARES_PER_DAY } from '@honjeo/contract/values/limits'
import { addMinutes } from 'date-fns/addMinutes'
import { NO_POSITION, positionOf } from '../timer/positions.queries.ts'
import { hasLocationConsent } from '../timer/timers.service.ts'
import { koreanMidnight, type Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/db-errors.ts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { enqueue } from '../alerts/enqueue.ts'
import { countShares, endDueShares, insertShare, listAgreed } from './shares.queries.ts'

/** Starts a share and informs its contacts; returns its id. Throws what keeps a member from it. */
export async function startShare(
  { db, clock }: { db: Db; clock: Clock },
  userId: number,
  draft: LocationShareDraft,
): Promise<number> {
  try {
    return await db.transaction((tx) => writeShare(tx, userId, draft, clock.now()))
  } catch (error) {
    if (isUniqueViolation(error, 'location_shares_running_unique')) throw appError('SHARE_ALREADY_RUNS')
    throw error
  }
}

async function writeShare(tx: Db, userId: number, { minutes, contactIds, fix }: LocationShareDraft, now: Date) {
  await lockMember(tx, userId)
  if (!(await hasLocationConsent(tx, userId))) throw appError('LOCATION_CONSENT_REQUIRED')
  await endDueShares(tx, now.toISOString(), userId)
  const agreed = await listAgreed(tx, userId, contactIds)
  if (agreed.length !== contactIds.length) throw appError('CONTACT_NOT_FOUND')
  if ((await countShares(tx, userId, koreanMidnight(now).toISOString())) >= SHARES_PER_DAY)
    throw appError('TOO_MANY_SHARES_TODAY')
  const shareId = await insertShare(tx, {
    userId,
    startedAt: now.toISOString(),
    endsAt: addMinutes(now, minutes).toISOString(),
    position: fix ? positionOf(fix, now) : NO_POSITION,
    contactIds,
  })
  for (const contactId of contactIds) {
    await enqueue(tx, { contactId, kind: 'SHARE', eventKey: `share:${shareId}:${contactId}`, shareId, now })
  }
  return shareId
}
