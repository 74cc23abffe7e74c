import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKept } from '#lib/kept/use-kept.ts'
import { planQuery } from '../plans.api.ts'
import { keptPlans } from './kept-plans.ts'

/** Keeps a plan that is opened on this device, and finds it there while the server is out of reach. */
export function useOfflinePlan(planId: number) {
  const { data: plan, failureReason } = useQuery({ ...planQuery(planId), refetchOnReconnect: true })
  const seen = useMemo(() => plan && { planId, plan }, [planId, plan])
  return useKept({ shelf: keptPlans, id: planId, seen, failure: failureReason })
}
