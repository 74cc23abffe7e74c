import type { PlanDetail, PlanSummary, SharedPlan } from '@honjeo/contract/plan'
import type { PlanChange, PlanDraft, PlanSpotDraft, StalePlan } from '@honjeo/contract/plans'
import type { PageOf } from './community.ts'
import { SAEBYEOL } from './places.ts'
import type { Member, TestApp } from './test-app.ts'

type Headers = Record<string, string>

/** Drafts three days in spring by car, without stops. */
export const planDraft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({
  transportType: 'CAR',
  startDate: '2027-04-02',
  endDate: '2027-04-04',
  ...changes,
})

let made = 0
export const spotDraft = (changes: Partial<PlanSpotDraft> = {}): PlanSpotDraft => ({
  spotId: `spot-${++made}`,
  contentId: SAEBYEOL,
  title: '새별오름',
  ...changes,
})

/** What members do with plans, as calls; each answers what the server says. */
export const planActs = (t: TestApp) => ({
  make: (as: Member, changes: Partial<PlanDraft> = {}, headers: Headers = {}) =>
    t.call<PlanDetail>('/api/plans', { method: 'POST', body: planDraft(changes), headers }, as),
  read: (planId: number, as?: Member) => t.call<PlanDetail>(`/api/plans/${planId}`, {}, as),
  change: (
    plan: Pick<PlanDetail, 'planId' | 'version'>,
    body: Omit<PlanChange, 'version'>,
    as: Member,
    headers: Headers = {},
  ) =>
    t.call<PlanDetail & StalePlan>(
      `/api/plans/${plan.planId}`,
      { method: 'PATCH', body: { version: plan.version, ...body }, headers },
      as,
    ),
  remove: (planId: number, as?: Member) => t.call(`/api/plans/${planId}`, { method: 'DELETE' }, as),
  copy: (planId: number, as: Member, body: { startDate?: string } = {}, headers: Headers = {}) =>
    t.call<{ planId: number }>(`/api/plans/${planId}/copy`, { method: 'POST', body, headers }, as),
  share: (planId: number, as: Member, body: { withMemos?: boolean } = {}) =>
    t.call<{ sharePath: string }>(`/api/plans/${planId}/share`, { method: 'POST', body }, as),
  unshare: (planId: number, as: Member) => t.call(`/api/plans/${planId}/share`, { method: 'DELETE' }, as),
  shared: (token: string, as?: Member) => t.call<SharedPlan>(`/api/shared-plans/${token}`, {}, as),
  copyShared: (token: string, as?: Member, body: { startDate?: string } = {}) =>
    t.call<{ planId: number }>(`/api/shared-plans/${token}/copy`, { method: 'POST', body }, as),
  list: (as?: Member, query = '') => t.call<PageOf<PlanSummary>>(`/api/mypage/plans?${query}`, {}, as),
})

/** The token in the path of a shared plan. */
export const tokenOf = (sharePath: string) => sharePath.split('/').at(-1)!
