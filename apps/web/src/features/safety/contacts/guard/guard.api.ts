import type { PushSubscriptionDraft } from '@honjeo/contract/push'
import type { Language } from '@honjeo/contract/values/enums'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

/** For a contact who has allowed no push this page is the only way: it asks often, as long as it is looked at. */
const POLL_MS = 10_000

export const guardQuery = (token: string) =>
  queryOptions({
    queryKey: ['guard', token],
    queryFn: ({ signal }) => request('GET /api/contact-browsers/:token', { params: { token } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.drill === 'QUEUED' ? POLL_MS / 4 : POLL_MS),
    refetchOnReconnect: true,
  })

export const answerGuard = (token: string, agrees: boolean, language: Language) =>
  request('POST /api/contact-browsers/:token', { params: { token }, body: { agrees, language } })

export const askToMove = (token: string) => request('POST /api/contact-browsers/:token/move', { params: { token } })

export const subscribeGuard = (token: string, body: PushSubscriptionDraft) =>
  request('PUT /api/contact-browsers/:token/push', { params: { token }, body })

export const sayHeard = (token: string) => request('POST /api/contact-browsers/:token/heard', { params: { token } })
