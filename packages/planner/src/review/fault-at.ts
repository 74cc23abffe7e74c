import type { WarningCode } from '@honjeo/contract/values/enums'
import type { StopDay } from '../visit/stop-facts.ts'

export interface Fault {
  code: WarningCode
  /** Minute of the day that decides. */
  minute?: number
}

/** Where hours are broken, the one that would have to move: when it opens next, or when it closes. */
function hoursBroken({ intervals }: StopDay, start: number, end: number): Fault | null {
  if (intervals.some(({ from, to }) => from <= start && end <= to)) return null
  const during = intervals.find(({ from, to }) => from <= start && start < to)
  const next = intervals.find(({ from }) => from > start)
  const minute = during?.to ?? next?.from ?? intervals.at(-1)?.to
  return minute === undefined ? { code: 'CLOSED_THEN' } : { code: 'CLOSED_THEN', minute }
}

/** What is wrong with a visit of a place that day from `start` to `end`; a null time breaks only what holds all day. */
export function faultAt(day: StopDay, start: number | null, end: number | null): Fault | null {
  if (day.closed !== null) return { code: day.closed }
  if (start === null) return null
  const { ashore, isKnown, lastEntry, light } = day
  const leave = Math.max(start, end ?? start)
  if (ashore !== null && start < ashore.from) return { code: 'CLOSED_THEN', minute: ashore.from }
  if (ashore !== null && leave > ashore.to) return { code: 'CLOSED_THEN', minute: ashore.to }
  if (isKnown && lastEntry !== null && start > lastEntry) return { code: 'LAST_ENTRY', minute: lastEntry }
  // Who walks up for the sunrise knows that it is dark; only the evening takes people by surprise.
  if (light !== null && leave > light.to) return { code: 'AFTER_SUNSET', minute: light.to }
  return isKnown ? hoursBroken(day, start, leave) : null
}
