import { expect, it } from 'vitest'
import { clockTimeOf, minuteOf } from './clock-time.ts'

it.each([
  ['00:00', 0],
  ['07:05', 425],
  ['22:30', 1350],
  ['23:59', 1439],
  ['25:00', 1500],
])('%s is minute %i of the day, and back', (time, minute) => {
  expect(minuteOf(time)).toBe(minute)
  expect(clockTimeOf(minute)).toBe(time)
})
