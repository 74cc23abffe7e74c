import type { ClosedReason } from '@honjeo/contract/values/open-state'
import type { RestRule } from './rest-days.ts'

/** A minute of the day, above 1440 after midnight, or what the sun decides. */
export type DayTime = number | 'SUNRISE' | 'SUNSET'

export interface Span {
  from: DayTime
  to: DayTime
}

/** The hours of a place on the days that a season and weekdays name; null: on all of them. */
export interface HoursRule {
  months: readonly number[] | null
  weekdays: readonly number[] | null
  /** It holds on public holidays, whichever weekday they are. */
  hasHolidays: boolean
  /** It holds on working days: what becomes of it on a public holiday is not said. */
  isWorking: boolean
  spans: readonly Span[]
  breaks: readonly Span[]
  lastEntry: DayTime | null
  /** The last entry as minutes before closing. */
  lastEntryBefore: number | null
}

export interface Interval {
  from: number
  to: number
}

/** A place's hours as they were understood. */
export interface Opening {
  /** The rules of its hours: where several fit a day, the one that names it more closely holds. */
  rules: readonly HoursRule[]
  rest: readonly RestRule[]
  /** The days on which it may be otherwise: every other Monday, the months in which a season begins or ends. */
  doubts: readonly RestRule[]
  /** The months it is held in, where it has no days of its own. */
  months: readonly number[] | null
  /** The first and last day it is held on, `YYYY-MM-DD`. */
  days: { first: string; last: string } | null
  /** False: the hours, or the closing days, are an assumption by the kind of place. */
  isKnown: boolean
  /** The closing days are known, whether or not the hours are. */
  isRestKnown: boolean
}

export interface DayHours {
  isKnown: boolean
  /** The times at which it is open, sorted and apart; none where it is closed. */
  intervals: Interval[]
  /** The latest minute one is let in. */
  lastEntry: number | null
  closed: ClosedReason | null
}
