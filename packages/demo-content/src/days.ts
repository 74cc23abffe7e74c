import { dayAfter } from '@honjeo/contract/values/days'

/** Calendar days are `YYYY-MM-DD`, times of day `HH:MM`, both in Korea, which has no summer time. */
export const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`).toISOString()

/** Whether a place is open on a day. */
type Opening = (day: string) => boolean

/** Returns the opening of markets that are held on every day of the month that ends in one of two digits. */
export const fiveDayMarket =
  (...digits: [number, number]): Opening =>
  (day) =>
    digits.includes(Number(day.at(-1)))

export const exceptMondays: Opening = (day) => new Date(day).getUTCDay() !== 1

/** A day so many days ago, or the last before that on which the place was open; or the last time that a day of the year came by. */
export type PastDay = { daysAgo: number; open?: Opening } | { lastOn: `${number}-${number}` }

export function pastDay(today: string, when: PastDay): string {
  if ('lastOn' in when) {
    const thisYear = `${today.slice(0, 4)}-${when.lastOn}`
    return thisYear < today ? thisYear : `${Number(today.slice(0, 4)) - 1}-${when.lastOn}`
  }
  const day = dayAfter(today, -when.daysAgo)
  return when.open === undefined || when.open(day) ? day : pastDay(today, { ...when, daysAgo: when.daysAgo + 1 })
}
