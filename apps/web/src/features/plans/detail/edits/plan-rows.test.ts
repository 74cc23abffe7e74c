import { expect, it } from 'vitest'
import { daysOf, lettersOf } from '../testing/plans.ts'
import { moveSpot } from './arrange.ts'
import { isSamePlace, placeAt, rowsOf } from './plan-rows.ts'

const days = daysOf('abc', '', 'd')
const all = rowsOf(days, null)

function drop(spotId: string, overId: string, rows = all) {
  const to = placeAt(rows, spotId, overId)
  return to && lettersOf(moveSpot(days, spotId, to))
}

it('lists heads, stops and ends of every day, or of the one that is shown', () => {
  const ids = (shown: number | null) => rowsOf(days, shown).map(({ id }) => id)
  expect(ids(null)).toEqual(['head:0', 'a', 'b', 'c', 'end:0', 'head:1', 'end:1', 'head:2', 'd', 'end:2'])
  expect(ids(2)).toEqual(['head:2', 'd', 'end:2'])
})

it('takes the place of what a stop is dropped on', () => {
  expect(drop('a', 'c')).toEqual(['bca', '', 'd'])
  expect(drop('c', 'a')).toEqual(['cab', '', 'd'])
  expect(drop('d', 'b')).toEqual(['adbc', '', ''])
  expect(drop('a', 'd')).toEqual(['bc', '', 'da'])
})

it('opens a day when dropped on its head from above, and closes the one before from below', () => {
  expect(drop('a', 'head:1')).toEqual(['bc', 'a', 'd'])
  expect(drop('d', 'head:2')).toEqual(['abc', 'd', ''])
  expect(drop('a', 'end:1')).toEqual(['bc', 'a', 'd'])
  expect(drop('b', 'head:0')).toEqual(['bac', '', 'd'])
})

it('stays within the day whose tab is open', () => {
  const rows = rowsOf(days, 0)
  expect(drop('a', 'end:0', rows)).toEqual(['bca', '', 'd'])
  expect(drop('c', 'head:0', rows)).toEqual(['cab', '', 'd'])
  expect(placeAt(rows, 'a', 'd')).toBeNull()
})

it('knows a drop that changes nothing', () => {
  expect(isSamePlace(days, 'c', placeAt(all, 'c', 'end:0') ?? { dayIndex: -1, index: 0 })).toBe(true)
  expect(isSamePlace(days, 'c', { dayIndex: 1, index: 0 })).toBe(false)
})
