import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanChange, PlanDraft, PlanRequest } from '@honjeo/contract/plans'
import { PAGE_SIZE_MAX } from '@honjeo/contract/values/limits'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request, type RequestOptions } from '#lib/server/http.ts'

const MINUTE_MS = 60_000
const DETAILS_KEY = ['plans', 'detail']
const ALTERNATIVES_KEY = ['plans', 'alternatives']

export const planQuery = (planId: number) =>
  queryOptions({
    queryKey: [...DETAILS_KEY, planId],
    queryFn: ({ signal }) => request('GET /api/plans/:planId', { params: { planId } }, { signal }),
  })

/** The pages are as long as may be: they are shown in groups, which only the first of several pages would fill. */
export const myPlansQuery = () =>
  infiniteQueryOptions({
    queryKey: ['plans', 'mine'],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/mypage/plans', { query: { size: PAGE_SIZE_MAX, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
    staleTime: MINUTE_MS,
  })

export const sharedPlanQuery = (token: string) =>
  queryOptions({
    queryKey: ['plans', 'shared', token],
    queryFn: ({ signal }) => request('GET /api/shared-plans/:token', { params: { token } }, { signal }),
  })

/** `version`: what fits a stop depends on the stops around it. */
export const alternativesQuery = (planId: number, spotId: string, version: number) =>
  queryOptions({
    queryKey: [...ALTERNATIVES_KEY, planId, spotId, version],
    queryFn: async ({ signal }) => {
      const route = 'GET /api/plans/:planId/spots/:spotId/alternatives'
      return (await request(route, { params: { planId, spotId } }, { signal })).alternatives
    },
    staleTime: MINUTE_MS,
  })

export const createPlan = (draft: PlanDraft, idempotencyKey: string) =>
  request('POST /api/plans', { body: draft }, { idempotencyKey })

export const createPlanByAi = (wanted: PlanRequest, options: RequestOptions) =>
  request('POST /api/plans/ai', { body: wanted }, options)

export const readWishes = (wishes: string) => request('POST /api/plans/wishes', { body: { wishes } })

export const changePlan = (planId: number, change: PlanChange, idempotencyKey: string) =>
  request('PATCH /api/plans/:planId', { params: { planId }, body: change }, { idempotencyKey })

export const deletePlan = (planId: number) => request('DELETE /api/plans/:planId', { params: { planId } })

/** Without a date the copy begins when the plan does. */
export const copyPlan = (planId: number, startDate: string | undefined, idempotencyKey: string) =>
  request('POST /api/plans/:planId/copy', { params: { planId }, body: { startDate } }, { idempotencyKey })

/** Optimizes a day, or without one the whole journey. */
export const optimizePlan = (planId: number, dayIndex: number | undefined, signal?: AbortSignal) =>
  request('POST /api/plans/:planId/optimize', { params: { planId }, body: { dayIndex } }, { signal })

export const planForRain = (planId: number, dayIndex: number, signal?: AbortSignal) =>
  request('POST /api/plans/:planId/dry-day', { params: { planId }, body: { dayIndex } }, { signal })

export const sharePlan = (planId: number, withMemos: boolean) =>
  request('POST /api/plans/:planId/share', { params: { planId }, body: { withMemos } })

export const endSharing = (planId: number) => request('DELETE /api/plans/:planId/share', { params: { planId } })

export const copySharedPlan = (token: string, startDate: string | undefined, idempotencyKey: string) =>
  request('POST /api/shared-plans/:token/copy', { params: { token }, body: { startDate } }, { idempotencyKey })

export function refreshMyPlans(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: myPlansQuery().queryKey })
}

/** Shows what the server answered with; the list has it when it is looked at again. */
export function showPlan(queryClient: QueryClient, plan: PlanDetail): void {
  queryClient.setQueryData(planQuery(plan.planId).queryKey, plan)
  void refreshMyPlans(queryClient)
}

/** Shows how a plan is shared now, before it is asked for again; a null path: it no longer is. */
export function showSharing(queryClient: QueryClient, planId: number, sharePath: string | null, sharesMemos: boolean) {
  queryClient.setQueryData(planQuery(planId).queryKey, (plan) => plan && { ...plan, sharePath, sharesMemos })
  void refreshMyPlans(queryClient)
}

/** Forgets what is cached of a plan that is no more. */
export function forgetPlan(queryClient: QueryClient, planId: number): void {
  queryClient.removeQueries({ queryKey: planQuery(planId).queryKey })
  void refreshMyPlans(queryClient)
}
