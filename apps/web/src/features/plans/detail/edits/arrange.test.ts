import { expect, it } from 'vitest'
import { daysOf, lettersOf, spot } from '../testing/plans.ts'
import { changeSpot, findSpot, insertSpot, moveSpot, removeSpot, stepPlace } from './arrange.ts'

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
