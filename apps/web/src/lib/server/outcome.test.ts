import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isFinal } from './outcome.ts'

it.each([
  [0, 'NETWORK', false],
  [500, 'UNKNOWN', false],
  [429, 'COMMON429', false],
  [401, 'AUTH4011', false],
  [409, 'COMMON4091', false],
  [409, 'CHECKIN4092', true],
  [403, 'CHECKIN4030', true],
] as const)('an answer of %d (%s) is the last word: %s', (status, code, isLast) => {
  expect(isFinal(new ApiError(status, code, ''))).toBe(isLast)
})

it('takes nothing for an answer that is none', () => {
  expect(isFinal(new TypeError('failed to fetch'))).toBe(false)
})
