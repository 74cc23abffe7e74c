import { dayAfter } from '@honjeo/contract/values/days'
import { expect, it } from 'vitest'
import { isFeast, isFeastHoliday, isPublicHoliday } from './holidays.ts'

/** Month and day of the Korean lunar calendar, by the machine's own calendars. */
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
const lunarDay = (date: string) => lunar.format(new Date(`${date}T00:00:00Z`))
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => dayAfter(`${year}-01-01`, day)).filter((date) => date.startsWith(`${year}`))

it.each([2025, 2026, 2027, 2028, 2029, 2030])('knows the feasts of %i as the lunar calendar has them', (year) => {
  const days = daysOf(year)
  expect(days.filter((date) => isFeast(date, 'SEOLLAL'))).toEqual(days.filter((date) => lunarDay(date) === '1/1'))
  expect(days.filter((date) => isFeast(date, 'CHUSEOK'))).toEqual(days.filter((date) => lunarDay(date) === '8/15'))
  const buddha = days.find((date) => lunarDay(date) === '4/8')!
  expect(isPublicHoliday(buddha)).toBe(true)
})

it('holds the days of a feast together over the turn of a month', () => {
  expect(
    ['2029-02-11', '2029-02-12', '2029-02-13', '2029-02-14', '2029-02-15'].map((date) =>
      isFeastHoliday(date, 'SEOLLAL'),
    ),
  ).toEqual([false, true, true, true, false])
})

it('has 제헌절 again, since the law of 2026, and makes up for it', () => {
  const july = daysOf(2027).filter((date) => date.startsWith('2027-07') && isPublicHoliday(date))
  expect(july).toEqual(['2027-07-17', '2027-07-19'])
})

it('has the public holidays of 2026 as the government names them, those in lieu included', () => {
  expect(daysOf(2026).filter((date) => isPublicHoliday(date))).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-03-01',
    '2026-03-02',
    '2026-05-05',
    '2026-05-24',
    '2026-05-25',
    '2026-06-06',
    '2026-07-17',
    '2026-08-15',
    '2026-08-17',
    '2026-09-24',
    '2026-09-25',
    '2026-09-26',
    '2026-10-03',
    '2026-10-05',
    '2026-10-09',
    '2026-12-25',
  ])
})
