import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { koreanDay } from './clock.ts'
import { bodyFields, contractRoutes, fill } from './testing/contract-routes.ts'
import { expectEnvelope } from './testing/envelope.ts'
import { ownThings } from './testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from './testing/places.ts'
import { setUpTestApp, signUpBody, type Member } from './testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const TICKET = 'x'.repeat(43)
const IMAGE = 'A'.repeat(22)
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

/** A body each route takes, as far as its form goes. */
const GOOD_BODIES: Record<string, () => object> = {
  'POST /api/auth/email-codes': () => ({ email: 'sweep@example.com', purpose: 'SIGNUP' }),
  'POST /api/auth/email-codes/verify': () => ({ email: 'sweep@example.com', purpose: 'SIGNUP', code: '123456' }),
  'POST /api/auth/signup': () => signUpBody({ verificationToken: TICKET, profile: { bio: '걸어요' } }),
  'POST /api/auth/login': () => ({ email: 'sweep@example.com', password: 'olle-course-7' }),
  'POST /api/auth/reissue': () => ({ refreshToken: TICKET }),
  'POST /api/auth/password': () => ({ verificationToken: TICKET, password: 'olle-course-7' }),
  'POST /api/chatrooms/create': () => ({
    title: '같이 걸어요',
    description: '천천히',
    contentId: SAEBYEOL,
    joinDate: new Date(t.clock.now().getTime() + 3_600_000).toISOString(),
    maxMembers: 3,
    genderRestriction: 'MIXED',
  }),
  'POST /api/tourist-spots/:contentId/corrections': () => ({ kind: 'WRONG_INFO', content: '전화번호가 달라요' }),
  'POST /api/spot-cart': () => ({ contentId: SAEBYEOL }),
  'DELETE /api/spot-cart': () => ({ contentIds: [SAEBYEOL] }),
  'POST /api/image/delete': () => ({ imageName: IMAGE }),
  'DELETE /api/image/delete': () => ({ imageName: IMAGE }),
  'POST /api/reviews': () => ({ contentId: SAEBYEOL, ...review() }),
  'PATCH /api/reviews/:reviewId': () => review(),
  'POST /api/community/posts': () => post(),
  'PATCH /api/community/posts/:postId': () => post(),
  'POST /api/community/posts/:postId/comments': () => ({ content: '반가워요', parentId: 1, mentions: [1] }),
  'POST /api/reports': () => ({ reason: 'SPAM', detail: '광고예요', targetUserId: 1 }),
}

const review = () => ({
  visitDate: koreanDay(t.clock.now()),
  difficulty: 'EASY',
  rating: 5,
  tags: ['QUIET'],
  text: '좋아요',
  images: [],
  receiptId: 1,
})
const post = () => ({
  postCategory: 'COMPANION_PROPOSAL',
  title: '같이 걸어요',
  content: '천천히 걸어요',
  images: [],
  roomId: 1,
})
/** Fields in which nothing is something to say. */
const MAY_BE_NULL = new Set(['receiptId', 'roomId', 'parentId'])

const withBody = contractRoutes.filter(({ body }) => body !== undefined)
const withIds = contractRoutes.filter(({ params }) => params.length > 0)
const withQuery = contractRoutes.filter(({ query }) => Object.keys(query).length > 0)

type Route = (typeof contractRoutes)[number]

async function request({ method, path, isForMembers }: Route, { query = '', body = '', type = '', id = '1' }) {
  const reply = await t.app.inject({
    method,
    url: fill(path, id) + query,
    headers: {
      ...(type === '' ? {} : { 'content-type': type }),
      ...(isForMembers ? { authorization: `Bearer ${member.accessToken}` } : {}),
    },
    ...(body === '' ? {} : { payload: body }),
  })
  return expectEnvelope(reply)
}

const sendJson = (route: Route, body: unknown) =>
  request(route, { body: typeof body === 'string' ? body : JSON.stringify(body), type: 'application/json' })

/** A deep copy of a good body with one value set; undefined leaves it out. */
function bodyWith(route: Route, field: string, value: unknown) {
  const body = structuredClone(GOOD_BODIES[route.line]!()) as Record<string, unknown>
  const names = field.split('.')
  const last = names.pop()!
  const holder = names.reduce((object, name) => object[name] as Record<string, unknown>, body)
  holder[last] = value
  return body
}

const IDS = [
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  'abc',
  '1.5',
  '1e-1',
  'NaN',
  '%00',
  '%F0%9F%8D%8A',
  "1'--",
]

describe.each(withIds)('$line', (route) => {
  it.each(IDS)('refuses the id %s by name', async (id) => {
    const { status, fields } = await request(route, { id })
    expect(status).toBe(400)
    expect(Object.keys(fields)).toEqual([route.params[0]])
  })

  it('knows nothing of the largest id there can be', async () => {
    const body = GOOD_BODIES[route.line]?.()
    const { status } = await request(route, {
      id: String(ID_MAX),
      ...(body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }),
    })
    // What one never had is gone already.
    expect(route.line === 'DELETE /api/spot-cart/:contentId' ? [200] : [403, 404]).toContain(status)
  })
})

const QUERIES: Record<string, string[]> = {
  size: ['0', '51', 'abc', '', '1.5', '-1', '1e999', 'null'],
  page: ['-1', '1001', 'abc'],
  cursor: ['x', '', 'W10', 'eyJhIjoxfQ', '%00', 'x'.repeat(301)],
  before: ['-1', '2147483648', 'abc'],
  after: ['-1', '2147483648', 'abc'],
  lastMessageTime: ['abc', '2026-13-01T00:00:00Z', '2026-11-28'],
  region: ['SEOUL', ''],
  contentTypeId: ['13', 'abc'],
  difficulty: ['EASIER', ''],
  sort: ['NAME', ''],
  lat: ['abc', '91', '-91', 'Infinity'],
  lng: ['abc', '181', '-181'],
  q: ['', '%20', 'x'.repeat(101), '%00', '%0A'],
  bbox: ['', 'x', '1,2,3', '%00', '0'.repeat(101)],
  zoom: ['6', '20', '1.5', 'abc'],
  nickName: ['x'.repeat(41), '%00'],
  category: ['NEWS', ''],
}

/** What a route must be given beside the query under test. */
const REQUIRED: Record<string, string> = { q: '&q=a', bbox: '&bbox=126,33,127,34' }

describe.each(withQuery)('$line', (route) => {
  const id = String(SAEBYEOL)
  const cases = Object.keys(route.query).flatMap((name) => QUERIES[name]!.map((value) => [name, value] as const))

  it.each(cases)('refuses ?%s=%s by name', async (name, value) => {
    const needed = Object.keys(REQUIRED).filter((key) => key !== name && key in route.query)
    const others = needed.map((key) => REQUIRED[key]).join('')
    const { status, fields } = await request(route, { id, query: `?${name}=${value}${others}` })
    expect([status, Object.keys(fields)]).toEqual([400, expect.arrayContaining([name])])
  })

  it.each(Object.keys(route.query))('refuses %s given twice', async (name) => {
    const { status, fields } = await request(route, { id, query: `?${name}=1&${name}=2` })
    expect([status, Object.keys(fields)]).toEqual([400, expect.arrayContaining([name])])
  })

  it.each(['page[]', 'isAdmin', '__proto__', 'constructor', 'toString', 'a.b', '한글'])(
    'refuses the unknown key %s by name',
    async (key) => {
      const { status, fields } = await request(route, { id, query: `?${encodeURIComponent(key)}=1` })
      expect([status, Object.keys(fields)]).toEqual([400, expect.arrayContaining([key])])
    },
  )
})

it('has a good body for every route that takes one', () => {
  expect(Object.keys(GOOD_BODIES).toSorted()).toEqual(withBody.map(({ line }) => line).toSorted())
})

describe.each(withBody)('$line', (route) => {
  it.each(['null', '[]', '[{}]', '"text"', '5', 'true', '{}'])('refuses %s for a body, with reasons', async (body) => {
    const { status, fields } = await sendJson(route, body)
    expect(status).toBe(400)
    expect(Object.keys(fields).length).toBeGreaterThan(0)
  })

  it.each(bodyFields(route.body))('refuses anything but the right kind of value for %s', async (field) => {
    const good = field
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], GOOD_BODIES[route.line]!())
    const wrong = [null, {}, [[]], { $ne: null }, ...(typeof good === 'string' ? [5, true] : ['x', '1', true])]
    for (const value of wrong.filter((each) => each !== null || !MAY_BE_NULL.has(field))) {
      const { status, fields } = await sendJson(route, bodyWith(route, field, value))
      expect([value, status, Object.keys(fields)[0]]).toEqual([value, 400, expect.stringMatching(`^${field}`)])
    }
  })

  // Passwords are taken as they are typed.
  it.each(bodyFields(route.body).filter((field) => field !== 'password'))(
    'refuses a control character or a mark that turns text around in %s',
    async (field) => {
      for (const mark of ['\0', '\u001b', '\u202e']) {
        const { status, code, fields } = await sendJson(route, bodyWith(route, field, `a${mark}b`))
        expect([status, code, Object.keys(fields)]).toEqual([400, 'COMMON400', [field]])
      }
    },
  )

  it.each(['isAdmin', 'constructor', 'toString', 'hasOwnProperty', '한글', 'a.b', ''])(
    'refuses the unknown field "%s" by name',
    async (name) => {
      const { status, fields } = await sendJson(route, { ...GOOD_BODIES[route.line]!(), [name]: true })
      expect([status, Object.keys(fields)]).toEqual([400, [name === '' ? 'body' : name]])
    },
  )

  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"__proto__":1}}',
  ])('refuses %s', async (body) => {
    expect(await sendJson(route, body)).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'COMMON400'],
    ['JSON with a comma too many', '{"a":1,}', 'application/json', 400, 'COMMON400'],
    ['nothing', '', 'application/json', 400, 'COMMON400'],
    ['nothing, of no type', '', '', 400, 'COMMON400'],
    [
      'a nest without end',
      '{"title":'.concat('['.repeat(20_000), ']'.repeat(20_000), '}'),
      'application/json',
      400,
      'COMMON400',
    ],
    ['70 kB', JSON.stringify({ title: 'x'.repeat(70_000) }), 'application/json', 413, 'COMMON413'],
    ['plain text', '{}', 'text/plain', 415, 'COMMON415'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415, 'COMMON415'],
    ['an upload', '--x--', 'multipart/form-data; boundary=x', 415, 'COMMON415'],
    ['no type', '{}', '', 415, 'COMMON415'],
    ['a type that is none', '{}', 'json', 415, 'COMMON415'],
  ])('answers %s with what is wrong', async (_name, body, type, status, code) => {
    expect(await request(route, { body, type })).toMatchObject({ status, code })
  })
})

describe('a call without a body', () => {
  const calls = contractRoutes.filter(
    ({ method, body, takesForm }) => method !== 'GET' && body === undefined && !takesForm,
  )
  let host: Member
  beforeAll(async () => {
    host = await t.addMember()
  })

  const EMPTY: [string, Record<string, string>, string?][] = [
    ['no type', {}],
    ['a JSON type and nothing', { 'content-type': 'application/json' }, ''],
    ['a JSON type with a charset and nothing', { 'content-type': 'application/json; charset=utf-8' }, ''],
    ['an empty object', { 'content-type': 'application/json' }, '{}'],
  ]

  it.each(
    calls.flatMap((route) =>
      EMPTY.map(([name, headers, payload]) => [route.line, name, route, headers, payload] as const),
    ),
  )('%s is accepted with %s', async (line, _name, { method, path }, headers, payload) => {
    const caller = line.endsWith('/logout') ? await t.addMember() : member
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    if (!line.endsWith('/join')) await t.join(roomId, caller)
    // Nobody votes for oneself.
    const things = await ownThings(t, line.endsWith('/helpful') ? host : caller)
    const reply = await t.app.inject({
      method,
      url: fill(path, (name) => things[name] ?? (name === 'contentId' ? SAEBYEOL : roomId)),
      headers: { ...headers, authorization: `Bearer ${caller.accessToken}` },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(expectEnvelope(reply).status).toBe(200)
  })

  it('is accepted over a real connection too, also when the length is not told', async () => {
    const { http } = await t.listen()
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    const headers = { authorization: `Bearer ${host.accessToken}`, 'content-type': 'application/json' }
    const url = `${http}/api/chatrooms/${roomId}/read`
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(200)
    const chunked = httpRequest(url, { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' } }).end()
    const [reply] = (await once(chunked, 'response')) as [IncomingMessage]
    expect(reply.resume().statusCode).toBe(200)
  })
})
