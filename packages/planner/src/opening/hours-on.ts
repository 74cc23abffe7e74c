import { sunriseOn, sunsetOn } from '../daylight/daylight.ts'
import { calendarDay } from '../calendar.ts'
import { isPublicHoliday } from './holidays.ts'
import type { DayTime, DayHours, HoursRule, Interval, Opening, Span } from './opening.ts'
import { closesOn } from './rest-days.ts'

const closedBy = (closed: DayHours['closed'], isKnown: boolean): DayHours => ({
  isKnown,
  intervals: [],
  lastEntry: null,
  closed,
})

function minuteOf(clock: DayTime, date: string): number {
  if (clock === 'SUNRISE') return sunriseOn(date)
  return clock === 'SUNSET' ? sunsetOn(date) : clock
}

/** Ranks rules by how closely they name a day: 토요일 holds over every day, and 동절기 토요일 over both. */
const closeness = ({ months, weekdays }: HoursRule) => (months === null ? 0 : 2) + (weekdays === null ? 0 : 1)

/** The rule that names a day most closely; on a public holiday those that name holidays go first. */
function ruleOn(rules: readonly HoursRule[], date: string): HoursRule | undefined {
  const { weekday } = calendarDay(date)
  const closest = (some: readonly HoursRule[]) => some.toSorted((a, b) => closeness(b) - closeness(a))[0]
  const onHoliday = isPublicHoliday(date) ? closest(rules.filter(({ hasHolidays }) => hasHolidays)) : undefined
  return onHoliday ?? closest(rules.filter(({ weekdays }) => weekdays?.includes(weekday) !== false))
}

function intervalsOf(spans: readonly Span[], date: string): Interval[] {
  return spans
    .map(({ from, to }) => ({ from: minuteOf(from, date), to: minuteOf(to, date) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
}

function joined(intervals: readonly Interval[]): Interval[] {
  const apart: Interval[] = []
  for (const { from, to } of intervals) {
    const last = apart.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else apart.push({ from, to })
  }
  return apart
}

function without(intervals: readonly Interval[], pause: Interval): Interval[] {
  return intervals.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, pause.from) },
      { from: Math.max(from, pause.to), to },
    ].filter((part) => part.from < part.to),
  )
}

function lastEntryOf(rule: HoursRule, intervals: readonly Interval[], date: string): number | null {
  const first = intervals[0]
  const last = intervals.at(-1)
  if (first === undefined || last === undefined) return null
  if (rule.lastEntry === null) return rule.lastEntryBefore === null ? null : last.to - rule.lastEntryBefore
  const minute = minuteOf(rule.lastEntry, date)
  // One o'clock where they open at six in the evening is after midnight.
  return minute < first.from ? minute + 1440 : minute
}

/** Returns when a place is open on a day `YYYY-MM-DD`. */
export function hoursOn(opening: Opening, date: string): DayHours {
  const { month } = calendarDay(date)
  const { days, months } = opening
  if (days !== null) {
    if (date < days.first || date > days.last) return closedBy('OUT_OF_SEASON', true)
  } else if (months?.includes(month) === false) return closedBy('OUT_OF_SEASON', true)
  if (opening.rest.some((rule) => closesOn(rule, date))) return closedBy('CLOSED_DAY', opening.isRestKnown)

  const inSeason = opening.rules.filter((rule) => rule.months?.includes(month) !== false)
  const rule = ruleOn(inSeason, date)
  // Days that a text leaves out are as good as closed, but it does not say so.
  if (rule === undefined) return closedBy(inSeason.length === 0 ? 'OUT_OF_SEASON' : 'CLOSED_DAY', false)
  const isDoubtful = (rule.isWorking && isPublicHoliday(date)) || opening.doubts.some((doubt) => closesOn(doubt, date))
  const open = joined(intervalsOf(rule.spans, date))
  const intervals = intervalsOf(rule.breaks, date).reduce(without, open)
  return {
    // The hours are in doubt where it is held in such a month, but the days are not announced yet.
    isKnown: opening.isKnown && !isDoubtful && (months === null || days !== null),
    intervals,
    lastEntry: lastEntryOf(rule, intervals, date),
    closed: null,
  }
}
