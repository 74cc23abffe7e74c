import { EMAIL_PATTERN } from '@honjeo/contract/values/email'
import { EMAIL_MAX } from '@honjeo/contract/values/limits'
import { createServiceClient, ServiceFailure } from '@honjeo/resilience/service-client'
import type { BaseLogger } from 'pino'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'

export class KakaoFailure extends ServiceFailure {
  override name = 'KakaoFailure'
}

export interface KakaoPerson {
  kakaoId: string
  /** The address in lower case; null: Kakao has none that it has checked, or the person keeps it to themselves. */
  email: string | null
  nickname: string | null
}

export interface Kakao {
  /** Returns the address where people are asked whether they want to; they come back to `redirectUri` with the state. */
  consentUrl(state: string): string
  /** Returns the person behind a code, which works once. Rejects with `KakaoFailure`. */
  findPerson(code: string): Promise<KakaoPerson>
}

export interface KakaoSettings {
  clientId: string
  clientSecret: string | null
  /** Base addresses without a trailing slash; others than Kakao's own in tests. */
  authUrl: string
  apiUrl: string
}

export interface KakaoService extends KakaoSettings {
  /** The limit for both questions together. */
  timeLimitMs?: number
}

const TIME_LIMIT_MS = 5000
const ANSWER_MAX_BYTES = 65_536

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }) })
const Person = Type.Object({
  // A number that JSON.parse would round is another person's.
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  kakao_account: Type.Optional(
    Type.Object({
      email: Type.Optional(Type.String()),
      is_email_valid: Type.Optional(Type.Boolean()),
      is_email_verified: Type.Optional(Type.Boolean()),
      profile: Type.Optional(Type.Object({ nickname: Type.Optional(Type.String()) })),
    }),
  ),
})
const isEmail = (text: string) => text.length <= EMAIL_MAX && new RegExp(EMAIL_PATTERN, 'u').test(text)

/** Kakao's OAuth 2.0 for servers. Its tokens serve one look at who it is, and are forgotten. */
export function createKakao(
  { clientId, clientSecret, authUrl, apiUrl, timeLimitMs = TIME_LIMIT_MS }: KakaoService,
  redirectUri: string,
  log: Pick<BaseLogger, 'warn' | 'info'>,
): Kakao {
  // A code that was made up is no fault of Kakao's.
  const client = createServiceClient({ to: 'kakao', Failure: KakaoFailure, answerMaxBytes: ANSWER_MAX_BYTES, log })

  async function ask<Answer extends TSchema>(
    schema: Answer,
    url: string,
    request: RequestInit & { signal: AbortSignal },
  ): Promise<Static<Answer>> {
    const answer = await client.askJson(url, request)
    if (!Value.Check(schema, answer)) throw new KakaoFailure('an answer of another form')
    return answer
  }

  async function askFor(code: string): Promise<KakaoPerson> {
    const signal = AbortSignal.timeout(timeLimitMs)
    const { access_token: token } = await ask(Token, `${authUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        ...(clientSecret === null ? {} : { client_secret: clientSecret }),
      }),
      signal,
    })
    const headers = { authorization: `Bearer ${token}` }
    return toPerson(await ask(Person, `${apiUrl}/v2/user/me`, { headers, signal }))
  }

  return {
    consentUrl(state) {
      const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state }
      return `${authUrl}/oauth/authorize?${new URLSearchParams(query).toString()}`
    },

    findPerson: (code) => client.run(() => askFor(code)),
  }
}

function toPerson({ id, kakao_account: account = {} }: Static<typeof Person>): KakaoPerson {
  const { email, is_email_valid: isValid, is_email_verified: isVerified, profile } = account
  const isProven = email !== undefined && isValid === true && isVerified === true && isEmail(email)
  return {
    kakaoId: String(id),
    email: isProven ? email.toLowerCase() : null,
    nickname: profile?.nickname ?? null,
  }
}
