import type { Method } from '@honjeo/contract/route-table'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractRoutes, fill, requiredQuery } from '../testing/contract-routes.ts'
import { expectEnvelope } from '../testing/envelope.ts'
import { addNotice } from '../testing/notices.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, TestApp, type Member } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const t = setUpTestApp(withCatalogue)
/** The paths for the one who was sent a link, whose answers are not to be cached. */
const BY_LINK = /\/(?:contact-links|contact-browsers|contact-phones|mail-refusals|check-in-alerts|shared-locations)\//
const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
let member: Member
let things: Awaited<ReturnType<typeof ownThings>>

beforeAll(async () => {
  member = await t.addMember()
  things = { ...(await ownThings(t, member)), noticeId: await addNotice(t.database) }
})

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
const asMember = () => ({ authorization: `Bearer ${member.accessToken}` })

describe('what there is not', () => {
  const paths = [...new Set(contractRoutes.map(({ path }) => path))]
  /** A word where a route has an id is an id that is none. */
  const isRoute = (method: Method, path: string) =>
    contractRoutes.some(
      (route) => route.method === method && new RegExp(`^${route.path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u').test(path),
    )
  const others = paths
    .flatMap((path) => METHODS.map((method) => ({ method, path, line: `${method} ${path}` })))
    .filter(({ method, path }) => !isRoute(method, path))

  it.each(others)('is answered in the envelope: $line', async ({ method, path }) => {
    const reply = await t.app.inject({ method, url: fill(path, '1'), headers: asMember() })
    expect(expectEnvelope(reply)).toMatchObject({ status: 404, code: 'COMMON404' })
  })

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/API/home/banners',
    '/api/home/banners/',
    '/api//home/banners',
    '/nothing',
    '/ws',
    '/.git/config',
    '/.env',
    '/package.json',
    '/server.js.map',
  ])('is answered in the envelope: %s', async (url) => {
    const reply = await get(url)
    expect(expectEnvelope(reply)).toMatchObject({ status: 404, code: 'COMMON404' })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it.each(['/api/%', '/api/%zz', '/api/tourist-spots/%E0%A4%A', '/%c0%ae%c0%ae/'])(
    'makes no sense as an address: %s',
    async (url) => {
      expect(expectEnvelope(await get(url))).toMatchObject({ status: 400, code: 'COMMON400' })
    },
  )

  it.each(['/api/tourist-spots/..%2f..%2fetc%2fpasswd', `/api/tourist-spots/${'1'.repeat(5000)}`])(
    'is no place: %s',
    async (url) => {
      expect([400, 404]).toContain(expectEnvelope(await get(url)).status)
    },
  )
})

describe('what is hardly HTTP', () => {
  const send = async (bytes: string) => {
    const { port } = new URL((await t.listen()).http)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    return text(socket)
  }

  it.each([
    ['another language', 'HELO honjeo\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: nothing\r\n\r\n'],
    ['headers beyond measure', `GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
    [
      'two lengths at once',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('is answered in the envelope, and the server goes on: %s', async (_name, bytes) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(JSON.parse(body)).toMatchObject({ isSuccess: false, code: 'COMMON400', result: null })
    expect((await get('/livez')).statusCode).toBe(200)
  })
})

describe('X-Request-Id', () => {
  const NEW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  const idOf = async (headers?: Record<string, string>) =>
    String((await get('/api/version', headers)).headers['x-request-id'])

  it.each(['7f0c1f5e-7a3b-4a55-9d0e-2f0f5f3f9b1c', 'Root=1-67891233-abcdef01', 'x'])('%s comes back', async (id) => {
    expect(await idOf({ 'x-request-id': id })).toBe(id)
  })

  it('is made where there was none, each time a new one', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => idOf()))
    expect(new Set(ids).size).toBe(50)
    for (const id of ids) expect(id).toMatch(NEW_ID)
  })

  it.each(['', 'a b', '<script>', 'x'.repeat(1000), '{"level":60}'])('is made where it was no id: %s', async (id) => {
    expect(await idOf({ 'x-request-id': id })).toMatch(NEW_ID)
  })

  it('comes with failures too', async () => {
    for (const url of ['/api/nothing', '/api/tourist-spots/0', '/api/mypage/profile']) {
      expect((await get(url, { 'x-request-id': 'abc' })).headers['x-request-id']).toBe('abc')
    }
  })
})

const PICTURE = `/covers/${SAEBYEOL}.svg`

it.each(['/api/version', '/api/nothing', '/api/mypage/profile', PICTURE])(
  'says to browsers what %s may do: nothing',
  async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    // Only a drawing, which is in a sandbox, has styles within it.
    const ending = url === PICTURE ? "; style-src 'unsafe-inline'; sandbox" : ''
    const policy = String(headers['content-security-policy']).replaceAll(/;(?! )/g, '; ')
    expect(policy).toBe(`default-src 'none'; base-uri 'none'; frame-ancestors 'none'${ending}`)
    for (const name of ['access-control-allow-origin', 'set-cookie', 'server']) expect(headers).not.toHaveProperty(name)
    // The app is not served by https here: a browser that was made to insist on it could not come back.
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  },
)

describe('where it is reached by https', () => {
  const secure = new TestApp()
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createTestDatabase()
    drop = database.drop
    await secure.open(database.connection, { publicUrl: 'https://honjeo.example' })
  })
  afterAll(async () => {
    await secure.close()
    await drop()
  })

  it.each(['/api/version', '/api/nothing', '/livez', '/nothing'])('makes browsers insist on it: %s', async (url) => {
    const { headers } = await secure.app.inject(url)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('refuses calls that came to the proxy in clear, instead of leading them on', async () => {
    const inClear = (url: string) => secure.app.inject({ url, headers: { 'x-forwarded-proto': 'http' } })
    for (const url of ['/api/version', '/api/mypage/profile', '/ws']) {
      expect(expectEnvelope(await inClear(url))).toMatchObject({ status: 403, code: 'COMMON4031' })
    }
    expect((await inClear('/livez')).statusCode).toBe(200)
  })
})

describe('a page of another origin', () => {
  const origin = 'https://evil.example'

  it('learns from no answer that it may read it', async () => {
    for (const url of ['/api/version', '/api/mypage/profile', '/livez']) {
      const reply = await get(url, { ...asMember(), origin })
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('may not ask beforehand either, nor by a method there is not', async () => {
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND'] as const) {
      const headers = {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization',
      }
      const { statusCode, headers: answerHeaders } = await t.app.inject({
        method: method as 'OPTIONS',
        url: '/api/mypage/profile',
        headers,
      })
      expect([404, 405]).toContain(statusCode)
      expect(Object.keys(answerHeaders).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('Cache-Control', () => {
  const publicReads = contractRoutes.filter(
    ({ method, path, isForMembers }) =>
      method === 'GET' && !isForMembers && path !== '/api/mypage/unread-messages' && !BY_LINK.test(path),
  )
  const idFor = (name: string) => things[name] ?? SAEBYEOL
  const address = (path: string) => fill(path, idFor) + requiredQuery(path)

  it.each(publicReads)('of $line lets everybody keep it, and ask whether it is still the same', async ({ path }) => {
    const reply = await get(address(path))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringMatching(/^Authorization\b/),
    })
    expect(reply.headers['etag']).toMatch(/^W\/"/)
    const again = await get(address(path), { 'if-none-match': String(reply.headers['etag']) })
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'public, no-cache'])
  })

  const knowWhoAsks = contractRoutes.filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/auth/'))

  it.each(knowWhoAsks)('of $line for a member lets no one keep it', async ({ path }) => {
    const reply = await get(address(path), asMember())
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['POST', '/api/auth/email-codes', { email: 'cache@example.com', purpose: 'SIGNUP' }, 202],
    ['POST', '/api/auth/login', { email: 'cache@example.com', password: 'wrong-pass-1' }, 401],
    ['GET', '/api/tourist-spots/999', undefined, 404],
    ['GET', '/api/tourist-spots/0', undefined, 400],
    ['GET', '/api/mypage/profile', undefined, 401],
  ] as const)('of %s %s lets no one keep it', async (method, url, payload, status) => {
    const reply = await t.app.inject({ method, url, ...(payload === undefined ? {} : { payload }) })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined)
  })
})
