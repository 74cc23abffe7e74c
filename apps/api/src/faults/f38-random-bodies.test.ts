import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contractRoutes, fill } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { publishThings } from '../testing/published.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { below, exactly, recordFault } from './figures.ts'
import { inForm, SEED } from './form.ts'
import { randomRequests, type RandomRequest } from './random-requests.ts'

const REQUESTS = inForm({ short: 400, long: 10_000 })
const BATCH = 100
/** The long form only looks for growth: caches have filled by then. */
const WARM_UP = 2000
const GROWTH_MAX_MB = inForm({ short: Number.POSITIVE_INFINITY, long: 32 })
/** The time in which an answer comes, longer than the planner may take, which takes the longest. */
const ANSWERED_MS = 30_000
/** What is out of reach in this test, or busy on a slow machine, and says so. */
const NOT_NOW = new Set(['PLAN5030', 'PLAN5031', 'CONTACT5030', 'CONTACT5031', 'RECEIPT5030'])

const t = setUpTestApp(withCatalogue)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

interface Caller {
  member: Member
  things: Record<string, number | string>
}

/** A member with one of each thing; one who logged out or withdrew in a request is replaced. */
async function makeCaller(name: RandomRequest['caller']): Promise<Caller | undefined> {
  if (name === 'visitor') return undefined
  const member = name === 'staff' ? await addStaff(t) : await t.addMember()
  const things = await ownThings(t, member)
  const roomId = await t.addRoom(member, { contentId: SAEBYEOL })
  return { member, things: { ...things, roomId, contentId: SAEBYEOL, seq: 1 } }
}

/** Half a character has no place in an address. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')

function addressOf({ route, junkId, query }: RandomRequest, things: Caller['things']): string {
  const path = fill(route.path, (name) => encodeURIComponent(wellFormed(junkId ?? String(things[name] ?? 1))))
  const values = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  ])
  return `${path}?${new URLSearchParams(values).toString()}`
}

async function send(request: RandomRequest, caller: Caller | undefined, published: Caller['things']) {
  const { route, body, contentType } = request
  const answered = t.app.inject({
    method: route.method,
    url: addressOf(request, { ...published, ...caller?.things }),
    headers: {
      ...(caller ? { authorization: `Bearer ${caller.member.accessToken}` } : {}),
      ...(body === undefined || contentType === '' ? {} : { 'content-type': contentType }),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  const stop = new AbortController()
  const hung = delay(ANSWERED_MS, undefined, { signal: stop.signal }).catch(() => undefined)
  const reply = await Promise.race([answered, hung])
  stop.abort()
  if (!reply) return { status: 0, code: 'hangs' }
  const isJson = String(reply.headers['content-type']).startsWith('application/json')
  return { status: reply.statusCode, code: isJson ? reply.json<{ code: string }>().code : '' }
}

it(
  'F38: requests drawn at random from the contract are all answered, none with a fault of ours, and leave nothing in memory',
  { timeout: inForm({ short: 180_000, long: 1_800_000 }) },
  async () => {
    const requests = randomRequests(contractRoutes, goodBodies(t.clock))
    const callers = { visitor: undefined, member: await makeCaller('member'), staff: await makeCaller('staff') }
    const published = await publishThings(t, callers.staff!.member)
    const statuses = new Map<number, number>()
    const failures: unknown[] = []
    let slowestMs = 0
    let heapBefore = Number.NaN
    for (let done = 0; done < REQUESTS; done += BATCH) {
      if (done === Math.min(WARM_UP, REQUESTS / 2)) heapBefore = heapMegabytes()
      for (const request of fc.sample(requests, { numRuns: BATCH, seed: SEED * 1_000_000 + done })) {
        const sentAt = performance.now()
        const { status, code } = await send(request, callers[request.caller], published)
        slowestMs = Math.max(slowestMs, performance.now() - sentAt)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 0 || (status >= 500 && !NOT_NOW.has(code))) {
          const { route, caller, query, body, junkId } = request
          failures.push({ status, code, line: route.line, caller, junkId, query, body: body?.slice(0, 2000) })
        }
        if (status !== 401 || request.caller === 'visitor') continue
        // What staff has done at random may be in the way of a new member, such as a word that no nickname may hold.
        const another = await makeCaller(request.caller).catch(() => callers[request.caller])
        Object.assign(callers, { [request.caller]: another })
      }
    }
    const grownMb = heapMegabytes() - heapBefore
    const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count}× ${status}`)
    recordFault('F38', [
      exactly(`answers of 500, or none, to ${REQUESTS} requests`, failures.length, 0),
      { criterion: 'answers', figure: counts.join(', '), limit: 'none', met: true },
      below('slowest answer', slowestMs, 'ms', ANSWERED_MS),
      below('growth of the heap after the first 2,000', grownMb, 'MB', GROWTH_MAX_MB),
    ])
    expect(failures).toEqual([])
    expect(grownMb).toBeLessThan(GROWTH_MAX_MB)
    // The run says something only if not everything was refused at the door.
    const taken = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
    expect(taken).toBeGreaterThan(REQUESTS / 20)
  },
)
