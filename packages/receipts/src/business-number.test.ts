import fc from 'fast-check'
import { expect, it } from 'vitest'
import { businessCheckDigit, isBusinessNumber } from './business-number.ts'

const eight = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 8, maxLength: 8 })
const nine = fc.tuple(fc.integer({ min: 1, max: 9 }), eight).map((parts) => parts.join(''))

it('knows the numbers of two companies everybody knows', () => {
  expect(['1248100998', '2208162517'].map(isBusinessNumber)).toEqual([true, true])
})

it('takes one last digit of ten, so that most misread numbers fail', () => {
  fc.assert(
    fc.property(nine, (digits) => {
      const good = Array.from('0123456789', (last) => digits + last).filter(isBusinessNumber)
      expect(good).toEqual([`${digits}${businessCheckDigit(digits)}`])
    }),
  )
})

it.each(['', '124810099', '124-81-00998', '12481009980', '0000000000'])('refuses %j', (text) => {
  expect(isBusinessNumber(text)).toBe(false)
})
