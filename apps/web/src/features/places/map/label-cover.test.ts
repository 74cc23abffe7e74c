import { expect, it } from 'vitest'
import { isCovered } from './label-cover.ts'

const at = { x: 100, y: 100 }

it('is so where a mark stands on the name or touches it', () => {
  expect(isCovered('한라산', true, at, [at])).toBe(true)
  expect(isCovered('한라산', true, at, [{ x: 140, y: 100 }])).toBe(true)
  expect(isCovered('한라산', true, at, [{ x: 100, y: 125 }])).toBe(true)
})

it('is not so where marks keep away', () => {
  expect(isCovered('한라산', true, at, [])).toBe(false)
  expect(
    isCovered('한라산', true, at, [
      { x: 145, y: 100 },
      { x: 100, y: 140 },
      { x: 50, y: 50 },
    ]),
  ).toBe(false)
})

it('reaches farther for a longer name, and for a major one', () => {
  const mark = [{ x: 150, y: 100 }]
  expect(isCovered('성산일출봉', false, at, mark)).toBe(true)
  expect(isCovered('우도', false, at, mark)).toBe(false)
  expect(isCovered('서귀포시', true, at, mark)).toBe(false)
  expect(isCovered('서귀포시', true, at, [{ x: 149, y: 100 }])).toBe(true)
})
