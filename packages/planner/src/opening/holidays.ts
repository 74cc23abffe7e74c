import { dayAfter } from '@honjeo/contract/values/days'
import { calendarDay } from '../calendar.ts'

export type Feast = 'SEOLLAL' | 'CHUSEOK'

/** Days of the lunar calendar as the Korea Astronomy and Space Science Institute publishes them (월력요항). */
const LUNAR: Record<Feast | 'BUDDHA', readonly string[]> = {
  SEOLLAL: ['2025-01-29', '2026-02-17', '2027-02-07', '2028-01-27', '2029-02-13', '2030-02-03'],
  CHUSEOK: ['2025-10-06', '2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22', '2030-09-12'],
  BUDDHA: ['2025-05-05', '2026-05-24', '2027-05-13', '2028-05-02', '2029-05-20', '2030-05-09'],
}

/** 노동절 (05-01) is one, and 제헌절 (07-17) again, since the law was changed in 2026. */
const FIXED = new Set(['01-01', '03-01', '05-01', '05-05', '06-06', '07-17', '08-15', '10-03', '10-09', '12-25'])
/** These are made up for when they fall on a Saturday or Sunday (관공서의 공휴일에 관한 규정). */
const MADE_UP_FOR = new Set(['03-01', '05-01', '05-05', '07-17', '08-15', '10-03', '10-09', '12-25'])
/** The days of elections, which the law on elections sets. */
const ELECTIONS = new Set(['2026-06-03', '2028-04-12', '2030-04-03', '2030-06-12'])

/** Whether a day is the feast itself. */
export function isFeast(date: string, feast: Feast): boolean {
  return LUNAR[feast].includes(date)
}

const aroundFeast = (feast: Feast) =>
  new Set(LUNAR[feast].flatMap((date) => [-1, 0, 1].map((days) => dayAfter(date, days))))
const FEAST_HOLIDAYS: Record<Feast, ReadonlySet<string>> = {
  SEOLLAL: aroundFeast('SEOLLAL'),
  CHUSEOK: aroundFeast('CHUSEOK'),
}

/** Whether a day is the feast, the day before or the day after. */
export function isFeastHoliday(date: string, feast: Feast): boolean {
  return FEAST_HOLIDAYS[feast].has(date)
}

const isSunday = (date: string) => calendarDay(date).weekday === 0
const isWeekend = (date: string) => [0, 6].includes(calendarDay(date).weekday)

const isOfTheMoon = (date: string) =>
  LUNAR.BUDDHA.includes(date) || isFeastHoliday(date, 'SEOLLAL') || isFeastHoliday(date, 'CHUSEOK')

function isNamedHoliday(date: string): boolean {
  return FIXED.has(date.slice(5)) || ELECTIONS.has(date) || isOfTheMoon(date)
}

function isOwedADay(date: string): boolean {
  // Two holidays fall on one day.
  if (isOfTheMoon(date) && FIXED.has(date.slice(5))) return true
  if (MADE_UP_FOR.has(date.slice(5)) || LUNAR.BUDDHA.includes(date)) return isWeekend(date)
  return isSunday(date) && isOfTheMoon(date)
}

/** Whether a day is a public holiday of Korea, days in lieu included; Sundays that are nothing else are none. */
export function isPublicHoliday(date: string): boolean {
  if (isNamedHoliday(date)) return true
  // A day in lieu is the first working day after a holiday that fell on a weekend.
  if (isWeekend(date)) return false
  for (let before = dayAfter(date, -1); isWeekend(before) || isNamedHoliday(before); before = dayAfter(before, -1)) {
    if (isOwedADay(before)) return true
  }
  return false
}
