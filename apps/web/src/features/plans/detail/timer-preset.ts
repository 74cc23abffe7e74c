import type { PlanDetail } from '@honjeo/contract/plan'
import { dayKey, instantAt } from '#lib/dates.ts'
import type { TimerPreset } from '#lib/paths.ts'

/** What a check-in timer takes of a plan: its name, and of the day it is now in Korea by when its last stop is over. */
export function timerPreset(
  { planId, title, days }: Pick<PlanDetail, 'planId' | 'title' | 'days'>,
  now: Date,
): TimerPreset {
  const today = days.find(({ date }) => date === dayKey(now))
  const last = today?.spots.findLast(({ endTime, startTime }) => (endTime ?? startTime) !== null)
  const time = last?.endTime ?? last?.startTime ?? null
  return { planId, title, until: today === undefined || time === null ? undefined : instantAt(today.date, time) }
}
