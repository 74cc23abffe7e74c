import type { PlanDetail } from '@honjeo/contract/plan'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, isRefusal } from '#lib/api-error.ts'
import { useSession } from '#lib/session.ts'
import { planQuery } from '../plans.api.ts'
import { dropKeptPlan, findKeptPlan, keepPlan } from './kept-plans.ts'

/**
 * NOT_NEEDED: the plan is there, being asked for, or refused. While no answer comes: LOOKING on the device, then KEPT, or
 * MISSING where it was not opened here lately.
 */
export type OfflinePlan =
  | { state: 'NOT_NEEDED' | 'LOOKING' | 'MISSING' }
  | { state: 'KEPT'; plan: PlanDetail; savedAt: string }

/** Deleted, or no longer the member's. */
const GONE = new Set([403, 404])

/** Keeps a plan that is opened on this device, and finds it there while the server is out of reach. */
export function useOfflinePlan(planId: number): OfflinePlan {
  const userId = useSession()?.userId
  const { data: plan, failureReason } = useQuery({ ...planQuery(planId), refetchOnReconnect: true })
  // At the first failure already: the tries that follow take seconds.
  const isAway = plan === undefined && failureReason !== null && !isRefusal(failureReason)
  const isGone = failureReason instanceof ApiError && GONE.has(failureReason.status)

  useEffect(() => {
    if (userId === undefined) return
    // Where nothing can be kept, a plan is read with a network only.
    if (isGone) dropKeptPlan(planId).catch(() => undefined)
    else if (plan !== undefined)
      keepPlan({ planId, userId, savedAt: new Date().toISOString(), plan }).catch(() => undefined)
  }, [userId, planId, plan, isGone])

  const { data: kept, isError } = useQuery({
    queryKey: ['plans', 'kept', userId, planId],
    queryFn: isAway && userId !== undefined ? () => findKeptPlan(userId, planId) : skipToken,
    retry: false,
    gcTime: 0,
  })
  if (!isAway) return { state: 'NOT_NEEDED' }
  if (kept === undefined) return { state: isError ? 'MISSING' : 'LOOKING' }
  return kept === null ? { state: 'MISSING' } : { state: 'KEPT', plan: kept.plan, savedAt: kept.savedAt }
}
