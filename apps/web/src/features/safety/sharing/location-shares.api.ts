import type { LocationShareDraft } from '@honjeo/contract/safety/sharing'
import type { FixDraft } from '@honjeo/contract/position'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'

export const mySharesQuery = () =>
  queryOptions({
    queryKey: ['location-shares', 'mine'],
    queryFn: ({ signal }) => request('GET /api/location-shares', {}, { signal }),
    refetchOnReconnect: true,
  })

export const startShare = (body: LocationShareDraft) => request('POST /api/location-shares', { body })

export const sendFix = (shareId: number, fix: FixDraft) =>
  request('PUT /api/location-shares/:shareId/fix', { params: { shareId }, body: fix })

export const endShare = (shareId: number) => request('DELETE /api/location-shares/:shareId', { params: { shareId } })

export const revokeViewer = (shareId: number, viewerId: number) =>
  request('DELETE /api/location-shares/:shareId/viewers/:viewerId', { params: { shareId, viewerId } })

export const refreshShares = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: mySharesQuery().queryKey })

/** What whoever has the link sees. */
export const sharedLocationQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-location', token],
    queryFn: ({ signal }) => request('GET /api/shared-locations/:token', { params: { token } }, { signal }),
    refetchOnReconnect: true,
  })
