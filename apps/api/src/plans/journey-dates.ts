import { dayAfter } from '@honjeo/contract/values/days'
import { clockTimeOf, minuteOf } from '@honjeo/contract/values/clock-time'
import { PLAN_DAYS_AHEAD_MAX, PLAN_DAYS_BACK_MAX, PLAN_DAYS_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { daysFrom } from '@honjeo/planner/calendar'
import { koreanDay } from '../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'

/** The first and the last day, both `YYYY-MM-DD`. */
interface JourneyDates {
  startDate: string
  endDate: string
}

/** The minutes of the day of the arrival on the first one and of the departure on the last one; null: a whole day. */
interface JourneyHours {
  startMinute: number | null
  endMinute: number | null
}

/** The shortest journey; getting out of the airport and being back there in time take half of it. */
const SHORTEST_JOURNEY_MINUTES = 180

export const dayCount = ({ startDate, endDate }: JourneyDates) => daysFrom(startDate, endDate)

/** Throws PLAN_ENDS_BEFORE_START for an end before the start, PLAN_TOO_LONG for too many days. */
export function requireJourneyLength(dates: JourneyDates): void {
  const days = dayCount(dates)
  if (days < 1) throw appError('PLAN_ENDS_BEFORE_START', { fields: { endDate: say('PLAN_END') } })
  if (days > PLAN_DAYS_MAX) {
    const last = dayAfter(dates.startDate, PLAN_DAYS_MAX - 1)
    throw appError('PLAN_TOO_LONG', { fields: { endDate: say('PLAN_LAST_DAY', { last }) } })
  }
}

/**
 * Throws PLAN_DATE_TOO_FAR where the journey begins too far from today in Korea. Asked where dates are chosen, not of
 * what is stored.
 */
export function requireNearStart(startDate: string, now: Date): void {
  const ahead = daysFrom(koreanDay(now), startDate) - 1
  if (ahead > PLAN_DAYS_AHEAD_MAX || ahead < -PLAN_DAYS_BACK_MAX) {
    throw appError('PLAN_DATE_TOO_FAR', { fields: { startDate: say('PLAN_START') } })
  }
}

/** Throws JOURNEY_TOO_SHORT where a journey of one day leaves too little time between arrival and departure. */
export function requireJourneyHours(dates: JourneyDates, { startMinute, endMinute }: JourneyHours): void {
  if (dates.startDate !== dates.endDate || startMinute === null || endMinute === null) return
  if (endMinute - startMinute < SHORTEST_JOURNEY_MINUTES) {
    throw appError('JOURNEY_TOO_SHORT', { fields: { endTime: say('PLAN_HOURS') } })
  }
}

export const minuteOrNull = (time: string | null | undefined) => (typeof time === 'string' ? minuteOf(time) : null)

export const clockTimeOrNull = (minute: number | null) => (minute === null ? null : clockTimeOf(minute))
