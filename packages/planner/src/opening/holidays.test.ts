import { dayAfter } from '@honjeo/contract/values/days'
import { expect, it } from 'vitest'
import { isFeast, isFeastHoliday, isPublicHoliday } from './holidays.ts'

/** The month and day of the Korean lunar calendar, by the machine's own calendars. */
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

it('has the public holidays of 2027, with 노동절 and 제헌절 of the law of 2026, and makes up for those', () => {
  expect(daysOf(2027).filter((date) => isPublicHoliday(date))).toEqual([
    '2027-01-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
    '2027-03-01',
    '2027-05-01',
    '2027-05-03',
    '2027-05-05',
    '2027-05-13',
    '2027-06-06',
    '2027-07-17',
    '2027-07-19',
    '2027-08-15',
    '2027-08-16',
    '2027-09-14',
    '2027-09-15',
    '2027-09-16',
    '2027-10-03',
    '2027-10-04',
    '2027-10-09',
    '2027-10-11',
    '2027-12-25',
    '2027-12-27',
  ])
})

it('makes up for a holiday that falls on another', () => {
  const around = ['2028-10-02', '2028-10-03', '2028-10-04', '2028-10-05', '2028-10-06']
  expect(around.map((date) => isPublicHoliday(date))).toEqual([true, true, true, true, false])
  expect(isPublicHoliday('2025-05-06')).toBe(true)
})

it('has the public holidays of 2026 as the government names them, those in lieu included', () => {
  expect(daysOf(2026).filter((date) => isPublicHoliday(date))).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-03-01',
    '2026-03-02',
    '2026-05-01',
    '2026-05-05',
    '2026-05-24',
    '2026-05-25',
    '2026-06-03',
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
