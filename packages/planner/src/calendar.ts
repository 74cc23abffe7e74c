/** A day `YYYY-MM-DD` by its numbers. */
export interface CalendarDay {
  year: number
  /** 1–12 */
  month: number
  day: number
  /** 0 Sunday – 6 Saturday */
  weekday: number
}

const DAY_MS = 86_400_000

export function calendarDay(date: string): CalendarDay {
  const utc = new Date(`${date}T00:00:00Z`)
  return {
    year: utc.getUTCFullYear(),
    month: utc.getUTCMonth() + 1,
    day: utc.getUTCDate(),
    weekday: utc.getUTCDay(),
  }
}

const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** `YYYY-MM-DD`, so many days later. */
export function dayAfter(date: string, days: number): string {
  return new Date(instantOf(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days there are from one to the other, both included; below 1 where the second comes first. */
export function daysFrom(first: string, last: string): number {
  return (instantOf(last) - instantOf(first)) / DAY_MS + 1
}
