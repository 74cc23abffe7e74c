import type { WarningCode } from '@honjeo/contract/values/enums'
import type { StopDay } from '../visit/stop-facts.ts'

export interface Fault {
  code: WarningCode
  /** The minute of the day that decides. */
  minute?: number
}

/** Returns the fault of broken hours, with the minute that would have to move: when it opens next, or when it closes. */
function hoursBroken({ intervals }: StopDay, start: number, end: number): Fault | null {
  if (intervals.some(({ from, to }) => from <= start && end <= to)) return null
  const during = intervals.find(({ from, to }) => from <= start && start < to)
  const next = intervals.find(({ from }) => from > start)
  const minute = during?.to ?? next?.from ?? intervals.at(-1)?.to
  return minute === undefined ? { code: 'CLOSED_THEN' } : { code: 'CLOSED_THEN', minute }
}

/** Returns what the boats of an islet have against a visit. */
function boatMissed({ ashore }: StopDay, start: number, leave: number): Fault | null {
  if (ashore === null) return null
  if (start < ashore.from) return { code: 'FIRST_BOAT', minute: ashore.from }
  if (leave > ashore.to) return { code: 'LAST_BOAT', minute: ashore.to }
  return ashore.landed !== null && start > ashore.landed ? { code: 'LAST_BOAT_OUT', minute: ashore.landed } : null
}

/** Returns what the gates of the mountain have against a walk. */
function gateShut(day: StopDay, start: number, leave: number): Fault | null {
  const { intervals, lastEntry, rules } = day
  if (!rules.some(({ subject, terms }) => subject.startsWith('TRAIL:') && terms.kind === 'GATE')) return null
  if (lastEntry !== null && start > lastEntry) return { code: 'TRAIL_GATE', minute: lastEntry }
  const closes = intervals.at(-1)?.to
  return closes !== undefined && leave > closes ? { code: 'TRAIL_DESCENT', minute: closes } : null
}

/** Returns what is wrong with a visit of a place that day from `start` to `end`; a null time breaks only what holds all day. */
export function faultAt(day: StopDay, start: number | null, end: number | null): Fault | null {
  if (day.closed !== null) return { code: day.closed }
  if (start === null) return null
  const { isKnown, lastEntry, light } = day
  const leave = Math.max(start, end ?? start)
  const byRules = boatMissed(day, start, leave) ?? gateShut(day, start, leave)
  if (byRules !== null) return byRules
  if (isKnown && lastEntry !== null && start > lastEntry) return { code: 'LAST_ENTRY', minute: lastEntry }
  // Who walks up for the sunrise knows that it is dark; only the evening takes people by surprise.
  if (light !== null && leave > light.to) return { code: 'AFTER_SUNSET', minute: light.to }
  return isKnown ? hoursBroken(day, start, leave) : null
}
