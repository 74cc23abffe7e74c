import type { PlanFix } from '@honjeo/contract/plan'
import type { Travel } from '../travel/travel.ts'
import { startsIn, stopDayOf, type StopDay } from '../visit/stop-facts.ts'
import { clockText } from '../clock-text.ts'
import { gapsFor, type Gap } from './gaps.ts'
import { ANY_TIME, type ReviewedDay, type ReviewedStop } from './reviewed.ts'

/** The length of a stop without a place and without an end. */
const USUAL_MINUTES = 60
const STEP = 5
const LAST_MINUTE = 23 * 60 + 55

const roundUp = (minute: number) => Math.ceil(minute / STEP) * STEP

export function dayOf(stop: ReviewedStop, date: string): StopDay {
  return stop.facts === null ? ANY_TIME : stopDayOf(stop.facts, date)
}

function lengthOf({ start, end, facts }: ReviewedStop): number {
  if (start !== null && end !== null && end > start) return end - start
  return facts?.visit.minutes ?? USUAL_MINUTES
}

/** Returns the start within a gap, on whole five minutes, that is nearest to the wished one. */
function startWithin(day: StopDay, gap: Gap, length: number, wished: number): number | undefined {
  const latest = Math.min(gap.to, LAST_MINUTE) - length
  const starts = startsIn(day, length).flatMap(({ from, to }) => {
    const first = roundUp(Math.max(from, gap.from))
    const last = Math.min(to, latest)
    if (first > last) return []
    return [Math.min(Math.max(first, roundUp(wished)), first + Math.floor((last - first) / STEP) * STEP)]
  })
  return starts.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0]
}

/** Returns the days of a plan, the one of the stop first, then those nearest to it. */
function daysByNearness(count: number, dayIndex: number): number[] {
  return Array.from({ length: count }, (_, index) => index).toSorted(
    (a, b) => Math.abs(a - dayIndex) - Math.abs(b - dayIndex) || a - b,
  )
}

/**
 * Returns where and when a stop would be in order, by the same rules that found it wrong, put among the stops of that day by its time; null where no
 * day of the plan has room for it.
 */
export function findFix(
  days: readonly ReviewedDay[],
  dayIndex: number,
  stop: ReviewedStop,
  travel: Travel,
): PlanFix | null {
  const length = lengthOf(stop)
  const wished = stop.start ?? 0
  for (const index of daysByNearness(days.length, dayIndex)) {
    const day = days[index]!
    const rules = dayOf(stop, day.date)
    for (const gap of gapsFor(stop, day, travel)) {
      const start = startWithin(rules, gap, length, wished)
      if (start !== undefined) {
        return { dayIndex: index, startTime: clockText(start), endTime: clockText(start + length) }
      }
    }
  }
  return null
}
