import { type QueryClient, useQuery } from '@tanstack/react-query'
import { findWaitingAct, type WaitingAct } from './waiting-act.ts'

const keyOf = (userId: number) => ['check-in-acts', userId]

/** What waits to be sent; where nothing can be kept, nothing does. */
const waitingActQuery = (userId: number) => ({
  queryKey: keyOf(userId),
  queryFn: () => findWaitingAct(userId).catch(() => null),
})

export function useWaitingAct(userId: number): WaitingAct | null {
  return useQuery(waitingActQuery(userId)).data ?? null
}

export function refreshWaitingAct(queryClient: QueryClient, userId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(userId) })
}
