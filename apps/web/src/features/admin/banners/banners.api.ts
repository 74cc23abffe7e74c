import type { BannerDraft, StaffBanner } from '@honjeo/contract/admin/publishing'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#lib/server/query-client.ts'
import { staffRequest } from '../access/staff-request.ts'
import { positionsOf } from './positions.ts'

/** The banners in their order. */
export const bannersQuery = () =>
  queryOptions({
    queryKey: ['admin', 'banners'],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/banners', {}, { signal }),
  })

/** Saves a banner; with null for `bannerId` it is a new one. */
export const saveBanner = (bannerId: number | null, draft: BannerDraft) =>
  bannerId === null
    ? staffRequest('POST /api/admin/banners', { body: draft })
    : staffRequest('PUT /api/admin/banners/:bannerId', { params: { bannerId }, body: draft })

export const deleteBanner = (bannerId: number) =>
  staffRequest('DELETE /api/admin/banners/:bannerId', { params: { bannerId } })

/** Puts them in this order, one after the other: each is an entry of the audit log by itself. */
export async function orderBanners(banners: readonly StaffBanner[]): Promise<void> {
  const key = bannersQuery().queryKey
  queryClient.setQueryData(key, [...banners])
  try {
    for (const { id, ...draft } of positionsOf(banners)) {
      // oxlint-disable-next-line no-await-in-loop -- a failure between two leaves an order that the list shows as it is
      await saveBanner(id, draft)
    }
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: key })
    throw error
  }
}
