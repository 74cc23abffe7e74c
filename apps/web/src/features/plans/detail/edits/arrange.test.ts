import { describe, expect, it } from 'vitest'
import { daysOf, lettersOf, spot } from '../testing/plans.ts'
import {
  changeSpot,
  findSpot,
  insertSpot,
  isSamePlace,
  moveSpot,
  onDates,
  placeAt,
  removeSpot,
  rowsOf,
  stepPlace,
} from './arrange.ts'

const days = daysOf('abc', '', 'd')

it('moves a stop within its day and into another one, and leaves the given days as they are', () => {
  expect(lettersOf(moveSpot(days, 'a', { dayIndex: 0, index: 2 }))).toEqual(['bca', '', 'd'])
  expect(lettersOf(moveSpot(days, 'c', { dayIndex: 2, index: 0 }))).toEqual(['ab', '', 'cd'])
  expect(lettersOf(moveSpot(days, 'x', { dayIndex: 0, index: 0 }))).toEqual(['abc', '', 'd'])
  expect(lettersOf(days)).toEqual(['abc', '', 'd'])
})

it('puts in, takes out and changes a stop', () => {
  expect(lettersOf(insertSpot(days, spot('x'), { dayIndex: 1, index: 0 }))).toEqual(['abc', 'x', 'd'])
  expect(lettersOf(removeSpot(days, 'b'))).toEqual(['ac', '', 'd'])
  expect(findSpot(changeSpot(days, 'd', { memo: '우산' }), 'd')?.memo).toBe('우산')
})

it('steps over the edge of a day, through empty ones, and no further than the journey', () => {
  let stepped = days
  const seen: string[][] = []
  for (let to = stepPlace(stepped, 'b', 1); to !== null; to = stepPlace(stepped, 'b', 1)) {
    stepped = moveSpot(stepped, 'b', to)
    seen.push(lettersOf(stepped))
  }
  expect(seen).toEqual([
    ['acb', '', 'd'],
    ['ac', 'b', 'd'],
    ['ac', '', 'bd'],
    ['ac', '', 'db'],
  ])
  expect(stepPlace(days, 'a', -1)).toBeNull()
  expect(stepPlace(days, 'd', -1)).toEqual({ dayIndex: 1, index: 0 })
})

describe('days on other dates', () => {
  const trip = daysOf('ab', 'c', 'd')

  it('moves a journey with its stops to other dates', () => {
    const later = onDates(trip, '2026-12-31', '2027-01-02')
    expect(later.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
    expect(lettersOf(later)).toEqual(['ab', 'c', 'd'])
  })

  it('adds empty days, and loses no stop of a day that is gone', () => {
    expect(lettersOf(onDates(trip, '2026-11-27', '2026-11-30'))).toEqual(['ab', 'c', 'd', ''])
    expect(lettersOf(onDates(trip, '2026-11-27', '2026-11-27'))).toEqual(['abcd'])
  })
})

describe('rows that stops are dragged in', () => {
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
})
