import { daysBetween } from '@honjeo/contract/values/days'

/** A day `YYYY-MM-DD` by its numbers. */
export interface CalendarDay {
  year: number
  /** The month, 1–12. */
  month: number
  day: number
  /** The weekday, 0 Sunday – 6 Saturday. */
  weekday: number
}

export function calendarDay(date: string): CalendarDay {
  const utc = new Date(`${date}T00:00:00Z`)
  return {
    year: utc.getUTCFullYear(),
    month: utc.getUTCMonth() + 1,
    day: utc.getUTCDate(),
    weekday: utc.getUTCDay(),
  }
}

/** Returns how many days there are from one to the other, both included; below 1 where the second comes first. */
export const daysFrom = (first: string, last: string): number => daysBetween(first, last) + 1
