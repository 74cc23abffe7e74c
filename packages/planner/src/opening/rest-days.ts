import { dayAfter } from '@honjeo/contract/values/days'
import { calendarDay } from '../calendar.ts'
import { isFeast, isFeastHoliday, isPublicHoliday, type Feast } from './holidays.ts'

/** Days on which a place is closed. */
export type RestRule =
  /** The weekdays on which it is closed. `weeks` counts from 1 within the month, −1 is the last; null: each week. */
  | {
      kind: 'WEEKDAYS'
      weekdays: readonly number[]
      weeks: readonly number[] | null
      /** Says that on a public holiday it is closed as ever, open, or open and closed the day after instead. */
      onHolidays: 'CLOSED' | 'OPEN' | 'MOVED'
    }
  | { kind: 'MONTHS'; months: readonly number[] }
  | { kind: 'FEAST'; feast: Feast; isWhole: boolean }
  /** A date. `month` null: each month. */
  | { kind: 'DATE'; month: number | null; day: number }
  | { kind: 'HOLIDAYS' }
  /** All days but those that end with these digits, on which the five-day markets are open. */
  | { kind: 'NOT_MARKET_DAY'; digits: readonly number[] }

const WEEK_DAYS = 7

function isOneOf(date: string, weekdays: readonly number[], weeks: readonly number[] | null): boolean {
  const { day, weekday } = calendarDay(date)
  if (!weekdays.includes(weekday)) return false
  if (weeks === null || weeks.includes(Math.ceil(day / WEEK_DAYS))) return true
  const isLast = calendarDay(dayAfter(date, WEEK_DAYS)).day <= WEEK_DAYS
  return isLast && weeks.includes(-1)
}

function isMovedTo(date: string, rule: Extract<RestRule, { kind: 'WEEKDAYS' }>): boolean {
  for (let before = dayAfter(date, -1); isPublicHoliday(before); before = dayAfter(before, -1)) {
    if (isOneOf(before, rule.weekdays, rule.weeks)) return true
  }
  return false
}

const isAfterThe31st = (date: string) => calendarDay(dayAfter(date, -1)).day === 31

/** Whether a rule closes a place on a day `YYYY-MM-DD`. */
export function closesOn(rule: RestRule, date: string): boolean {
  const { month, day } = calendarDay(date)
  switch (rule.kind) {
    case 'WEEKDAYS': {
      if (rule.onHolidays !== 'CLOSED' && isPublicHoliday(date)) return false
      return isOneOf(date, rule.weekdays, rule.weeks) || (rule.onHolidays === 'MOVED' && isMovedTo(date, rule))
    }
    case 'MONTHS':
      return rule.months.includes(month)
    case 'FEAST':
      return rule.isWhole ? isFeastHoliday(date, rule.feast) : isFeast(date, rule.feast)
    case 'DATE':
      return (rule.month === null || rule.month === month) && rule.day === day
    case 'HOLIDAYS':
      return isPublicHoliday(date)
    case 'NOT_MARKET_DAY':
      // Some markets of the first are held on the 31st instead, others leave that out: neither day is sure.
      return day === 31 || (day === 1 && isAfterThe31st(date)) || !rule.digits.includes(day % 10)
  }
}
