import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jamoOf, lettersOf } from './letters.ts'

it('keeps letters and digits, whatever form they come in', () => {
  expect(lettersOf(' (주)피즈 버거-노형점 ２호 Ａ ')).toBe('주피즈버거노형점2호a')
})

it('finds every name again that a phone wrote in single jamo', () => {
  const syllables = fc.string({
    unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
  })
  fc.assert(
    fc.property(syllables, (name) => {
      expect(lettersOf(name.normalize('NFD'))).toBe(name)
      expect(lettersOf(name).length).toBe(name.length)
    }),
  )
})

it('takes syllables apart', () => {
  expect(jamoOf('값 1')).toBe('ㄱㅏㅂㅅ1')
})
