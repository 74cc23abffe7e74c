import { expect, it } from 'vitest'
import { formatTimer, secondsUntil } from './countdown.ts'

it('counts whole seconds and shows the last one to its end', () => {
  expect(secondsUntil(180_000, 0)).toBe(180)
  expect(secondsUntil(180_000, 999)).toBe(180)
  expect(secondsUntil(180_000, 1_000)).toBe(179)
  expect(secondsUntil(180_000, 179_999)).toBe(1)
})

it('stays at 0 once the instant has passed, and without one', () => {
  expect(secondsUntil(180_000, 180_000)).toBe(0)
  expect(secondsUntil(180_000, 999_999)).toBe(0)
  expect(secondsUntil(null, 5)).toBe(0)
})

it('writes minutes and seconds', () => {
  expect(formatTimer(180)).toBe('3:00')
  expect(formatTimer(65)).toBe('1:05')
  expect(formatTimer(9)).toBe('0:09')
  expect(formatTimer(0)).toBe('0:00')
})
