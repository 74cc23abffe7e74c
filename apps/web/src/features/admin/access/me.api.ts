import type { StaffMe } from '@honjeo/contract/admin/staff'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'
import { queryClient } from '#lib/query-client.ts'

/** Answers to staff alone, and to them without their password. */
export const staffMeQuery = () =>
  queryOptions({
    queryKey: ['admin', 'me'],
    queryFn: ({ signal }) => request('GET /api/admin/me', {}, { signal }),
    staleTime: Infinity,
  })

const KEY = staffMeQuery().queryKey

export async function giveProof(password: string): Promise<void> {
  queryClient.setQueryData(KEY, await request('POST /api/admin/proof', { body: { password } }))
}

/** What the server has said last; the device's clock is not asked, for it may be wrong. */
export const isProofMissing = () => queryClient.getQueryData<StaffMe>(KEY)?.provenUntil === null

export const forgetProof = () => void queryClient.setQueryData<StaffMe>(KEY, (me) => me && { ...me, provenUntil: null })
