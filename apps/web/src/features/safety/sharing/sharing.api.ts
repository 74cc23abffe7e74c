import type { FixDraft } from '@honjeo/contract/position'
import type { LocationShare, LocationShareDraft } from '@honjeo/contract/safety/sharing'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'

export const mySharesQuery = () =>
  queryOptions({
    queryKey: ['location-shares', 'mine'],
    queryFn: ({ signal }) => request('GET /api/location-shares', {}, { signal }),
    refetchOnReconnect: true,
  })

export const startShare = (body: LocationShareDraft) => request('POST /api/location-shares', { body })

export const extendShare = (shareId: number, endsAt: string) =>
  request('PATCH /api/location-shares/:shareId', { params: { shareId }, body: { endsAt } })

export const sendFix = (shareId: number, fix: FixDraft) =>
  request('PUT /api/location-shares/:shareId/fix', { params: { shareId }, body: fix })

export const endShare = (shareId: number) => request('DELETE /api/location-shares/:shareId', { params: { shareId } })

export const revokeViewer = (shareId: number, viewerId: number) =>
  request('DELETE /api/location-shares/:shareId/viewers/:viewerId', { params: { shareId, viewerId } })

export const refreshShares = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: mySharesQuery().queryKey })

/** What a visitor with the link sees. */
export const sharedLocationQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-location', token],
    queryFn: ({ signal }) => request('GET /api/shared-locations/:token', { params: { token } }, { signal }),
    refetchOnReconnect: true,
  })

/** Shows a share as the server has just answered it. */
export function showShare(queryClient: QueryClient, share: LocationShare): void {
  queryClient.setQueryData(mySharesQuery().queryKey, (shares) =>
    shares?.map((each) => (each.shareId === share.shareId ? share : each)),
  )
}

const RETRY_MS = 20_000

/** What cannot be ended any more has ended. */
export const isOver = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status)

/** Ends a share as soon as the server can be reached, at the first try if that is now. Answers how to stop trying. */
export function endWhenHeard(shareId: number, onHeard: () => void): () => void {
  let isStopped = false
  let isAsking = false

  async function ask() {
    if (isAsking || isStopped) return
    isAsking = true
    try {
      await endShare(shareId)
    } catch (error) {
      if (!isOver(error)) return
    } finally {
      isAsking = false
    }
    if (isStopped) return
    stop()
    onHeard()
  }

  const tryAgain = () => void ask()
  const timer = setInterval(tryAgain, RETRY_MS)
  window.addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', tryAgain)
  function stop() {
    isStopped = true
    clearInterval(timer)
    window.removeEventListener('online', tryAgain)
    document.removeEventListener('visibilitychange', tryAgain)
  }
  tryAgain()
  return stop
}
