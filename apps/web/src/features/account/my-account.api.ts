import type { ProfileChanges } from '@honjeo/contract/users'
import type { Gender, OPTIONAL_CONSENTS, WithdrawalReason } from '@honjeo/contract/values/enums'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { profileQuery } from './account.api.ts'

export type OptionalConsent = (typeof OPTIONAL_CONSENTS)[number]

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => request('GET /api/account/sessions', {}, { signal }),
  })

export const consentsQuery = () =>
  queryOptions({
    queryKey: ['account', 'consents'],
    queryFn: ({ signal }) => request('GET /api/account/consents', {}, { signal }),
  })

export const identityQuery = () =>
  queryOptions({
    queryKey: ['account', 'identity'],
    queryFn: ({ signal }) => request('GET /api/account/identity', {}, { signal }),
  })

export const endSession = (sessionId: string) =>
  request('DELETE /api/account/sessions/:sessionId', { params: { sessionId } })

export const endOtherSessions = () => request('DELETE /api/account/sessions', {})

export const changeConsent = (body: { type: OptionalConsent; agreed: boolean }) =>
  request('PUT /api/account/consents', { body })

export const changePassword = (body: { currentPassword: string; password: string }) =>
  request('PUT /api/account/password', { body })

/** The proof by which the member confirms their identity before an act that cannot be undone. */
export type OwnProof = { password: string } | { verificationToken: string }

export const startIdentityCheck = (body: OwnProof) => request('POST /api/account/identity/checks', { body })

export const finishIdentityCheck = (webTransactionId: string) =>
  request('POST /api/account/identity/result', { body: { webTransactionId } })

export const withdraw = (body: { reason: WithdrawalReason; detail?: string } & OwnProof) =>
  request('DELETE /api/mypage/profile', { body })

/** Keeps gender and birth date, on which all that one may see of rooms depends: every screen asks for it again. */
export async function giveFacts(queryClient: QueryClient, body: { gender: Gender; birthDate: string }): Promise<void> {
  await request('PUT /api/account/facts', { body })
  await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 })
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'chat' })
}

/** Changes the profile, and lets every screen that shows a name or a picture ask for it again. */
export async function changeProfile(queryClient: QueryClient, body: ProfileChanges): Promise<void> {
  const changed = await request('PUT /api/mypage/profile', { body })
  // A conversation keeps what it holds: its messages come one by one, not by asking for all of them again.
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'chat' })
  queryClient.setQueryData(profileQuery().queryKey, changed)
}
