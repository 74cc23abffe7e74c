import { TIMER_LADDER } from '@honjeo/contract/values/limits'
import type { Db } from '../../db/client.ts'
import { appError } from '../../lib/errors.ts'
import { endTimer, findSeemsEnded, lockOwnTimer, updateTimer, type LockedTimer } from './timers.queries.ts'
import { listLadder } from './contacts.queries.ts'
import { requirePin } from './pins.service.ts'
import { minutesAfter } from './stages.ts'
import { alertContacts, tellOfEnd } from './tell-contacts.ts'

export interface OwnEnding {
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
  await tellOfEnd(tx, timer, contacts, { now })
}

/** No contact waits for their turn, and what they answered before is asked again: now it is another matter. */
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
  const contacts = (await listLadder(tx, timer.id)).filter(({ isTellable }) => isTellable)
  await alertContacts(tx, hidden, contacts, { stage: 'OVERDUE_1', wantedAt: at, now })
}
