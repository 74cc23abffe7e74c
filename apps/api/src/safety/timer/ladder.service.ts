import type { DueRowsDeps } from '../../db/claim-due.ts'
import type { Db } from '../../db/client.ts'
import { startLeaseWorker, type LeaseWorker } from '@honjeo/resilience/lease-worker'
import { endTimer, listDueIds, lockDue, updateTimer, type LockedTimer } from './timers.queries.ts'
import { listLadder } from './contacts.queries.ts'
import { nextStep, type TimerState } from './stages.ts'
import { alertContacts, notifyContactsOfEnd } from './alert-contacts.ts'
import { notifyTravellerOfClosing, notifyTravellerOfStage } from './notify-traveller.ts'

/** How many timers are looked up at once. */
const BATCH = 50

/**
 * Moves every timer that is due to where it belongs now, until it is stopped, each in a transaction of its own: one that
 * cannot be moved holds up no other. Safe on every server at once, as a row lock replaces the lease.
 */
export function startLadder({ db, clock, everyMs, log }: DueRowsDeps): LeaseWorker {
  const waiting: number[] = []
  /** What another server holds, or what failed, comes again once all others were tried. */
  const tried = new Set<number>()

  async function claim(size: number) {
    if (waiting.length === 0) {
      const due = await listDueIds(db, clock.now().toISOString(), BATCH + tried.size)
      waiting.push(...due.filter((id) => !tried.has(id)))
      if (waiting.length === 0) tried.clear()
    }
    const ids = waiting.splice(0, size)
    for (const id of ids) tried.add(id)
    return ids
  }
  async function settle(id: number) {
    try {
      const isExhausted = await db.transaction((tx) => moveOne(tx, id, clock.now()))
      // The line is for the operator, who may have to inform others; it has no word of who it is.
      if (isExhausted) log.warn({ checkInId: id }, 'nobody has answered an alert')
    } catch (error) {
      log.error({ err: error, checkInId: id }, 'a timer was not moved')
    }
  }
  return startLeaseWorker({ name: 'timers', claim, settle, atOnce: 1, everyMs, log })
}

/** Walks all stages whose time has come. Returns whether that led to the last one. */
async function moveOne(tx: Db, id: number, now: Date): Promise<boolean> {
  const timer = await lockDue(tx, id, now.toISOString())
  if (!timer) return false
  let state: TimerState = timer
  let reached: { at: string; state: TimerState } | undefined
  while (state.nextStageAt !== null && Date.parse(state.nextStageAt) <= now.getTime()) {
    const at: string = state.nextStageAt
    const contacts = await listLadder(tx, id)
    const { state: next, alerted } = nextStep({ ...timer, ...state }, contacts, now.toISOString())
    if (next === 'CLOSED') {
      await close(tx, timer, now)
      return false
    }
    await updateTimer(tx, id, next)
    await alertContacts(tx, timer, alerted, { stage: next.stage, wantedAt: at, now })
    reached = { at, state: next }
    state = next
  }
  if (!reached) return false
  // The last of several that come at once says it all: that the time was near is nothing to say when it is over.
  await notifyTravellerOfStage(tx, timer, reached.state, { at: reached.at, contacts: await listLadder(tx, id) })
  return reached.state.stage === 'EXHAUSTED' && !timer.isSolo
}

async function close(tx: Db, timer: LockedTimer, now: Date): Promise<void> {
  const contacts = await listLadder(tx, timer.id)
  await endTimer(tx, timer.id, 'CLOSED', now.toISOString())
  await notifyContactsOfEnd(tx, timer, contacts, { now })
  await notifyTravellerOfClosing(tx, timer)
}
