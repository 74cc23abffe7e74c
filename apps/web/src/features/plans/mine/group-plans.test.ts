import type { PlanSummary } from '@honjeo/contract/plan'
import type { PlanStatus } from '@honjeo/contract/values/enums'
import { expect, it } from 'vitest'
import { groupPlans } from './group-plans.ts'

const plan = (planId: number, status: PlanStatus, startDate: string): PlanSummary => ({
  planId,
  title: `일정 ${planId}`,
  startDate,
  endDate: startDate,
  transportType: 'BUS',
  status,
  spotCount: 0,
  image: null,
  copyrightType: null,
  isShared: false,
})

it('puts journeys under way first, then the next ones, then the last ones', () => {
  const groups = groupPlans([
    plan(1, 'UPCOMING', '2027-03-01'),
    plan(2, 'UPCOMING', '2026-12-01'),
    plan(3, 'FINISHED', '2026-05-01'),
    plan(4, 'ONGOING', '2026-11-20'),
    plan(5, 'FINISHED', '2026-10-01'),
  ])
  expect(groups.map(({ status, plans }) => [status, plans.map(({ planId }) => planId)])).toEqual([
    ['ONGOING', [4]],
    ['UPCOMING', [2, 1]],
    ['FINISHED', [5, 3]],
  ])
})

it('shows no group without a plan', () => {
  expect(groupPlans([plan(1, 'FINISHED', '2026-05-01')]).map(({ status }) => status)).toEqual(['FINISHED'])
  expect(groupPlans([])).toEqual([])
})
