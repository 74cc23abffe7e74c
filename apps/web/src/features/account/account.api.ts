import type { ConsentType, EmailCodePurpose } from '@honjeo/contract/values/enums'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

const PROVIDERS_FRESH_MS = 60 * 60_000

export const profileQuery = () =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => request('GET /api/mypage/profile', {}, { signal }),
  })

/** What everybody may see of a member. */
export const publicProfileQuery = (userId: number) =>
  queryOptions({
    queryKey: ['account', 'public-profile', userId],
    queryFn: ({ signal }) => request('GET /api/mypage/profile/:userId', { params: { userId } }, { signal }),
  })

export const providersQuery = () =>
  queryOptions({
    queryKey: ['account', 'providers'],
    queryFn: ({ signal }) => request('GET /api/auth/providers', {}, { signal }),
    staleTime: PROVIDERS_FRESH_MS,
  })

export const beginAsGuest = (body: { consents: { type: ConsentType; agreed: boolean }[]; name?: string }) =>
  request('POST /api/auth/guests', { body })

/** The server keeps no reason of a guest, who gave it nothing to remember. */
export const eraseGuest = () => request('DELETE /api/mypage/profile', { body: { reason: 'RARELY_USED' } })

export const logIn = (body: { email: string; password: string }) => request('POST /api/auth/login', { body })

export const exchangeKakaoTicket = (kakaoToken: string) =>
  request('POST /api/auth/kakao/session', { body: { kakaoToken } })

export const connectKakao = (body: { kakaoToken: string; password: string }) =>
  request('POST /api/account/kakao', { body })

export const requestLogOut = () => request('DELETE /api/auth/logout', {})

export const sendEmailCode = (body: { email: string; purpose: EmailCodePurpose }) =>
  request('POST /api/auth/email-codes', { body })

export const verifyEmailCode = (body: { email: string; purpose: EmailCodePurpose; code: string; requestId?: string }) =>
  request('POST /api/auth/email-codes/verify', { body })

export const checkNickname = (nickName: string) => request('GET /api/auth/check-nickname', { query: { nickName } })

export const checkPassword = (body: { verificationToken: string; password: string }) =>
  request('POST /api/auth/check-password', { body })

export const resetPassword = (body: { verificationToken: string; password: string }) =>
  request('POST /api/auth/password', { body })
