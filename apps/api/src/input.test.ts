import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { pushSubscriptions } from './db/schema/push.ts'
import { history, say } from './testing/conversation.ts'
import { bodyFields, contractRoutes, fill, requiredQuery } from './testing/contract-routes.ts'
import { expectEnvelope } from './testing/envelope.ts'
import { goodBodies } from './testing/good-bodies.ts'
import { ownThings } from './testing/own-things.ts'
import { PushBrowser } from './testing/push-browser.ts'
import { SAEBYEOL, withCatalogue } from './testing/places.ts'
import { setUpTestApp, type Member } from './testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const GOOD_BODIES = goodBodies(t.clock)

/** Fields in which nothing is something to say. */
const MAY_BE_NULL = new Set(['receiptId', 'roomId', 'parentId', 'expirationTime', 'quiet'])
/** Is told to the member's devices, of which there must be one. */
const TRIAL = 'POST /api/push-subscriptions/test'
/** A device whose push service is out of reach, another one each time. */
function subscriptionOf({ id: userId }: Member) {
  const { endpoint, keys } = new PushBrowser(`https://127.0.0.1:1/${randomUUID()}`).draft
  return { userId, endpoint, ...keys }
}
/** Null takes it down. */
const NOTICE = 'PUT /api/chatrooms/:roomId/notice'

/** Routes to which what one never had is gone already. */
const GONE_ALREADY = new Set(['DELETE /api/spot-cart/:contentId', 'DELETE /api/blocks/:userId'])

/** Routes that make do without a body. */
const MAY_BE_EMPTY = new Set(['PATCH /api/chatrooms/:roomId/complete', 'POST /api/chatrooms/:roomId/read'])

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
    expect(Object.keys(fields)).toEqual(route.params)
  })

  it('knows nothing of the largest id there can be', async () => {
    const body = GOOD_BODIES[route.line]?.()
    const { status } = await request(route, {
      id: String(ID_MAX),
      query: requiredQuery(route.path),
      ...(body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }),
    })
    expect(GONE_ALREADY.has(route.line) ? [200] : [403, 404]).toContain(status)
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
  date: ['2027-02-30', 'abc', ''],
  gender: ['MIXED', ''],
  recruiting: ['maybe', '2'],
  contentId: IDS,
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
  const needsBody = !MAY_BE_EMPTY.has(route.line)
  const noBodies = ['null', '[]', '[{}]', '"text"', '5', 'true', ...(needsBody ? ['{}'] : [])]
  it.each(noBodies)('refuses %s for a body, with reasons', async (body) => {
    const { status, fields } = await sendJson(route, body)
    expect(status).toBe(400)
    expect(Object.keys(fields).length).toBeGreaterThan(0)
  })

  it.each(bodyFields(route.body))('refuses anything but the right kind of value for %s', async (field) => {
    const good = field
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], GOOD_BODIES[route.line]!())
    const wrong = [null, {}, [[]], { $ne: null }, ...(typeof good === 'string' ? [5, true] : ['x', '1', true])]
    const isRight = (value: unknown) => typeof good === 'boolean' && typeof value === 'boolean'
    const mayBeNull = MAY_BE_NULL.has(field) || route.line === NOTICE
    for (const value of wrong.filter((each) => !isRight(each) && (each !== null || !mayBeNull))) {
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

  type WrongBody = [name: string, body: string, type: string, status: number, code: string]
  it.each<WrongBody>([
    ['broken JSON', '{"email":', 'application/json', 400, 'COMMON400'],
    ['JSON with a comma too many', '{"a":1,}', 'application/json', 400, 'COMMON400'],
    ...(needsBody
      ? ([
          ['nothing', '', 'application/json', 400, 'COMMON400'],
          ['nothing, of no type', '', '', 400, 'COMMON400'],
        ] satisfies WrongBody[])
      : []),
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
    const isForHost = /^DELETE \/api\/chatrooms\/:roomId(\/users\/:userId)?$/.test(line)
    // Nobody votes for oneself, or blocks oneself.
    const isForOthers = /(helpful|blocks.*)$/.test(line)
    const things = await ownThings(t, isForOthers ? host : caller)
    if (line === TRIAL) await t.database.db.insert(pushSubscriptions).values(subscriptionOf(caller))
    if (line.includes('/messages/')) {
      await say(t, caller, roomId, '안녕하세요')
      things['seq'] = (await history(t, roomId, caller)).at(-1)?.seq ?? 0
    }
    const reply = await t.app.inject({
      method,
      url: fill(path, (name) => things[name] ?? (name === 'contentId' ? SAEBYEOL : roomId)),
      headers: { ...headers, authorization: `Bearer ${(isForHost ? host : caller).accessToken}` },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(expectEnvelope(reply).status).toBe(line === TRIAL ? 202 : 200)
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
