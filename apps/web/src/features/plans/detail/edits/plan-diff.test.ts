import { expect, it } from 'vitest'
import { daysOf, planOf } from '../testing/plans.ts'
import { changeSpot } from './arrange.ts'
import { type MarkedSpot, planDifference } from './plan-diff.ts'

const write = (spots: MarkedSpot[] | null | undefined) => spots?.map(({ spot, mark }) => `${spot.spotId} ${mark}`)

it('finds nothing between equal plans', () => {
  expect(planDifference(planOf(daysOf('ab')), planOf(daysOf('ab')))).toEqual({ facts: [], days: [] })
})

it('marks what only one has, what is elsewhere and what reads differently, day by day', () => {
  const mine = planOf(changeSpot(daysOf('abc', 'd', 'e'), 'd', { memo: '우산' }), { title: '동쪽' })
  const theirs = planOf(daysOf('bxa', 'dc', 'e'))
  const { facts, days } = planDifference(mine, theirs)
  expect(facts).toEqual(['title'])
  expect(days.map(({ dayIndex }) => dayIndex)).toEqual([0, 1])
  expect(write(days[0]?.mine)).toEqual(['a moved', 'b moved', 'c moved'])
  expect(write(days[0]?.theirs)).toEqual(['b moved', 'x only', 'a moved'])
  expect(write(days[1]?.mine)).toEqual(['d changed'])
  expect(write(days[1]?.theirs)).toEqual(['d changed', 'c moved'])
})

it('shows a day that one of the plans does not have', () => {
  const { facts, days } = planDifference(planOf(daysOf('a')), planOf(daysOf('a', '')))
  expect(facts).toEqual(['dates'])
  expect(days).toEqual([{ dayIndex: 1, mine: null, theirs: [] }])
})
