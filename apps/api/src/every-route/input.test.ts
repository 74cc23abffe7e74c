import { randomUUID } from 'node:crypto'
import { BODY_MAX_BYTES, ID_MAX, INTEGER_MAX, PLAN_BODY_MAX_BYTES } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { BAD_IDS, badValuesOf, REQUIRED_BESIDE } from '../testing/bad-queries.ts'
import { bodyFields, contractRoutes, fill, requiredQuery, takesNull } from '../testing/contract-routes.ts'
import { expectEnvelope } from '../testing/envelope.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member
let staff: Member

beforeAll(async () => {
  member = await t.addMember()
  staff = await addStaff(t)
})

const isForStaff = (path: string) => path.startsWith('/api/admin/')
const callerOf = (path: string) => (isForStaff(path) ? staff : member)

const GOOD_BODIES = goodBodies(t.clock)

/** What a member never had is gone already, and with a member who is not there no room is shared. */
const GONE_ALREADY = new Set([
  'DELETE /api/spot-cart/:contentId',
  'DELETE /api/blocks/:userId',
  'GET /api/blocks/:userId/rooms',
])

/** Routes that make do without a body. */
const MAY_BE_EMPTY = new Set([
  'POST /api/blocks/:userId',
  'POST /api/chatrooms/:roomId/join',
  'PUT /api/community/posts/:postId/scrap',
  'PUT /api/reviews/:reviewId/helpful',
  'PATCH /api/chatrooms/:roomId/complete',
  'PATCH /api/check-ins/:checkInId',
  'POST /api/check-ins/:checkInId/cancel',
  'POST /api/check-ins/:checkInId/done',
  'POST /api/check-ins/sos',
  'POST /api/chatrooms/:roomId/read',
  'POST /api/plans/:planId/copy',
  'POST /api/plans/:planId/optimize',
  'POST /api/plans/:planId/share',
  'POST /api/shared-plans/:token/copy',
  'PUT /api/mypage/profile',
])

/** Routes whose bodies may be longer than others. */
const BODY_LIMITS: Record<string, number> = {
  'POST /api/plans': PLAN_BODY_MAX_BYTES,
  'PATCH /api/plans/:planId': PLAN_BODY_MAX_BYTES,
}
/** The id that clients make: nearly anything may be one. */
const MADE_BY_CLIENTS = 'spotId'

const withBody = contractRoutes.filter(({ body }) => body !== undefined)
const withIds = contractRoutes.filter(({ params }) => params.length > 0)
const withQuery = contractRoutes.filter(({ query }) => Object.keys(query).length > 0)

type Route = (typeof contractRoutes)[number]

/** Ids that are no numbers, of things that are not there. */
const NOTHING: Record<string, string> = { token: 'A'.repeat(22), sessionId: randomUUID(), type: 'POST' }
/** An id for each name in a path. */
const idOr = (id: number) => (name: string) => NOTHING[name] ?? (name === 'seq' ? Math.min(id, INTEGER_MAX) : id)
/** Tokens of links to safety pages; none that the server has made. */
const LINKS = /^\/api\/(?:contact-links|contact-browsers|contact-phones|check-in-alerts|shared-locations)\//
const linkOr =
  (id: NonNullable<Request['id']>, path: string): NonNullable<Request['id']> =>
  (name) =>
    name === 'token' && path.startsWith('/api/mail-refusals/')
      ? `${'A'.repeat(43)}.${'A'.repeat(22)}`
      : name === 'token' && LINKS.test(path)
        ? `1.${'A'.repeat(22)}`
        : typeof id === 'string'
          ? id
          : id(name)

interface Request {
  query?: string
  body?: string
  type?: string
  id?: Parameters<typeof fill>[1]
}

async function request(
  { method, path, isForMembers }: Route,
  { query = '', body = '', type = '', id = idOr(1) }: Request,
) {
  const reply = await t.app.inject({
    method,
    url: fill(path, typeof id === 'string' ? id : linkOr(id, path)) + query,
    headers: {
      ...(type === '' ? {} : { 'content-type': type }),
      ...(isForMembers ? { authorization: `Bearer ${callerOf(path).accessToken}` } : {}),
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

describe.each(withIds)('$line', (route) => {
  it.each(BAD_IDS)('refuses the id %s by name', async (id) => {
    const { status, fields } = await request(route, { id })
    expect(status).toBe(400)
    const judged = route.params.filter((name) => name !== MADE_BY_CLIENTS)
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(judged))
  })

  it('knows nothing of the largest id there can be', async () => {
    const body = GOOD_BODIES[route.line]?.()
    const { status } = await request(route, {
      id: idOr(ID_MAX),
      query: requiredQuery(route.path),
      ...(body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }),
    })
    expect(GONE_ALREADY.has(route.line) ? [200] : [403, 404]).toContain(status)
  })
})

describe.each(withQuery)('$line', (route) => {
  const id = String(SAEBYEOL)
  const cases = Object.keys(route.query).flatMap((name) =>
    badValuesOf(route.path, name).map((value) => [name, value] as const),
  )

  it.each(cases)('refuses ?%s=%s by name', async (name, value) => {
    const needed = Object.keys(REQUIRED_BESIDE).filter((key) => key !== name && key in route.query)
    const others = needed.map((key) => REQUIRED_BESIDE[key]).join('')
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
    const mayBeNull = takesNull(route.body, field)
    for (const value of wrong.filter((each) => !isRight(each) && (each !== null || !mayBeNull))) {
      const { status, fields } = await sendJson(route, bodyWith(route, field, value))
      expect([value, status, Object.keys(fields)[0]]).toEqual([value, 400, expect.stringMatching(`^${field}`)])
    }
  })

  // Passwords are taken as they are typed.
  it.each(bodyFields(route.body).filter((field) => !/password/i.test(field)))(
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
    [
      'more than a body may be',
      JSON.stringify({ title: 'x'.repeat(BODY_LIMITS[route.line] ?? BODY_MAX_BYTES) }),
      'application/json',
      413,
      'COMMON413',
    ],
    ['plain text', '{}', 'text/plain', 415, 'COMMON415'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415, 'COMMON415'],
    ['an upload', '--x--', 'multipart/form-data; boundary=x', 415, 'COMMON415'],
    ['no type', '{}', '', 415, 'COMMON415'],
    ['a type that is none', '{}', 'json', 415, 'COMMON415'],
  ])('answers %s with what is wrong', async (_name, body, type, status, code) => {
    expect(await request(route, { body, type })).toMatchObject({ status, code })
  })
})
