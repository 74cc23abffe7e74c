import { expect, it } from 'vitest'
import { extentOf, toggled } from './selection.ts'

it('chooses a place, and lets it go again', () => {
  const chosen = toggled(new Set([1]), 2)
  expect([...chosen]).toEqual([1, 2])
  expect([...toggled(chosen, 1)]).toEqual([2])
})

it('leaves what was chosen before as it was', () => {
  const before = new Set([1])
  toggled(before, 2)
  expect([...before]).toEqual([1])
})

it.each([
  [[], 3, 'none'],
  [[1], 3, 'some'],
  [[1, 2, 3], 3, 'all'],
] as const)('%j of %d is %s', (ids, totalCount, extent) => {
  expect(extentOf(new Set(ids), totalCount)).toBe(extent)
})
