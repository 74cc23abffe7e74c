import { expect, it } from 'vitest'
import { parseId } from './paths.ts'

it('reads the ids the server gives', () => {
  expect(parseId('1')).toBe(1)
  expect(parseId('9007199254740991')).toBe(9_007_199_254_740_991)
})

it.each([undefined, '', '0', '-1', '01', '1.0', '1e3', ' 1', '١', 'abc', '9007199254740992', '99999999999999999'])(
  'refuses %j',
  (text) => {
    expect(parseId(text)).toBeNull()
  },
)
