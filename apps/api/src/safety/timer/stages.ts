import type { TimerStage } from '@honjeo/contract/values/enums'
import { TIMER_SOON } from '@honjeo/contract/values/limits'
import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'

/** The stage of a timer, and when that changes unless a person acts; null: nothing comes any more. */
export interface TimerState {
  stage: TimerStage
  nextStageAt: string | null
}

const ALERTS: readonly TimerStage[] = ['OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED']

/** Contacts are being alerted. */
export const isAlert = (stage: TimerStage) => ALERTS.includes(stage)

/** The instant so many minutes after another. */
export const minutesAfter = (instant: string, minutes: number) => addMinutes(instant, minutes).toISOString()

/** For a timer that begins, or that was extended. A reminder that would come at once is left out. */
export function beginning(plannedAt: string, now: Date): TimerState {
  const soon = subMinutes(plannedAt, TIMER_SOON)
  return { stage: 'ACTIVE', nextStageAt: soon > now ? soon.toISOString() : plannedAt }
}

interface Plan extends TimerState {
  plannedAt: string
  graceMinutes: number
}

/** What follows while only the traveller is warned; undefined where contacts come next. */
export function nextQuietStage({ stage, nextStageAt, plannedAt, graceMinutes }: Plan): TimerState | undefined {
  if (stage !== 'ACTIVE' && stage !== 'DUE_SOON') return undefined
  if (stage === 'ACTIVE' && nextStageAt !== null && nextStageAt < plannedAt) {
    return { stage: 'DUE_SOON', nextStageAt: plannedAt }
  }
  return { stage: 'GRACE', nextStageAt: minutesAfter(plannedAt, graceMinutes) }
}
