import { PLANS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { expect, it } from 'vitest'
import { surplusPlans } from './surplus-plans.ts'

const ME = 1
const kept = (planId: number, userId = ME) => ({
  planId,
  userId,
  savedAt: new Date(Date.UTC(2026, 10, 1) + planId * 60_000).toISOString(),
})
const plans = (count: number) => Array.from({ length: count }, (_, index) => kept(index + 1))

it('keeps as many as there may be', () => {
  expect(surplusPlans(plans(PLANS_OFFLINE_MAX), ME)).toEqual([])
})

it('lets those go that were opened longest ago', () => {
  expect(surplusPlans(plans(PLANS_OFFLINE_MAX + 2), ME)).toEqual([1, 2])
})

it("keeps nothing of another member's", () => {
  expect(surplusPlans([kept(1), kept(2, ME + 1), kept(3)], ME)).toEqual([2])
})
