import type { TimerStage } from '@honjeo/contract/values/enums'
import { TIMER_LADDER, TIMER_OPEN_HOURS, TIMER_SOON } from '@honjeo/contract/values/limits'
import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import type { LadderContact } from './contacts.queries.ts'

/** The stage of a timer, and when that changes unless a person acts; null: nothing comes any more. */
export interface TimerState {
  stage: TimerStage
  nextStageAt: string | null
}

const ALERTS: readonly TimerStage[] = ['OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED']

/** Whether contacts are being alerted. */
export const isAlert = (stage: TimerStage) => ALERTS.includes(stage)

/** The instant so many minutes after another. */
export const minutesAfter = (instant: string, minutes: number) => addMinutes(instant, minutes).toISOString()

/** The state of a timer that begins, or that was extended. A reminder that would come at once is left out. */
export function beginning(plannedAt: string, now: Date): TimerState {
  const soon = subMinutes(plannedAt, TIMER_SOON)
  return { stage: 'ACTIVE', nextStageAt: soon > now ? soon.toISOString() : plannedAt }
}

interface Timer extends TimerState {
  plannedAt: string
  graceMinutes: number
  isSolo: boolean
}

/** What follows while only the traveller is warned; undefined where contacts come next. */
function nextQuietStage({ stage, nextStageAt, plannedAt, graceMinutes }: Timer): TimerState | undefined {
  if (stage !== 'ACTIVE' && stage !== 'DUE_SOON') return undefined
  if (stage === 'ACTIVE' && nextStageAt !== null && nextStageAt < plannedAt) {
    return { stage: 'DUE_SOON', nextStageAt: plannedAt }
  }
  return { stage: 'GRACE', nextStageAt: minutesAfter(plannedAt, graceMinutes) }
}

/**
 * A step of the ladder: the stage of the timer after it, and who is alerted. CLOSED: it has not been ended for days.
 */
interface Step {
  state: TimerState | 'CLOSED'
  alerted: readonly LadderContact[]
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
export function nextStep(timer: Timer, contacts: readonly LadderContact[], now: string): Step {
  const quiet = nextQuietStage(timer)
  if (quiet) return { state: quiet, alerted: [] }
  const { stage, nextStageAt } = timer
  const dueAt = nextStageAt ?? now
  if (stage === 'EXHAUSTED') return { state: 'CLOSED', alerted: [] }
  if (timer.isSolo) return { state: nextSoloStage(stage, now), alerted: [] }
  const fresh = contacts.filter(({ isAlertable, isAlerted }) => isAlertable && !isAlerted)
  const isFirst = stage === 'GRACE'
  const isNoneReached =
    stage === 'OVERDUE_1' &&
    contacts.every(({ isAlerted, isLost, isAlertable }) => !isAlerted || isLost || !isAlertable)
  if ((isFirst || isNoneReached) && fresh.length > 0) {
    const alerted = firstOf(fresh)
    // A contact who is alerted late has not had the time in which the others would have waited; the others do not wait
    // longer for that.
    const nextAt = minutesAfter(alerted.length < fresh.length ? dueAt : now, TIMER_LADDER)
    return { state: { stage: 'OVERDUE_1', nextStageAt: nextAt }, alerted }
  }
  if (stage !== 'OVERDUE_2' && fresh.length > 0) {
    return { state: { stage: 'OVERDUE_2', nextStageAt: minutesAfter(now, TIMER_LADDER) }, alerted: fresh }
  }
  const all = contacts.filter(({ isAlertable }) => isAlertable)
  return { state: { stage: 'EXHAUSTED', nextStageAt: minutesAfter(now, TIMER_OPEN_HOURS * 60) }, alerted: all }
}
