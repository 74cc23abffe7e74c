import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { SAEBYEOL } from '../testing/places.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { makeTwoApps, type Member } from '../testing/test-app.ts'
import { vouchFor } from '../testing/vouching.ts'
import { exactly, recordFault } from './figures.ts'
import { inForm, SEED } from './form.ts'
import { seededRandom } from './random.ts'

/** The short form takes a few small walks; the long form takes one of a whole crowd, and is repeated with other seeds. */
const SEEDS = inForm({ short: [1, 2, 3, 4, 5, 6], long: [SEED] })
const ROUNDS = inForm({ short: 10, long: 40 })
/** How many act at one moment. */
const AT_ONCE = inForm({ short: 6, long: 100 })
const COMERS = inForm({ short: 10, long: 1000 })
const SEATS = 3
/** Whether the host asks for a proof now and then in the walks of this seed. */
const asksForProof = (seed: number) => seed % 3 === 0

const servers = makeTwoApps()
const [one] = servers
let drop: () => Promise<void>
let host: Member
let comers: Member[]
/** Two others have met each second comer, and the host. */
let proven: Set<number>

beforeAll(async () => {
  const database = await createTestDatabase('catalogue')
  drop = database.drop
  const bus = createMemoryBus()
  for (const server of servers) await server.open(database.connection, { bus })
  host = await one.addMember()
  comers = []
  for (let n = 0; n < COMERS; n++) comers.push(await one.addMember())
  const witnesses = [await one.addMember(), await one.addMember()]
  const vouched = comers.filter((_, n) => n % 2 === 0)
  for (const member of [host, ...vouched]) await vouchFor(one, member, witnesses)
  proven = new Set(vouched.map(({ id }) => id))
}, 120_000)
afterAll(async () => {
  for (const server of servers) await server.close()
  await drop()
})

const figures = { acts: 0, entered: 0, asked: 0, away: 0, conditions: 0, unproven: 0 }

it(
  'F46: never has more inside than the maximum, no one twice, and loses no request, no matter who acts at two servers at once',
  { timeout: inForm({ short: 240_000, long: 900_000 }) },
  async () => {
    const broken: string[] = []
    for (const seed of SEEDS) broken.push(...(await walk(seed)))
    const counted = (criterion: string, figure: number) => ({ criterion, figure, limit: 'none', met: true })
    recordFault('F46', [
      counted('members who race for three seats', COMERS),
      counted('acts at two servers', figures.acts),
      counted('seats taken', figures.entered),
      counted('requests that were taken', figures.asked),
      counted('conditions set or lifted', figures.conditions),
      counted('joins refused for want of a proof', figures.unproven),
      counted('acts sent away by a server with too much to do', figures.away),
      exactly('too many inside, twice inside, lost requests, seats left free', broken.length, 0),
    ])
    expect(broken).toEqual([])
    // A walk in which all were sent away would show nothing.
    expect(figures.entered).toBeGreaterThan(SEEDS.length)
    expect(figures.asked).toBeGreaterThan(SEEDS.length)
    if (!SEEDS.some(asksForProof)) return
    expect(figures.conditions).toBeGreaterThan(0)
    expect(figures.unproven).toBeGreaterThan(0)
  },
)

/** Takes the steps of one seed, and returns what it found broken. */
async function walk(seed: number): Promise<string[]> {
  const broken: string[] = []
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const isByApproval = seed % 2 === 0
  const roomId = await one.addRoom(host, {
    contentId: SAEBYEOL,
    maxMembers: SEATS,
    joinPolicy: isByApproval ? 'APPROVAL' : 'INSTANT',
  })
  const path = `/api/chatrooms/${roomId}`
  const call = (method: 'POST' | 'DELETE' | 'PATCH', url: string, as: Member, body?: object) =>
    servers[below(2)]!.call<{ status: string } | null>(url, { method, ...(body ? { body } : {}) }, as)
  /** The members who were removed, have let go or been declined, since these acts began. */
  const mayBeOut = new Set<number>()
  const asked = new Set<number>()

  /** The members inside and those who waited after the last round. In a crowd, an act on any other member seldom changes the room. */
  let known: { inside: Member[]; waiting: Member[] } = { inside: [], waiting: [] }
  const oneOf = (some: readonly Member[]) => (some.length === 0 || below(2) === 0 ? comers : some)

  /** Whether the room has asked for a proof at any moment of this round; a request of who has none ends with it. */
  let hasAskedForProof = false
  async function setCondition(): Promise<void> {
    const requiredProof = below(3) > 0 ? 'MEETING' : 'NONE'
    if (requiredProof === 'MEETING') hasAskedForProof = true
    const { status } = await call('PATCH', path, host, { requiredProof })
    if (status === 503) figures.away++
    else if (status === 200) figures.conditions++
    else broken.push(`seed ${seed}: the condition was answered ${status}`)
  }

  async function act(): Promise<void> {
    if (asksForProof(seed) && below(AT_ONCE) < 2) return setCondition()
    const drawn = below(100)
    const drawnFrom = drawn < 50 ? comers : drawn < 60 || drawn >= 96 ? oneOf(known.inside) : oneOf(known.waiting)
    const comer = drawnFrom[below(drawnFrom.length)]!
    figures.acts++
    if (drawn < 50) {
      const reply = await call('POST', `${path}/join`, comer, { wait: true })
      if (reply.status === 503) figures.away++
      if (reply.status === 200) figures.entered++
      if (reply.status === 202) figures.asked++
      const isUnproven = reply.status === 403 && asksForProof(seed) && !proven.has(comer.id)
      if (isUnproven) figures.unproven++
      if (!isUnproven && ![200, 202, 404, 409, 503].includes(reply.status))
        broken.push(`seed ${seed}: join was answered ${reply.status}`)
      if (reply.status < 300) asked.add(comer.id)
      return
    }
    mayBeOut.add(comer.id)
    const deeds: [number, 'POST' | 'DELETE', string, Member][] = [
      [60, 'DELETE', 'leave', comer],
      [66, 'DELETE', 'join', comer],
      [92, 'POST', `requests/${comer.id}/accept`, host],
      [96, 'DELETE', `requests/${comer.id}`, host],
      [100, 'DELETE', `users/${comer.id}`, host],
    ]
    const [, method, end, as] = deeds.find(([limit]) => drawn < limit)!
    const { status } = await call(method, `${path}/${end}`, as)
    if (status === 503) figures.away++
    if (status !== 200) return
    if (method === 'POST') figures.entered++
    else asked.delete(comer.id)
  }

  let isAsking = false
  for (let round = 0; round < ROUNDS; round++) {
    mayBeOut.clear()
    hasAskedForProof = isAsking
    await Promise.all(Array.from({ length: AT_ONCE }, act))
    await one.app.sweepRoomRequests()
    const { rows } = await one.sql(
      `select r.participant_count as counted, r.required_proof <> 'NONE' as asks,
         (select array_agg(user_id) from room_members m where m.room_id = r.id) as inside,
         (select coalesce(array_agg(user_id), '{}') from room_requests q where q.room_id = r.id) as waiting,
         (select count(*)::int from room_requests q where q.room_id = r.id and q.state = 'WAITING') as queued,
         (select count(*)::int from room_requests q where q.room_id = r.id and q.state <> 'DECLINED'
            and not has_proof(q.user_id, r.required_proof, r.gender_restriction)) as unproven
       from chat_rooms r where r.id = $1`,
      roomId,
    )
    const { counted, asks, inside, waiting, queued, unproven } = rows[0] as {
      counted: number
      asks: boolean
      inside: number[]
      waiting: number[]
      queued: number
      unproven: number
    }
    const check = (holds: boolean, what: string) => {
      if (!holds) broken.push(`seed ${seed}, round ${round}: ${what}`)
    }
    check(counted === inside.length && new Set(inside).size === counted, 'the count is not that of the members')
    check(counted <= SEATS, 'more are inside than the maximum')
    check(!waiting.some((id) => inside.includes(id)), 'a member asks who is inside')
    check(isByApproval || queued === 0 || counted === SEATS, 'somebody waits for a seat although one is free')
    check(unproven === 0, 'a member waits who lacks the proof')
    isAsking = asks
    const endedForProof = (id: number) => hasAskedForProof && !proven.has(id)
    const lost = [...asked].filter(
      (id) => !mayBeOut.has(id) && !endedForProof(id) && !inside.includes(id) && !waiting.includes(id),
    )
    check(lost.length === 0, `requests of ${lost.join()} are lost`)
    known = {
      inside: comers.filter(({ id }) => inside.includes(id)),
      waiting: comers.filter(({ id }) => waiting.includes(id)),
    }
    for (const id of asked) if (!inside.includes(id) && !waiting.includes(id)) asked.delete(id)
  }
  // A member has only so many requests in all rooms together.
  await one.sql('delete from chat_rooms where id = $1', roomId)
  return broken
}
