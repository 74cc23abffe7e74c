import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { seededRandom } from '../faults/random.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { makeTwoApps, type Member } from '../testing/test-app.ts'

const SEEDS = 20
const ROUNDS = 10
/** So many act at one moment. */
const AT_ONCE = 6
const COMERS = 10
const SEATS = 3

const servers = makeTwoApps()
const [one] = servers
let drop: () => Promise<void>
let host: Member
let comers: Member[]

beforeAll(async () => {
  const database = await createTestDatabase('catalogue')
  drop = database.drop
  const bus = createMemoryBus()
  for (const server of servers) await server.open(database.connection, { bus })
  host = await one.addMember()
  comers = []
  for (let n = 0; n < COMERS; n++) comers.push(await one.addMember())
}, 120_000)
afterAll(async () => {
  for (const server of servers) await server.close()
  await drop()
})

it(
  'never has more inside than the maximum, nobody twice, and loses no request, whoever acts at two servers at once',
  { timeout: 240_000 },
  async () => {
    const broken: string[] = []
    for (let seed = 1; seed <= SEEDS; seed++) broken.push(...(await walk(seed)))
    expect(broken).toEqual([])
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
  const call = (method: 'POST' | 'DELETE', url: string, as: Member, body?: object) =>
    servers[below(2)]!.call<{ status: string } | null>(url, { method, ...(body ? { body } : {}) }, as)
  /** Who was removed, or has let go or been declined, since these acts began. */
  const mayBeOut = new Set<number>()
  const asked = new Set<number>()

  async function act(): Promise<void> {
    const comer = comers[below(COMERS)]!
    const drawn = below(100)
    const isOver = ({ status }: { status: number }) => status === 200
    if (drawn < 50) {
      const reply = await call('POST', `${path}/join`, comer, { wait: true })
      if (![200, 202, 404, 409].includes(reply.status)) broken.push(`seed ${seed}: join was answered ${reply.status}`)
      if (reply.status < 300) asked.add(comer.id)
      return
    }
    mayBeOut.add(comer.id)
    if (drawn < 60 && isOver(await call('DELETE', `${path}/leave`, comer))) asked.delete(comer.id)
    else if (drawn < 66 && isOver(await call('DELETE', `${path}/join`, comer))) asked.delete(comer.id)
    else if (drawn < 92) await call('POST', `${path}/requests/${comer.id}/accept`, host)
    else if (drawn < 96 && isOver(await call('DELETE', `${path}/requests/${comer.id}`, host))) asked.delete(comer.id)
    else if (isOver(await call('DELETE', `${path}/users/${comer.id}`, host))) asked.delete(comer.id)
  }

  for (let round = 0; round < ROUNDS; round++) {
    mayBeOut.clear()
    await Promise.all(Array.from({ length: AT_ONCE }, act))
    await one.app.sweepRoomRequests()
    const { rows } = await one.sql(
      `select r.participant_count as counted,
         (select array_agg(user_id) from room_members m where m.room_id = r.id) as inside,
         (select coalesce(array_agg(user_id), '{}') from room_requests q where q.room_id = r.id) as waiting,
         (select count(*)::int from room_requests q where q.room_id = r.id and q.state = 'WAITING') as queued
       from chat_rooms r where r.id = $1`,
      roomId,
    )
    const { counted, inside, waiting, queued } = rows[0] as {
      counted: number
      inside: number[]
      waiting: number[]
      queued: number
    }
    const check = (holds: boolean, what: string) => {
      if (!holds) broken.push(`seed ${seed}, round ${round}: ${what}`)
    }
    check(counted === inside.length && new Set(inside).size === counted, 'the count is not that of the members')
    check(counted <= SEATS, 'more are inside than the maximum')
    check(!waiting.some((id) => inside.includes(id)), 'a member asks who is inside')
    check(isByApproval || queued === 0 || counted === SEATS, 'somebody waits for a seat although one is free')
    const lost = [...asked].filter((id) => !mayBeOut.has(id) && !inside.includes(id) && !waiting.includes(id))
    check(lost.length === 0, `requests of ${lost.join()} are lost`)
    for (const id of asked) if (!inside.includes(id) && !waiting.includes(id)) asked.delete(id)
  }
  // A member has only so many requests in all rooms together.
  await one.sql('delete from chat_rooms where id = $1', roomId)
  return broken
}
