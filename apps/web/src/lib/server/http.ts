import type { Api } from '@honjeo/contract/routes'
import { REQUEST_TIMEOUT_MS } from '@honjeo/contract/values/limits'
import { ApiError, noticeSuspension } from './api-error.ts'
import { readAccount, renewAccessToken } from './session.ts'
import { noteServerTime } from './server-time.ts'
import type { Failure } from '@honjeo/contract/common'
import { serverText } from './server-text.ts'

/** The server has no address of its own to call, so what renders a page there answers its calls. */
const origin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)
let answerCall: ((path: string) => Promise<Answer>) | undefined

/** Has calls answered by what renders a page, in place of a server elsewhere: without what a network needs. */
export function answerCallsBy(answer: (path: string) => Promise<Answer>): void {
  answerCall = answer
}

/** What the page asked for before the app was there, by its address: `paint-first.ts` asks with the member's token. */
export interface EarlyAnswer {
  accessToken: string
  /** The time when it was sent, ms since 1970. */
  sentAt: number
  /** The answer; undefined where there was none. */
  response: Promise<Response | undefined>
}

declare global {
  var earlyAnswers: Map<string, EarlyAnswer> | undefined
}

/** The answer that the page has asked for already, which is given away once, and to the same member. */
function takeEarlyAnswer(url: URL, accessToken: string | null): EarlyAnswer | undefined {
  const key = url.pathname + url.search
  const early = globalThis.earlyAnswers?.get(key)
  globalThis.earlyAnswers?.delete(key)
  return early?.accessToken === accessToken ? early : undefined
}

export interface RequestOptions {
  signal?: AbortSignal | undefined
  /** A key for writes a double tap could repeat: one key per intent, kept for its retries. */
  idempotencyKey?: string | undefined
  /** The time to wait for an answer that takes long, in ms. */
  timeoutMs?: number | undefined
}

interface AnyCall {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/**
 * Calls a route of the contract and answers with the envelope's `result`; every failure is an `ApiError`,
 * except a cancelled call, which rejects with the signal's reason.
 * A 401 renews the access token and asks once more; when it cannot be renewed the session ends.
 */
export function request<K extends keyof Api>(
  route: K,
  call: Api[K]['call'],
  options?: RequestOptions,
): Promise<Api[K]['reply']>
export async function request(route: string, call: AnyCall, options: RequestOptions = {}): Promise<unknown> {
  const [method, template] = route.split(' ') as [string, string]
  const isAuthCall = template.startsWith('/api/auth/') && template !== '/api/auth/logout'
  const url = urlOf(template, call)
  if (answerCall !== undefined) return resultOf(await answerCall(url.pathname + url.search))
  const sendAs = (accessToken: string | null) =>
    exchange({ method, url, body: call.body, accessToken, read: readResult }, options)
  return isAuthCall ? sendAs(null) : withSession(sendAs)
}

/** A file that only the member may have; failures are those of `request`. */
export function requestFile(path: string, options: Pick<RequestOptions, 'timeoutMs'> = {}): Promise<Blob> {
  const url = new URL(path, origin())
  return withSession((accessToken) =>
    exchange({ method: 'GET', url, body: undefined, accessToken, read: readFile }, options),
  )
}

/** Sends with the member's token, if there is one; after a 401 once more with a fresh one. */
export async function withSession<T>(sendAs: (accessToken: string | null) => Promise<T>): Promise<T> {
  const token = readAccount()?.accessToken ?? null
  const attempt = (accessToken: string | null) => sendAs(accessToken).catch(rethrowNoticed)
  try {
    return await attempt(token)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    const renewed = await renewSession(token)
    if (renewed === null) throw error
    return attempt(renewed)
  }
}

function rethrowNoticed(error: unknown): never {
  if (error instanceof ApiError) noticeSuspension(error.code)
  throw error
}

/** A fresh access token in place of `usedToken`; see `renewAccessToken`. */
export const renewSession = (usedToken: string | null) =>
  renewAccessToken(usedToken, (refreshToken) => request('POST /api/auth/reissue', { body: { refreshToken } }))

function urlOf(template: string, { params, query }: AnyCall): URL {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const url = new URL(path, origin())
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url
}

async function readResult(response: Response): Promise<unknown> {
  const retryAfter = response.headers.get('retry-after')
  return resultOf({ status: response.status, text: await response.text(), retryAfter })
}

async function readFile(response: Response): Promise<Blob> {
  if (!response.ok) await readResult(response)
  return response.blob()
}

interface Exchange<T> {
  method: string
  url: URL
  body: unknown
  accessToken: string | null
  /** Throws for an answer that is a failure. */
  read: (response: Response) => Promise<T>
}

async function exchange<T>(
  { method, url, body, accessToken, read }: Exchange<T>,
  { signal, idempotencyKey, timeoutMs = REQUEST_TIMEOUT_MS }: RequestOptions = {},
): Promise<T> {
  const headers = new Headers()
  if (accessToken !== null) headers.set('authorization', `Bearer ${accessToken}`)
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  if (body !== undefined) headers.set('content-type', 'application/json')

  // AbortSignal.any would be shorter, but iOS 16 does not know it.
  const controller = new AbortController()
  const handleAbort = () => controller.abort(signal?.reason)
  if (signal?.aborted === true) handleAbort()
  signal?.addEventListener('abort', handleAbort)
  const timer = setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), timeoutMs)

  let sentAt = Date.now()
  try {
    const early = method === 'GET' ? takeEarlyAnswer(url, accessToken) : undefined
    const earlyResponse = await early?.response
    if (signal?.aborted === true) throw signal.reason
    if (early !== undefined && earlyResponse !== undefined) sentAt = early.sentAt
    const response =
      earlyResponse ??
      (await fetch(url, {
        method,
        headers,
        // The browser answers a call with what the page had fetched ahead for visitors, whatever its headers are, unless
        // the credentials mode differs. Both modes send the same to the app's own server, which reads no cookies.
        credentials: accessToken === null ? 'same-origin' : 'include',
        signal: controller.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }))
    noteServerTime(response.headers.get('date'), sentAt)
    return await read(response)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (signal?.aborted === true) throw signal.reason
    throw new ApiError(0, 'NETWORK', 'no answer', { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', handleAbort)
  }
}

export interface Answer {
  /** HTTP status */
  status: number
  text: string
  /** Value of the `retry-after` header */
  retryAfter: string | null
}

/** What the envelope of an answer holds as `result`; every failure is thrown as an `ApiError`. */
export function resultOf({ status, text, retryAfter }: Answer): unknown {
  const envelope = parseEnvelope(text)
  if (envelope === null) throw new ApiError(status, 'UNKNOWN', 'the answer is not of this API')
  if (status >= 200 && status < 300 && envelope.isSuccess) return envelope.result
  const { code, message, result } = envelope as Failure
  throw new ApiError(status, code, serverText(code, null, message), {
    fields: result?.fields && fieldTexts(result),
    result,
    retryAfter: Number(retryAfter) || undefined,
  })
}

function fieldTexts({ fields = {}, faults = {} }: NonNullable<Failure['result']>): Record<string, string> {
  const texts = Object.entries(fields).map(([field, message]) => {
    const fault = faults[field]
    return [field, serverText(fault?.code, fault?.args ?? null, message)]
  })
  return Object.fromEntries(texts)
}

function parseEnvelope(text: string): { isSuccess: boolean; result?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'isSuccess' in value
      ? (value as { isSuccess: boolean; result?: unknown })
      : null
  } catch {
    return null
  }
}
