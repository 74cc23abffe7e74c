import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanRequest } from '@honjeo/contract/plans'
import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { nextMonday } from 'date-fns/nextMonday'
import type { Member, TestApp } from '../../testing/test-app.ts'

/** A Monday some weeks ahead, and the days after it: which day of the week it is decides what is open. */
export const journeyDay = (t: TestApp, index = 0) =>
  formatISO(addDays(nextMonday(addDays(t.clock.now(), 30)), index), { representation: 'date' })

/** Requests three days by car, from the airport and back. */
export const threeDays = (t: TestApp): PlanRequest => ({
  transportType: 'CAR',
  startDate: journeyDay(t),
  endDate: journeyDay(t, 2),
  start: { hub: 'AIRPORT' },
  end: { hub: 'AIRPORT' },
})

export const askForPlan = (t: TestApp, as: Member, request: Partial<PlanRequest> = {}, headers = {}) =>
  t.call<PlanDetail>('/api/plans/ai', { method: 'POST', headers, body: { ...threeDays(t), ...request } }, as)

export async function addAutomaticPlan(
  t: TestApp,
  as: Member,
  request: Partial<PlanRequest> = {},
): Promise<PlanDetail> {
  const { status, code, result } = await askForPlan(t, as, request)
  if (status !== 201) throw new Error(`no plan: ${code}`)
  return result
}
