import * as failures from '@honjeo/contract/values/error-numbers'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, onSuspended } from './api-error.ts'
import { request, requestFile } from './http.ts'
import { clearSession, onSessionExpired, readSession, saveSession } from './session.ts'
import { stubLocalStorage } from '../stomp/testing/memory-storage.ts'

interface Seen {
  line: string
  authorization: string | undefined
  headers: IncomingMessage['headers']
  body: unknown
}
type Answer = { status: number; json?: unknown; text?: string; headers?: Record<string, string> } | 'drop' | 'hang'

let server: Server
let seen: Seen[]
let answer: (call: Seen) => Answer | Promise<Answer>
let expiries: number

const ok = (result: unknown): Answer => ({
  status: 200,
  json: { isSuccess: true, code: 'COMMON200', message: '성공입니다.', result },
})
const failure = (
  status: number,
  code: string,
  result: unknown = null,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers,
  json: { isSuccess: false, code, message: `${code}의 문장`, result },
})
const expired = failure(401, failures.TOKEN_EXPIRED)
const isReissue = (call: Seen) => call.line === 'POST /api/auth/reissue'
const reissues = () => seen.filter(isReissue)

async function readBody(incoming: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of incoming.setEncoding('utf8')) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}

beforeEach(async () => {
  seen = []
  expiries = 0
  answer = () => ok(null)
  stubLocalStorage()
  // An insecure origin: without Web Locks, as http://192.168.… is.
  vi.stubGlobal('navigator', {})
  clearSession()
  onSessionExpired(() => (expiries += 1))

  server = createServer((incoming, reply) => {
    void (async () => {
      const { method, url, headers } = incoming
      const call: Seen = {
        line: `${method} ${url}`,
        authorization: headers.authorization,
        headers,
        body: await readBody(incoming),
      }
      seen.push(call)
      const given = await answer(call)
      if (given === 'drop') incoming.socket.destroy()
      else if (given !== 'hang')
        reply.writeHead(given.status, given.headers).end(given.text ?? JSON.stringify(given.json))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const signIn = () => saveSession({ userId: 7, accessToken: 'old', refreshToken: 'refresh-1' })

/** The server of most tests: takes only the token `new`, and one reissue with `refresh-1` gives it. */
function renewingServer(call: Seen): Answer {
  if (isReissue(call)) return ok({ accessToken: 'new', refreshToken: 'refresh-2' })
  return call.authorization === 'Bearer new' ? ok(true) : expired
}

describe('a call', () => {
  it('fills in path and query, sends the token and gives the result', async () => {
    signIn()
    answer = () => ok({ messages: [], hasNext: false })
    const page = await request('GET /api/chatrooms/:roomId/messages', { params: { roomId: 3 }, query: { size: 20 } })
    expect(page).toEqual({ messages: [], hasNext: false })
    expect(seen[0]).toMatchObject({ line: 'GET /api/chatrooms/3/messages?size=20', authorization: 'Bearer old' })
  })

  it('leaves out what is undefined and sends no token when signed out', async () => {
    await request('GET /api/tourist-spots', { query: { cursor: undefined } })
    expect(seen[0]).toMatchObject({ line: 'GET /api/tourist-spots', authorization: undefined })
    expect(seen[0]?.headers['content-type']).toBeUndefined()
  })

  it('carries an idempotency key', async () => {
    await request('POST /api/chatrooms/:roomId/join', { params: { roomId: 3 }, body: {} }, { idempotencyKey: 'k-1' })
    expect(seen[0]?.headers['idempotency-key']).toBe('k-1')
  })

  it('never shows the stored token to sign-in and sign-up', async () => {
    signIn()
    answer = () => failure(401, failures.WRONG_LOGIN)
    await expect(request('POST /api/auth/login', { body: { email: 'a@b.kr', password: 'x' } })).rejects.toMatchObject({
      code: failures.WRONG_LOGIN,
    })
    expect(seen).toHaveLength(1)
    expect(seen[0]?.authorization).toBeUndefined()
    expect(readSession()?.userId).toBe(7)
  })
})

describe('a file', () => {
  const path = '/api/chatrooms/3/calendar.ics'

  it('comes as it is, after the token was renewed for it', async () => {
    signIn()
    answer = (call) =>
      call.line === `GET ${path}` && call.authorization === 'Bearer new'
        ? { status: 200, text: 'BEGIN' }
        : renewingServer(call)
    expect(await (await requestFile(path)).text()).toBe('BEGIN')
  })

  it('that is refused fails like any call', async () => {
    signIn()
    answer = () => failure(403, failures.NOT_A_MEMBER)
    await expect(requestFile(path)).rejects.toMatchObject({ status: 403, code: failures.NOT_A_MEMBER })
  })
})

const askForBanners = () => request('GET /api/home/banners', {})

describe('a failure', () => {
  it('carries status, code, sentence, fields and the time to wait', async () => {
    answer = () =>
      failure(400, failures.INVALID_INPUT, { fields: { title: '제목을 입력해주세요.' } }, { 'retry-after': '30' })
    const error = await askForBanners().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      code: failures.INVALID_INPUT,
      message: `${failures.INVALID_INPUT}의 문장`,
      fields: { title: '제목을 입력해주세요.' },
      retryAfter: 30,
    })
  })

  it('of something that is not our server is UNKNOWN', async () => {
    answer = () => ({ status: 502, text: '<html>Bad Gateway</html>' })
    await expect(askForBanners()).rejects.toMatchObject({ status: 502, code: 'UNKNOWN' })
    answer = () => ({ status: 200, text: '<html>Log in to this Wi-Fi</html>' })
    await expect(askForBanners()).rejects.toMatchObject({ status: 200, code: 'UNKNOWN' })
  })

  it('without an answer is NETWORK', async () => {
    answer = () => 'drop'
    await expect(askForBanners()).rejects.toMatchObject({ status: 0, code: 'NETWORK' })
  })

  it('after 10 s without an answer is NETWORK', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let pending: Promise<unknown> | undefined
    await new Promise<void>((arrived) => {
      answer = () => (arrived(), 'hang')
      pending = askForBanners().catch((reason: unknown) => reason)
    })
    vi.advanceTimersByTime(9_999)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await pending).toMatchObject({ code: 'NETWORK' })
  })

  it('of a cancelled call is its cancellation, not an ApiError', async () => {
    const controller = new AbortController()
    answer = () => (controller.abort(), 'hang')
    await expect(request('GET /api/home/banners', {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    await expect(request('GET /api/home/banners', {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(seen).toHaveLength(1)
  })
})

describe('a suspended account', () => {
  it.each([
    ['is told of', failures.ACCOUNT_SUSPENDED, 1],
    ['is not what another refusal says', failures.FORBIDDEN, 0],
  ] as const)('%s, also with a token that had to be renewed', async (_, code, calls) => {
    const handleSuspended = vi.fn<() => void>()
    onSuspended(handleSuspended)
    signIn()
    answer = (call) => (call.authorization === 'Bearer new' ? failure(403, code) : renewingServer(call))
    await expect(request('GET /api/mypage/profile', {})).rejects.toMatchObject({ status: 403, code })
    await expect(request('GET /api/mypage/profile', {})).rejects.toMatchObject({ code })
    expect([handleSuspended.mock.calls.length, reissues().length]).toEqual([2 * calls, 1])
  })
})

describe('a 401', () => {
  it('renews the tokens, keeps them and asks once more', async () => {
    signIn()
    answer = renewingServer
    expect(await request('GET /api/mypage/unread-messages', {})).toBe(true)
    expect(seen.map(({ line }) => line)).toEqual([
      'GET /api/mypage/unread-messages',
      'POST /api/auth/reissue',
      'GET /api/mypage/unread-messages',
    ])
    expect(reissues()[0]).toMatchObject({ body: { refreshToken: 'refresh-1' }, authorization: undefined })
    expect(readSession()).toMatchObject({ userId: 7, accessToken: 'new', refreshToken: 'refresh-2' })
    expect(expiries).toBe(0)
  })

  it('of many calls at once shares one reissue', async () => {
    signIn()
    answer = renewingServer
    const calls = Array.from({ length: 8 }, () => request('GET /api/mypage/unread-messages', {}))
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 8 }, () => true))
    expect(reissues()).toHaveLength(1)
  })

  it('that arrives after the renewal takes the new token without another one', async () => {
    signIn()
    const release = new EventEmitter()
    answer = async (call) => {
      if (call.line.endsWith('/banners') && call.authorization === 'Bearer old') await once(release, 'now')
      return renewingServer(call)
    }
    const late = askForBanners()
    await request('GET /api/mypage/unread-messages', {})
    release.emit('now')
    await late
    expect(reissues()).toHaveLength(1)
  })

  it('takes over the tokens another tab has renewed meanwhile', async () => {
    signIn()
    answer = (call) => {
      if (call.authorization !== 'Bearer old') return ok(true)
      localStorage.setItem('refreshToken', 'refresh-9')
      localStorage.setItem('accessToken', 'of-the-other-tab')
      return expired
    }
    await request('GET /api/mypage/unread-messages', {})
    expect(reissues()).toHaveLength(0)
    expect(seen.at(-1)?.authorization).toBe('Bearer of-the-other-tab')
  })

  it('again with the new token is passed on, without a second reissue', async () => {
    signIn()
    answer = (call) => (isReissue(call) ? ok({ accessToken: 'new', refreshToken: 'refresh-2' }) : expired)
    await expect(request('GET /api/mypage/profile', {})).rejects.toMatchObject({ status: 401 })
    expect(reissues()).toHaveLength(1)
  })

  it('ends the session when the reissue is refused', async () => {
    signIn()
    answer = (call) => (isReissue(call) ? failure(401, failures.TOKEN_REUSED) : expired)
    await expect(request('GET /api/mypage/profile', {})).rejects.toMatchObject({
      status: 401,
      code: failures.TOKEN_EXPIRED,
    })
    expect(readSession()).toBeNull()
    expect(localStorage.getItem('userId')).toBeNull()
    expect(expiries).toBe(1)
  })

  it('ends the session when there is no refresh token', async () => {
    signIn()
    localStorage.removeItem('refreshToken')
    answer = () => expired
    await expect(request('GET /api/mypage/profile', {})).rejects.toMatchObject({ status: 401 })
    expect(reissues()).toHaveLength(0)
    expect(readSession()).toBeNull()
    expect(expiries).toBe(1)
  })

  it.each([
    ['the network is down', 'drop', 'NETWORK'],
    ['the server is busy', failure(503, failures.BUSY), failures.BUSY],
    ['there were too many', failure(429, failures.TOO_MANY_REQUESTS), failures.TOO_MANY_REQUESTS],
  ] as const)('keeps the session when %s at the reissue', async (_, reissue, code) => {
    signIn()
    answer = (call) => (isReissue(call) ? reissue : expired)
    await expect(request('GET /api/mypage/profile', {})).rejects.toMatchObject({ code })
    expect(readSession()).toMatchObject({ userId: 7, refreshToken: 'refresh-1' })
    expect(expiries).toBe(0)
  })

  it('waits its turn among the tabs where the browser has locks', async () => {
    signIn()
    const turns: string[] = []
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, task: () => Promise<unknown>) => {
          turns.push(name)
          localStorage.setItem('accessToken', 'new')
          return task()
        },
      },
    })
    answer = renewingServer
    expect(await request('GET /api/mypage/unread-messages', {})).toBe(true)
    expect(turns).toEqual(['honjeo-reissue'])
    expect(reissues()).toHaveLength(0)
  })

  it('of logout renews too, so that the session ends on the server', async () => {
    signIn()
    answer = renewingServer
    await request('DELETE /api/auth/logout', {})
    expect(seen.at(-1)).toMatchObject({ line: 'DELETE /api/auth/logout', authorization: 'Bearer new' })
  })
})
