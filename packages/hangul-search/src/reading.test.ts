import { expect, it } from 'vitest'
import { readingsOf } from './reading.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const ALL_OF_THREE = LETTERS.flatMap((a) => LETTERS.flatMap((b) => LETTERS.map((c) => a + b + c)))

it('reads every text of three Latin letters as it was typed, also where the other keyboard has nothing for it', () => {
  const unread = ALL_OF_THREE.filter((text) => readingsOf(text)[0]?.key !== text)
  expect(unread).toEqual([])
})

it.each(['hotel', 'Hospital', 'hostel near the airport', 'horse riding', 'how to get to Hallasan', 'HOTEL'])(
  'reads %j as it was typed',
  (text) => {
    expect(readingsOf(text)[0]?.text).toBe(text)
  },
)

it('reads what was typed on the other keyboard', () => {
  expect(readingsOf('toquf').map(({ key }) => key)).toContain('새별')
  expect(readingsOf('해ㅐ힏').map(({ key }) => key)).toContain('google')
})
