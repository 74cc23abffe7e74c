import { dayAfter } from '@honjeo/contract/values/days'
import { calendarDay } from '../calendar.ts'
import { isPublicHoliday } from '../opening/holidays.ts'

/** The minute of the day at which the bookings of a month are opened (visithalla.jeju.go.kr). */
export const BOOKING_OPENS_AT = 9 * 60

const WEEKEND = [0, 6]

/** The day on which the courses to the top of Hallasan can be booked for a day: the first working day of the month before. */
export function bookingOpensOn(date: string): string {
  const monthBefore = dayAfter(`${date.slice(0, 7)}-01`, -1)
  let day = `${monthBefore.slice(0, 7)}-01`
  while (WEEKEND.includes(calendarDay(day).weekday) || isPublicHoliday(day)) day = dayAfter(day, 1)
  return day
}
