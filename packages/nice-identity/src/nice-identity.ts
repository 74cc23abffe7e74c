import { createServiceClient, ServiceFailure } from '@honjeo/resilience/service-client'
import { randomBytes } from 'node:crypto'
import type { BaseLogger } from 'pino'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { deriveNiceKeys, openNiceAnswer } from './nice-cipher.ts'

export class NiceFailure extends ServiceFailure {
  override name = 'NiceFailure'
}

/** The person who was checked. NICE also says name and telephone number, which are read by no one here. */
export interface CheckedPerson {
  /** The number by which one person is the same at every service; it is to be kept as a keyed hash at most. */
  ci: string
  gender: 'MALE' | 'FEMALE'
  /** The birth date, such as 1995-03-02. */
  birthDate: string
}

export interface StartedCheck {
  /** The page where the person is checked. */
  url: string
  /** The secret state that `findPerson` needs of this check. */
  state: string
}

export interface NiceIdentity {
  /** Begins a check. Rejects with `NiceFailure`. */
  start(): Promise<StartedCheck>
  /** Returns the person of a check that was begun here, by the number that NICE sent the browser back with. Rejects with `NiceFailure`. */
  findPerson(state: string, webTransactionId: string): Promise<CheckedPerson>
}

export interface NiceSettings {
  clientId: string
  clientSecret: string
  /** The base address without a trailing slash; another than NICE's own in tests. */
  apiUrl: string
}

export interface NiceService extends NiceSettings {
  /** The limit for the questions of one call together. */
  timeLimitMs?: number
}

const TIME_LIMIT_MS = 8000
const ANSWER_MAX_BYTES = 65_536
/** NICE's own number is far below; a made-up one would hold a thread for minutes. */
const ITERATIONS_MAX = 1_000_000
const SUCCESS = '0000'

const Text = Type.String({ minLength: 1, maxLength: 4096 })
const Token = Type.Object({
  access_token: Text,
  ticket: Text,
  iterators: Type.Integer({ minimum: 1, maximum: ITERATIONS_MAX }),
})
const Begun = Type.Object({ auth_url: Text, transaction_id: Text })
const Sealed = Type.Object({ enc_data: Type.String({ minLength: 1 }), integrity_value: Text })
const State = Type.Object({
  token: Text,
  ticket: Text,
  iterations: Type.Integer(),
  transactionId: Text,
  requestNo: Text,
})
const Person = Type.Object({
  ci: Type.String({ minLength: 40, maxLength: 200 }),
  birthdate: Type.String({ pattern: '^\\d{8}$' }),
  gender: Type.Union([Type.Literal('0'), Type.Literal('1')]),
})

/**
 * Identity checks (본인확인) by NICE's standard window: the person is checked on a page of NICE, and the answer is fetched
 * from server to server. See docs/decisions/0066.
 */
export function createNiceIdentity(
  { clientId, clientSecret, apiUrl, timeLimitMs = TIME_LIMIT_MS }: NiceService,
  /** The addresses where people come back to, and where they do when they give up. */
  { returnUrl, closeUrl }: { returnUrl: string; closeUrl: string },
  log: Pick<BaseLogger, 'warn' | 'info'>,
): NiceIdentity {
  const client = createServiceClient({ to: 'identity', Failure: NiceFailure, answerMaxBytes: ANSWER_MAX_BYTES, log })

  async function post<Answer extends TSchema>(
    schema: Answer,
    path: string,
    { authorization, body, signal }: { authorization: string; body: object; signal: AbortSignal },
  ): Promise<Static<Answer>> {
    const answer = await client.askJson(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'x-intc-devlang': 'linux/nodejs' },
      body: JSON.stringify(body),
      signal,
    })
    const code = codeOf(answer)
    if (code === undefined) throw new NiceFailure('an answer of another form')
    if (code !== SUCCESS) throw new NiceFailure(`code ${code}`, false)
    if (!Value.Check(schema, answer)) throw new NiceFailure('an answer of another form')
    return answer
  }

  return {
    start: () =>
      client.run(async () => {
        const signal = AbortSignal.timeout(timeLimitMs)
        const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64url')
        const granted = await post(Token, '/auth/token', {
          authorization: `Basic ${basic}`,
          body: { grant_type: 'client_credentials', request_no: newRequestNo() },
          signal,
        })
        const requestNo = newRequestNo()
        const begun = await post(Begun, '/auth/url', {
          authorization: `Bearer ${granted.access_token}`,
          body: {
            request_no: requestNo,
            return_url: returnUrl,
            close_url: closeUrl,
            svc_types: ['M'],
            method_type: 'GET',
            exp_mods: ['closeButtonOn'],
          },
          signal,
        })
        if (!isPage(begun.auth_url, apiUrl)) throw new NiceFailure('a page that is none')
        const { access_token: token, ticket, iterators: iterations } = granted
        const state = { token, ticket, iterations, transactionId: begun.transaction_id, requestNo }
        return { url: begun.auth_url, state: JSON.stringify(state) }
      }),

    findPerson: (state, webTransactionId) =>
      client.run(async () => {
        const { token, requestNo, ...material } = Value.Parse(State, JSON.parse(state))
        const sealed = await post(Sealed, '/auth/result', {
          authorization: `Bearer ${token}`,
          body: {
            web_transaction_id: webTransactionId,
            transaction_id: material.transactionId,
            request_no: requestNo,
          },
          signal: AbortSignal.timeout(timeLimitMs),
        })
        // The key is of this check alone, so an answer about another person's check does not open.
        const answer = openNiceAnswer(await deriveNiceKeys(material), sealed.enc_data, sealed.integrity_value)
        if (answer === null) throw new NiceFailure('an answer of another check', false)
        return toPerson(answer)
      }),
  }
}

/** Returns a number of 20 to 50 letters, each used once. */
const newRequestNo = () => `honjeo${randomBytes(16).toString('hex')}`

/** Whether it is a page to lead people to: by https, or of the very server that named it. */
function isPage(address: string, apiUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || origin === new URL(apiUrl).origin
}

/** Returns the code with which NICE says how it went, as far as it can be written down. */
function codeOf(answer: unknown): string | undefined {
  const code = typeof answer === 'object' && answer !== null && 'result_code' in answer ? answer.result_code : undefined
  return typeof code === 'string' && /^\w{1,8}$/.test(code) ? code : undefined
}

function toPerson(answer: string): CheckedPerson {
  let person: unknown
  try {
    person = JSON.parse(answer)
  } catch {
    throw new NiceFailure('a person of another form')
  }
  // People of whom NICE has no CI cannot be known again.
  if (!Value.Check(Person, person)) throw new NiceFailure('a person of another form', false)
  const { ci, birthdate, gender } = person
  const birthDate = `${birthdate.slice(0, 4)}-${birthdate.slice(4, 6)}-${birthdate.slice(6)}`
  const day = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== birthDate) {
    throw new NiceFailure('a birth date that is none', false)
  }
  return { ci, gender: gender === '1' ? 'MALE' : 'FEMALE', birthDate }
}
