import { appError } from '@honjeo/contract/app-error'
import { HOURS_CONFIRMED_DAYS, HOURS_DOUBTERS, HOURS_DOUBT_DAYS, NEWCOMER_HOURS } from '@honjeo/contract/values/limits'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import type { Db } from '../../db/client.ts'
import { hintAfterCommit } from '../../db/commit-hints.ts'
import { type Doubt, hastenNotes, insertDoubt, lockHours, putInDoubt } from './hours-doubts.queries.ts'
import { PLACES_CHANGED } from './place-hours.ts'

/**
 * Takes a member's word that the hours of a place differ, in the transaction that stores their note. With the second member
 * they are in doubt for everybody at once, until staff decide. Throws HOURS_DOUBTED_ALREADY.
 */
export async function doubtHours(tx: Db, doubt: Doubt, now: Date): Promise<void> {
  const { contentId } = doubt
  const openSince = subDays(now, HOURS_DOUBT_DAYS).toISOString()
  await lockHours(tx, contentId)
  if (!(await insertDoubt(tx, doubt, now.toISOString(), openSince))) throw appError('HOURS_DOUBTED_ALREADY')
  const { isNew, isDoubted } = await putInDoubt(tx, contentId, {
    now: now.toISOString(),
    joinedBefore: subHours(now, NEWCOMER_HOURS).toISOString(),
    openSince,
    confirmedSince: subDays(now, HOURS_CONFIRMED_DAYS).toISOString(),
    doubters: HOURS_DOUBTERS,
  })
  if (isDoubted) await hastenNotes(tx, contentId)
  if (isNew) hintAfterCommit(tx, { channel: PLACES_CHANGED, payload: String(contentId) })
}
