import type { PlanLeg } from '@honjeo/contract/plan'
import { describe, expect, it } from 'vitest'
import { daysOf, planOf, spot } from '../testing/plans.ts'
import { changeSpot, findSpot, insertSpot, moveSpot } from './arrange.ts'
import { changeBetween, settledBy } from './plan-change.ts'

const plan = planOf(daysOf('ab', 'c'), { version: 4 })

it('has nothing to send where only the server has something to say', () => {
  const answered = {
    ...plan,
    version: 5,
    notes: ['TRAIN_IS_BUS' as const],
    days: changeSpot(plan.days, 'a', { addr1: '길' }),
  }
  expect(changeBetween(plan, answered)).toBeNull()
})

it('sends the facts that changed, and all days when a stop did', () => {
  expect(changeBetween(plan, { ...plan, title: '동쪽' })).toEqual({ version: 4, title: '동쪽' })
  const moved = { ...plan, days: moveSpot(plan.days, 'a', { dayIndex: 1, index: 0 }) }
  const { days, ...rest } = changeBetween(plan, moved) ?? {}
  expect(rest).toEqual({ version: 4 })
  expect(days?.map(({ spots }) => spots.map(({ spotId }) => spotId))).toEqual([['b'], ['a', 'c']])
})

describe('what the server has said', () => {
  const leg: PlanLeg = { mode: 'BUS', minutes: 20, metres: 9000, isEstimate: true }
  const answered = daysOf('abc', 'd').map((day) => ({
    ...day,
    legToEnd: leg,
    spots: day.spots.map((each) => ({
      ...each,
      leg,
      addr1: `${each.spotId}길`,
      reasons: [{ code: 'MUST' as const }, { code: 'SUNSET' as const }],
      warnings: [{ code: 'CLOSED_THEN' as const, fix: null }],
    })),
  }))

  it('leaves an arrangement the server knows as it described it', () => {
    expect(settledBy(answered, answered)).toEqual(answered)
  })

  it('forgets the ways that are no longer gone, and what was true of another hour', () => {
    const moved = settledBy(answered, moveSpot(answered, 'a', { dayIndex: 1, index: 1 }))
    expect(findSpot(moved, 'a')).toMatchObject({ leg: null, warnings: [], reasons: [{ code: 'MUST' }], addr1: 'a길' })
    expect(findSpot(moved, 'b')?.leg).toBeNull()
    expect(findSpot(moved, 'c')).toEqual(findSpot(answered, 'c'))
    expect(moved.map(({ legToEnd }) => legToEnd)).toEqual([leg, null])

    const later = settledBy(answered, changeSpot(answered, 'b', { startTime: '15:00' }))
    expect(findSpot(later, 'b')).toMatchObject({ leg, warnings: [], reasons: [{ code: 'MUST' }] })
  })

  it('takes what the server found out of a new stop, and knows nothing of a place that was replaced', () => {
    const added = insertSpot(daysOf('abc', 'd'), { ...spot('x'), memo: '우산' }, { dayIndex: 1, index: 0 })
    const answer = insertSpot(answered, { ...spot('x'), addr1: '바다길' }, { dayIndex: 1, index: 0 })
    expect(findSpot(settledBy(answer, added), 'x')).toMatchObject({ addr1: '바다길', memo: '우산' })

    const replaced = settledBy(answered, changeSpot(answered, 'b', { contentId: 5, title: '다른 곳', addr1: null }))
    expect(findSpot(replaced, 'b')).toMatchObject({
      contentId: 5,
      title: '다른 곳',
      addr1: null,
      leg: null,
      warnings: [],
    })
  })
})
