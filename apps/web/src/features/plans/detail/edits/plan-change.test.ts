import { expect, it } from 'vitest'
import { daysOf, planOf } from '../testing/plans.ts'
import { changeSpot, moveSpot } from './arrange.ts'
import { changeBetween } from './plan-change.ts'

const plan = planOf(daysOf('ab', 'c'), { version: 4 })

it('has nothing to send where only the server has something to tell', () => {
  const told = {
    ...plan,
    version: 5,
    notes: ['TRAIN_IS_BUS' as const],
    days: changeSpot(plan.days, 'a', { addr1: '길' }),
  }
  expect(changeBetween(plan, told)).toBeNull()
})

it('sends the facts that changed, and all days when a stop did', () => {
  expect(changeBetween(plan, { ...plan, title: '동쪽' })).toEqual({ version: 4, title: '동쪽' })
  const moved = { ...plan, days: moveSpot(plan.days, 'a', { dayIndex: 1, index: 0 }) }
  const { days, ...rest } = changeBetween(plan, moved) ?? {}
  expect(rest).toEqual({ version: 4 })
  expect(days?.map(({ spots }) => spots.map(({ spotId }) => spotId))).toEqual([['b'], ['a', 'c']])
})
