import type { TimerStage } from '@honjeo/contract/values/enums'
import { TIMER_LADDER, TIMER_OPEN_HOURS } from '@honjeo/contract/values/limits'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { startLeaseWorker, type LeaseWorker } from '@honjeo/resilience/lease-worker'
import { endTimer, listDueIds, lockDue, updateTimer, type LockedTimer } from './timers.queries.ts'
import { listLadder, type LadderContact } from './contacts.queries.ts'
import { type TimerState, minutesAfter, nextQuietStage } from './stages.ts'
import { alertContacts, tellOfEnd } from './tell-contacts.ts'
import { tellOwnerOfClosing, tellStage } from './tell-traveller.ts'

/**
 * A step of the ladder: the stage of the timer after it, and who is alerted. CLOSED: it has not been ended for days.
 */
interface Step {
  standing: TimerState | 'CLOSED'
  told: readonly LadderContact[]
}

interface Timer extends TimerState {
  plannedAt: string
  graceMinutes: number
  isSolo: boolean
}

/** The first in order who can be reached, and before them those of whom it is only known that mail did not reach them. */
function firstOf(contacts: readonly LadderContact[]): readonly LadderContact[] {
  const reachable = contacts.findIndex(({ isUnreachable }) => !isUnreachable)
  return reachable === -1 ? contacts : contacts.slice(0, reachable + 1)
}

/** The member's own devices are reminded as often as contacts would be alerted, and no one else is. */
const nextSoloStage = (stage: TimerStage, now: string): TimerState =>
  stage === 'GRACE'
    ? { stage: 'OVERDUE_1', nextStageAt: minutesAfter(now, TIMER_LADDER) }
    : stage === 'OVERDUE_1'
      ? { stage: 'OVERDUE_2', nextStageAt: minutesAfter(now, TIMER_LADDER) }
      : { stage: 'EXHAUSTED', nextStageAt: minutesAfter(now, TIMER_OPEN_HOURS * 60) }

/**
 * What is to be done of a timer that is due. Stages before contacts are alerted keep the times they had, also where no
 * server ran at them: grace is not given again. From then on a contact has its minutes from when it is alerted, and
 * with none left to be alerted for the first time the stage is passed over.
 */
function nextStep(timer: Timer, contacts: readonly LadderContact[], now: string): Step {
  const quiet = nextQuietStage(timer)
  if (quiet) return { standing: quiet, told: [] }
  const { stage, nextStageAt } = timer
  const dueAt = nextStageAt ?? now
  if (stage === 'EXHAUSTED') return { standing: 'CLOSED', told: [] }
  if (timer.isSolo) return { standing: nextSoloStage(stage, now), told: [] }
  const fresh = contacts.filter(({ isTellable, isTold }) => isTellable && !isTold)
  const isFirst = stage === 'GRACE'
  const isNobodyReached =
    stage === 'OVERDUE_1' && contacts.every(({ isTold, isLost, isTellable }) => !isTold || isLost || !isTellable)
  if ((isFirst || isNobodyReached) && fresh.length > 0) {
    const told = firstOf(fresh)
    // A contact who is alerted late has not had the time in which the others would have waited; the others do not wait
    // longer for that.
    const nextAt = minutesAfter(told.length < fresh.length ? dueAt : now, TIMER_LADDER)
    return { standing: { stage: 'OVERDUE_1', nextStageAt: nextAt }, told }
  }
  if (stage !== 'OVERDUE_2' && fresh.length > 0) {
    return { standing: { stage: 'OVERDUE_2', nextStageAt: minutesAfter(now, TIMER_LADDER) }, told: fresh }
  }
  const all = contacts.filter(({ isTellable }) => isTellable)
  return { standing: { stage: 'EXHAUSTED', nextStageAt: minutesAfter(now, TIMER_OPEN_HOURS * 60) }, told: all }
}

/** How many timers are looked up at once. */
const BATCH = 50

interface LadderDeps {
  db: Db
  clock: Clock
  everyMs: number
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * Moves every timer that is due to where it belongs now, until it is stopped, each in a transaction of its own: one that
 * cannot be moved holds up no other. Safe on every server at once, as a row lock replaces the lease.
 */
export function startLadder({ db, clock, everyMs, log }: LadderDeps): LeaseWorker {
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
      // For the operator, who may have to inform others; no word of who it is.
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
  let standing: TimerState = timer
  let reached: { at: string; standing: TimerState } | undefined
  while (standing.nextStageAt !== null && Date.parse(standing.nextStageAt) <= now.getTime()) {
    const at: string = standing.nextStageAt
    const contacts = await listLadder(tx, id)
    const { standing: next, told } = nextStep({ ...timer, ...standing }, contacts, now.toISOString())
    if (next === 'CLOSED') {
      await close(tx, timer, now)
      return false
    }
    await updateTimer(tx, id, next)
    await alertContacts(tx, timer, told, { stage: next.stage, wantedAt: at, now })
    reached = { at, standing: next }
    standing = next
  }
  if (!reached) return false
  // Where several come at once the last one says it all: that the time was near is nothing to say when it is over.
  await tellStage(tx, timer, reached.standing, { at: reached.at, contacts: await listLadder(tx, id) })
  return reached.standing.stage === 'EXHAUSTED' && !timer.isSolo
}

async function close(tx: Db, timer: LockedTimer, now: Date): Promise<void> {
  const contacts = await listLadder(tx, timer.id)
  await endTimer(tx, timer.id, 'CLOSED', now.toISOString())
  await tellOfEnd(tx, timer, contacts, { now })
  await tellOwnerOfClosing(tx, timer)
}
