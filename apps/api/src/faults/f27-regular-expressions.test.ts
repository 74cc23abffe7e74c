import { ChatSend } from '@honjeo/contract/chat'
import { apiRoutes } from '@honjeo/contract/routes'
import type { RouteSchema } from '@honjeo/contract/route-table'
import { BODY_MAX_BYTES } from '@honjeo/contract/values/limits'
import { expect, it } from 'vitest'
import { type AttackPattern, check, type VulnerableDiagnostics } from 'recheck'
import { listRegularExpressions, type RegularExpression } from '../../../../scripts/lib/regular-expressions.ts'
import { contractRoutes, fill, requiredQuery } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { encodeForm, formOf } from '../testing/images.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { publishThings } from '../testing/published.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { textFieldsOf, withValue } from './evil-texts.ts'
import { exactly, recordFault } from './figures.ts'
import { MemberSocket } from './member-socket.ts'
import { POLYNOMIAL } from './polynomial-expressions.ts'
import { expressionsReading, patternsOf } from './read-expressions.ts'

/**
 * Time for one expression, which takes a second on an idle machine; one that is not judged within it counts as not
 * safe.
 */
const JUDGING_MS = 60_000
/** The checker tries random texts, so the seed makes every run the same. */
const RANDOM_SEED = 27
const AT_ONCE = 2
/** The length of the shortest text that an expression is timed with, in characters; the longest is a body's. */
const SHORTEST = 512
const NO_TIME_MS = 20
/** How much longer than the text that it is compared with a text is. */
const LONGER = 4
/** A text four times as long takes a linear expression four times as long, and a quadratic one sixteen times. */
const GROWTH_MAX = 8
/** Letters that occur in no other text. */
const MARK = 'zqxjw'

/** Removes flags that do not change the time, and those that the checker does not know. */
const knownFlags = (flags: string) => flags.replaceAll(/[vdgy]/g, '')
const keyOf = ({ source, flags }: RegularExpression) => `${source}/${knownFlags(flags)}`

const t = setUpTestApp(withCatalogue, { trustedProxies: ['127.0.0.1'] })

/** Returns the processor time of an expression with such a text, in ms: the least of three. */
function millisecondsFor(expression: RegExp, { pumps, suffix }: AttackPattern, length: number): number {
  const once = pumps.reduce((sum, { pump }) => sum + pump.length, 0)
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(length / once))).join('') + suffix
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage()
    expression.test(text)
    const { user, system } = process.cpuUsage(start)
    // Their sum is exact, while the kernel only estimates which part of a short time was which.
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/**
 * Tries whether an attack that the checker reports is really slow: it counts steps, and under time pressure it takes
 * many for too many.
 */
function isSlowFor({ source, flags }: RegularExpression, { complexity, attack }: VulnerableDiagnostics): boolean {
  if (complexity.type === 'exponential') return true
  const expression = new RegExp(source, flags.replaceAll(/[gy]/g, ''))
  for (let length = LONGER * SHORTEST; length <= BODY_MAX_BYTES; length *= 2) {
    const long = millisecondsFor(expression, attack, length)
    if (long > NO_TIME_MS) return long > GROWTH_MAX * millisecondsFor(expression, attack, length / LONGER)
  }
  return false
}

async function listUnsafe(expressions: RegularExpression[]): Promise<string[]> {
  const unsafe: string[] = []
  const attacked: [RegularExpression, VulnerableDiagnostics][] = []
  const left = [...expressions]
  async function judge() {
    for (let one = left.pop(); one; one = left.pop()) {
      const verdict = await check(one.source, knownFlags(one.flags), { timeout: JUDGING_MS, randomSeed: RANDOM_SEED })
      if (verdict.status === 'vulnerable') attacked.push([one, verdict])
      else if (verdict.status === 'unknown') unsafe.push(`${one.place} /${one.source}/${one.flags} is unknown`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, judge))
  // Attacks are timed when nothing else runs in this process, since the time is that of all its threads.
  for (const [one, verdict] of attacked)
    if (isSlowFor(one, verdict))
      unsafe.push(`${one.place} /${one.source}/${one.flags} is vulnerable, by ${verdict.attack.pattern}`)
  return unsafe
}

/** The patterns that Ajv compiles, with the routes of their schemas. */
const compiled = [
  ...Object.entries<RouteSchema>(apiRoutes).flatMap(([line, { params, querystring, body }]) =>
    [params, querystring, body].flatMap((schema) => patternsOf(schema, line)),
  ),
  ...patternsOf(ChatSend, 'SEND /app/chat/:roomId'),
]

/** Sends the mark in every place where a client can send text. */
async function sayEverywhere() {
  const goods = goodBodies(t.clock)
  const staff = await addStaff(t)
  const member = await t.addMember()
  const things = { ...(await publishThings(t, staff)), ...(await ownThings(t, member)), contentId: SAEBYEOL, seq: 1 }
  const roomId = await t.addRoom(member, { contentId: SAEBYEOL })
  const ids: Record<string, string | number> = { ...things, roomId }
  const headers = {
    'user-agent': MARK,
    'x-forwarded-for': `127.0.0.1, ${MARK}`,
    'x-request-id': MARK,
    'idempotency-key': MARK,
    'if-none-match': MARK,
    'accept-language': MARK,
    'accept-encoding': MARK,
    accept: MARK,
    origin: `https://${MARK}.example`,
    referer: `https://${MARK}.example`,
    cookie: `${MARK}=${MARK}`,
    range: MARK,
  }
  // Routes that end a login are left out.
  for (const { line, method, path, body, query, takesForm } of contractRoutes) {
    const authorization = `Bearer ${(path.startsWith('/api/admin/') ? staff : member).accessToken}`
    const url = fill(path, (name) => ids[name] ?? 1)
    const send = (sent: { url?: string; payload?: object | Buffer | string; headers?: Record<string, string> }) =>
      t.app.inject({ method, url, ...sent, headers: { ...headers, authorization, ...sent.headers } })
    if (/logout|password|DELETE \/api\/(mypage\/profile|account)/.test(line)) continue
    for (const name of Object.keys(query)) await send({ url: `${url}${requiredQuery(path) || '?'}&${name}=${MARK}` })
    if (takesForm) {
      const form = formOf(Buffer.from(MARK), `${MARK}.png`)
      form.set('contentId', MARK)
      await send(await encodeForm(form))
    }
    for (const { path: field } of textFieldsOf(body))
      await send({ payload: withValue(goods[line]!(), field, MARK) as object })
  }
  await t.app.inject({ url: `/${MARK}`, headers: { ...headers, authorization: `Bearer ${MARK}` } })
  await t.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': MARK }, payload: MARK })

  const { ws } = await t.listen()
  const socket = await MemberSocket.connect(ws, member.accessToken)
  await socket.send(`/app/chat/${roomId}`, { type: 'TALK', roomId, content: MARK })
  await socket.send(`/app/chat/${MARK}`, { type: 'TALK', roomId, content: MARK }).catch(() => {})
  socket.cut()
  await socket.ended
}

it(
  'F27: no text makes a regular expression of the product take more than linear time, but for the listed ones',
  { timeout: 600_000 },
  async () => {
    const read = await expressionsReading(MARK, sayEverywhere)
    // The mark is read in bodies, headers, addresses and frames; a smaller number means that it did not get through.
    expect(read.length).toBeGreaterThan(30)
    expect(compiled.length).toBeGreaterThan(100)
    const all = [
      ...new Map([...read, ...compiled, ...listRegularExpressions()].map((each) => [keyOf(each), each])).values(),
    ]
    const listed = new Set(Object.values(POLYNOMIAL).flat())
    const unsafe = await listUnsafe(all.filter(({ source }) => !listed.has(source)))
    recordFault('F27', [
      exactly(`regular expressions that are not linear, of ${all.length}, and not listed`, unsafe.length, 0),
      {
        criterion: 'listed as polynomial, with how much they read',
        figure: listed.size,
        limit: 'none',
        met: true,
      },
      { criterion: 'seen reading what clients sent, of libraries too', figure: read.length, limit: 'none', met: true },
    ])
    expect(unsafe).toEqual([])
    // What is listed is still there.
    expect([...listed].filter((source) => !all.some((each) => each.source === source))).toEqual([])
  },
)

it('F27: what has stopped a server is judged as not linear', { timeout: 120_000 }, async () => {
  const seen = ['^https?://[^\\s/?#]+\\.[^\\s]+$', '^[^\\r\\n]*[^\\s\\u3164][^\\r\\n]*$'].map((source) => ({
    place: 'before',
    source,
    flags: 'u',
  }))
  expect(await listUnsafe(seen)).toHaveLength(seen.length)
})
