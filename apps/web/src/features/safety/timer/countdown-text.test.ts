import { describe, expect, it } from 'vitest'
import { countdownText, minutesLeft } from './countdown-text.ts'

const MINUTE_MS = 60_000

describe('a countdown', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [9000, '0:09'],
    [41 * MINUTE_MS + 59_000, '41:59'],
    [65 * MINUTE_MS, '1:05:00'],
    [24 * 60 * MINUTE_MS, '24:00:00'],
  ])('of %i ms reads %s', (ms, text) => {
    expect(countdownText(ms)).toBe(text)
  })
})

it('says the nearest minute that is left, and one as long as there is any', () => {
  expect([60.02, 59.6, 1.4, 0.1].map(minutesLeft)).toEqual([60, 60, 1, 1])
})
