import type { StaffFactors } from '@honjeo/contract/admin/factors'
import type { StaffMe } from '@honjeo/contract/admin/staff'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'
import { queryClient } from '#lib/query-client.ts'

/** Answers to staff alone, and to them without password and code. */
export const staffMeQuery = () =>
  queryOptions({
    queryKey: ['admin', 'me'],
    queryFn: ({ signal }) => request('GET /api/admin/me', {}, { signal }),
    staleTime: Infinity,
  })

const KEY = staffMeQuery().queryKey

export const setStaffMe = (me: StaffMe) => void queryClient.setQueryData(KEY, me)

export async function giveProof(factors: StaffFactors): Promise<void> {
  setStaffMe(await request('POST /api/admin/proof', { body: factors }))
}

/** What the server has said last; the device's clock is not asked, for it may be wrong. */
export const isProofMissing = () => queryClient.getQueryData<StaffMe>(KEY)?.provenUntil === null

export const forgetProof = () => void queryClient.setQueryData<StaffMe>(KEY, (me) => me && { ...me, provenUntil: null })

/** It has come, or gone, elsewhere. */
export const refetchStaffMe = () => void queryClient.invalidateQueries({ queryKey: KEY })
