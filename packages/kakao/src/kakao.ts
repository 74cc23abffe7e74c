import { EMAIL_PATTERN } from '@honjeo/contract/values/email'
import { EMAIL_MAX } from '@honjeo/contract/values/limits'
import { CircuitOpen, createCircuit } from '@honjeo/resilience/circuit'
import { readLimitedText } from '@honjeo/resilience/limited-text'
import type { BaseLogger } from 'pino'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Says no more than what kind of failure it was: no code, no token and nothing about a person goes into a log. */
export class KakaoFailure extends Error {
  override name = 'KakaoFailure'
  /** Kakao itself is ill, rather than what it was asked. */
  readonly isOutage: boolean
  constructor(message: string, isOutage = true) {
    super(message)
    this.isOutage = isOutage
  }
}

export interface KakaoPerson {
  kakaoId: string
  /** In lower case; null: Kakao has none that it has checked, or the person keeps it to themselves. */
  email: string | null
  nickname: string | null
}

export interface Kakao {
  /** Where people are asked whether they want to; they come back to `redirectUri` with the state. */
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
  /** For both questions together. */
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
  const isOutage = (error: unknown) => error instanceof KakaoFailure && error.isOutage
  const circuit = createCircuit({ to: 'kakao', isOutage, log })

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

    async findPerson(code) {
      try {
        return await circuit.run(() => askFor(code))
      } catch (error) {
        if (error instanceof CircuitOpen) throw new KakaoFailure('it is left alone for a while')
        throw error
      }
    },
  }
}

async function ask<Answer extends TSchema>(
  schema: Answer,
  url: string,
  request: RequestInit & { signal: AbortSignal },
): Promise<Static<Answer>> {
  try {
    // Secrets are not to be carried to wherever a redirect leads.
    const reply = await fetch(url, { ...request, redirect: 'error' })
    if (!reply.ok) {
      await reply.body?.cancel()
      // A code that was made up is no fault of Kakao's.
      throw new KakaoFailure(`status ${reply.status}`, reply.status >= 500 || reply.status === 429)
    }
    const body = await readLimitedText(reply, ANSWER_MAX_BYTES)
    if (body === undefined) throw new KakaoFailure('an answer that is too long')
    const answer: unknown = JSON.parse(body)
    if (!Value.Check(schema, answer)) throw new KakaoFailure('an answer of another form')
    return answer
  } catch (error) {
    if (error instanceof KakaoFailure) throw error
    if (error instanceof SyntaxError) throw new KakaoFailure('an answer that is no JSON')
    throw new KakaoFailure(request.signal.aborted ? 'no answer in time' : 'it cannot be reached')
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
