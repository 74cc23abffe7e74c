import fc from 'fast-check'
import { expect, it } from 'vitest'
import { likeness } from './likeness.ts'

const word = fc.string({ unit: fc.constantFrom('ㄱ', 'ㅏ', 'ㄴ', '1'), minLength: 1, maxLength: 8 })

/** Returns the edit distance between whole texts, by its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return distance(restA, restB)
  return 1 + Math.min(distance(restA, restB), distance(restA, b), distance(a, restB))
}

const substrings = (text: string) =>
  Array.from(text).flatMap((_, from) =>
    Array.from(text.slice(from), (__, length) => text.slice(from, from + length + 1)),
  )

it('is whole for what is in the text, wherever that is', () => {
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(likeness(b, a + b + c)).toBe(1)
    }),
  )
})

it('is the least share of letters to change in any part of the text', () => {
  const short = fc.string({ unit: fc.constantFrom('ㄱ', 'ㅏ'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(short, short, (needle, text) => {
      const least = Math.min(needle.length, ...substrings(text).map((part) => distance(needle, part)))
      expect(likeness(needle, text)).toBeCloseTo(1 - least / needle.length)
    }),
    { numRuns: 60 },
  )
})

it('is none without a text or a name', () => {
  expect([likeness('', 'ㄱㅏ'), likeness('ㄱㅏ', '')]).toEqual([0, 0])
})
