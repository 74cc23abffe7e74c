import { expect, it } from 'vitest'
import { clockAtMinute, minuteOfDay } from './minute-of-day.ts'

it.each([
  ['00:00', 0],
  ['07:05', 425],
  ['22:30', 1350],
  ['23:59', 1439],
])('%s is minute %i of the day, and back', (clock, minute) => {
  expect(minuteOfDay(clock)).toBe(minute)
  expect(clockAtMinute(minute)).toBe(clock)
})
