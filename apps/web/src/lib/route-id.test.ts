import { expect, it } from 'vitest'
import { parseId } from './route-id.ts'

it('reads the ids the server gives', () => {
  expect(parseId('1')).toBe(1)
  expect(parseId('2147483647')).toBe(2_147_483_647)
})

it.each([undefined, '', '0', '-1', '01', '1.0', '1e3', ' 1', '١', 'abc', '2147483648', '99999999999'])(
  'refuses %j',
  (text) => {
    expect(parseId(text)).toBeNull()
  },
)
