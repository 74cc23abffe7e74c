import { expect, it } from 'vitest'
import { formatTimer, secondsUntil } from './countdown.ts'

it('counts whole seconds and shows the last one to its end', () => {
  expect(secondsUntil(600_000, 0)).toBe(600)
  expect(secondsUntil(600_000, 999)).toBe(600)
  expect(secondsUntil(600_000, 1_000)).toBe(599)
  expect(secondsUntil(600_000, 599_999)).toBe(1)
})

it('stays at 0 once the instant has passed, and without one', () => {
  expect(secondsUntil(600_000, 600_000)).toBe(0)
  expect(secondsUntil(600_000, 999_999)).toBe(0)
  expect(secondsUntil(null, 5)).toBe(0)
})

it('writes minutes and seconds', () => {
  expect(formatTimer(600)).toBe('10:00')
  expect(formatTimer(599)).toBe('9:59')
  expect(formatTimer(65)).toBe('1:05')
  expect(formatTimer(9)).toBe('0:09')
  expect(formatTimer(0)).toBe('0:00')
})
