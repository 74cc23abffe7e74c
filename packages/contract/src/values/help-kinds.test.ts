import { expect, it } from 'vitest'
import { type HelpDay, helpOpenState, type HelpWeek } from './help-kinds.ts'

const NINE_TO_SIX = { from: 540, to: 1080 }
const NIGHT = { from: 1200, to: 1560 }
const WEEK: HelpWeek = [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NIGHT, null, null]
const [MON, TUE, FRI, SAT, SUN] = [0, 1, 4, 5, 6]
const day = (weekday: number, isHoliday: boolean | null = false): HelpDay => ({ weekday, isHoliday })

it.each([
  ['within the hours', day(TUE), day(MON), 600, 'OPEN'],
  ['at the first minute', day(TUE), day(MON), 540, 'OPEN'],
  ['at the end', day(TUE), day(MON), 1080, 'CLOSED'],
  ['before them', day(TUE), day(MON), 539, 'CLOSED'],
  ['after midnight, by the night before', day(SUN), day(SAT), 119, 'OPEN'],
  ['once that night is over, on a day without hours', day(SUN), day(SAT), 120, 'UNKNOWN'],
  ['in the evening of that night', day(SAT), day(FRI), 1300, 'OPEN'],
  ['on a holiday of which no hours are known', day(TUE, true), day(MON), 600, 'UNKNOWN'],
  ['where it is not known whether it is a holiday', day(TUE, null), day(MON), 600, 'UNKNOWN'],
] as const)('%s', (_, today, yesterday, minute, expected) => {
  expect(helpOpenState(WEEK, today, yesterday, minute)).toBe(expected)
})

it('has hours of holidays of their own', () => {
  const week = [...WEEK.slice(0, 7), { from: 600, to: 720 }]
  expect(helpOpenState(week, day(TUE, true), day(MON), 650)).toBe('OPEN')
  expect(helpOpenState(week, day(TUE, true), day(MON), 900)).toBe('CLOSED')
})
