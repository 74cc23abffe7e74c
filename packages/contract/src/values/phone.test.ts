import { expect, it } from 'vitest'
import { parsePhone, shownPhone } from './phone.ts'

it.each([
  ['010-1234-5678', '+821012345678'],
  ['01012345678', '+821012345678'],
  ['+82 10 1234 5678', '+821012345678'],
  ['+82 (0)10-1234-5678', '+821012345678'],
  ['+81 90 1234 5678', '+819012345678'],
])('reads %s as %s', (text, e164) => {
  expect(parsePhone(text, ['82', '81'])).toBe(e164)
})

it.each([
  '064-123-4567',
  '1588-1234',
  '112',
  '060-700-1234',
  '011-123-4567',
  '010-123-4567',
  '+86 138 1234 5678',
  '+1',
])('does not take %s, which is no mobile number of a country that is allowed', (text) => {
  expect(parsePhone(text, ['82', '81'])).toBeNull()
})

it('takes none of another country where Korea alone is allowed', () => {
  expect(parsePhone('+81 90 1234 5678', ['82'])).toBeNull()
})

it('shows a Korean number as it is read', () => {
  expect([shownPhone('+821012345678'), shownPhone('+819012345678')]).toEqual(['010-1234-5678', '+819012345678'])
})
