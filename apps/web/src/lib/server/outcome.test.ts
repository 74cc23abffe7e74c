import * as failures from '@honjeo/contract/values/error-numbers'
import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isFinal } from './outcome.ts'

it.each([
  [0, 'NETWORK', false],
  [500, 'UNKNOWN', false],
  [429, failures.TOO_MANY_REQUESTS, false],
  [401, failures.TOKEN_EXPIRED, false],
  [409, failures.KEY_IN_USE, false],
  [409, failures.TIMER_ENDED, true],
  [403, failures.WRONG_PIN, true],
] as const)('an answer of %d (%s) is the last word: %s', (status, code, isLast) => {
  expect(isFinal(new ApiError(status, code, ''))).toBe(isLast)
})

it('takes nothing for an answer that is none', () => {
  expect(isFinal(new TypeError('failed to fetch'))).toBe(false)
})
