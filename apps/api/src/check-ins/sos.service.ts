import type { FixDraft } from '@honjeo/contract/position'
import { CHECK_IN_GRACE, CHECK_IN_LADDER, CHECK_IN_NOTE_MAX } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { lockMember } from '../db/lock-member.ts'
import { appError } from '../errors.ts'
import {
  insertCheckIn,
  isCalledForHelp,
  keepPosition,
  lockCheckIn,
  lockRunning,
  updateCheckIn,
  type LockedCheckIn,
} from './check-ins.queries.ts'
import { insertLadder, listConfirmed, listLadder } from './contacts.queries.ts'
import { positionOf } from './positions.ts'
import { minutesAfter } from './stages.ts'
import { hasLocationConsent, requireAllowance } from './starting.service.ts'
import { alertContacts } from './tell-contacts.ts'

const TITLE = '도움을 청했어요'

/** The way it stands in a table: everybody is told at once, and again when nobody answers. */
const alarm = (now: Date) => ({
  title: TITLE,
  stage: 'OVERDUE_2' as const,
  nextStageAt: minutesAfter(now.toISOString(), CHECK_IN_LADDER),
})

/** What one was about to do helps whoever looks for them. */
const noteOf = ({ title, note }: LockedCheckIn) =>
  Array.from(`${title}\n${note}`.trim()).slice(0, CHECK_IN_NOTE_MAX).join('')

/**
 * Tells all contacts at once, in the caller's transaction: of the timer that runs, or of one that begins with it. Whoever calls
 * again while it is open only says where they are now. Throws CHECKIN4093 where there is nobody to tell; a position without
 * consent is left out and nothing refused for it. Answers the timer's id.
 */
export async function callContacts(tx: Db, userId: number, fix: FixDraft | undefined, now: Date): Promise<number> {
  await lockMember(tx, userId)
  const mayLocate = fix !== undefined && (await hasLocationConsent(tx, userId))
  const running = await lockRunning(tx, userId)
  const id = running ? running.id : await begin(tx, userId, now)
  if (mayLocate) await keepPosition(tx, id, positionOf(fix, now))
  if (running && (await isCalledForHelp(tx, id))) return id

  const contacts = (await listLadder(tx, id)).filter(({ isTellable }) => isTellable)
  if (contacts.length === 0) throw appError('CHECKIN4093')
  if (running) {
    await updateCheckIn(tx, id, { ...alarm(now), note: noteOf(running), acknowledgedBy: null, acknowledgedAt: null })
  }
  const timer = await lockCheckIn(tx, id)
  if (!timer) throw new Error('a timer that is locked exists')
  await alertContacts(tx, timer, contacts, { stage: 'OVERDUE_2', wantedAt: now.toISOString(), now, isSos: true })
  return id
}

async function begin(tx: Db, userId: number, now: Date): Promise<number> {
  await requireAllowance(tx, userId, now, true)
  const contactIds = await listConfirmed(tx, userId)
  if (contactIds.length === 0) throw appError('CHECKIN4093')
  const at = now.toISOString()
  const id = await insertCheckIn(tx, {
    userId,
    ...alarm(now),
    startedAt: at,
    plannedAt: at,
    graceMinutes: CHECK_IN_GRACE,
  })
  await insertLadder(tx, id, contactIds)
  return id
}
