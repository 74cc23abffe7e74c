import { TIMER_LADDER, TIMER_OPEN_HOURS } from '@honjeo/contract/values/limits'
import type { LadderContact } from './contacts.queries.ts'
import { minutesAfter, nextQuietStage, type TimerState } from './stages.ts'

/**
 * A step of the ladder: the stage of the timer after it, and who is alerted. CLOSED: it has not been ended for days.
 */
export interface Step {
  standing: TimerState | 'CLOSED'
  told: readonly LadderContact[]
}

interface Timer extends TimerState {
  plannedAt: string
  graceMinutes: number
}

/** The first in order who can be reached, and before them those of whom it is only known that mail did not reach them. */
function firstOf(contacts: readonly LadderContact[]): readonly LadderContact[] {
  const reachable = contacts.findIndex(({ isUnreachable }) => !isUnreachable)
  return reachable === -1 ? contacts : contacts.slice(0, reachable + 1)
}

/**
 * What is to be done of a timer that is due. Stages before contacts are alerted keep the times they had, also where no
 * server ran at them: grace is not given again. From then on a contact has its minutes from when it is alerted, and
 * with none left to be alerted for the first time the stage is passed over.
 */
export function nextStep(timer: Timer, contacts: readonly LadderContact[], now: string): Step {
  const quiet = nextQuietStage(timer)
  if (quiet) return { standing: quiet, told: [] }
  const { stage, nextStageAt } = timer
  const dueAt = nextStageAt ?? now
  const fresh = contacts.filter(({ isTellable, isTold }) => isTellable && !isTold)
  if (stage === 'EXHAUSTED') return { standing: 'CLOSED', told: [] }

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
