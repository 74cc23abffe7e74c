import type { StaffFactors } from '@honjeo/contract/admin/factors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { staffRequest } from './staff-request.ts'

export const authenticatorQuery = () =>
  queryOptions({
    queryKey: ['admin', 'authenticator'],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/authenticator', {}, { signal }),
  })

/** An empty code: there is no authenticator yet. */
export const beginEnrolment = ({ password, code }: StaffFactors) =>
  request('POST /api/admin/authenticator', { body: code === '' ? { password } : { password, code } })

export const confirmEnrolment = (code: string) => request('POST /api/admin/authenticator/confirm', { body: { code } })

export async function renewRecoveryCodes(factors: StaffFactors): Promise<string[]> {
  return (await request('POST /api/admin/authenticator/recovery-codes', { body: factors })).recoveryCodes
}
