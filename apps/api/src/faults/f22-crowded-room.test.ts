import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SAEBYEOL } from '../testing/places.ts'
import { callServer, type ServerCall } from '../testing/server-process.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { addCrowd, type CrowdMember } from './crowd.ts'
import { inForm } from './form.ts'
import { queryOnce } from './query-once.ts'
import { RoomModel, type RoomStep } from './room-model.ts'

const MAX = 4
const COMERS = 200
const ROUNDS = inForm({ short: 1, long: 50 })
/** The number of people is enough that a room is now full, now empty, and that some are banned. */
const PEOPLE = 8
/** Each member opens at most 20 rooms a day. */
const GROUPS = 25
const STEPS = 100
const WALKS = inForm({ short: 1, long: 50 })
const TIMEOUT = inForm({ short: 120_000, long: 900_000 })

/** A server that is too busy for one more says so; the client then asks again. */
async function call<T>(url: string, options: ServerCall) {
  for (;;) {
    const reply = await callServer<T>(url, options)
    if (reply.code !== 'COMMON503') return reply
    await delay(Number(reply.retryAfter) * 1000)
  }
}

async function openRoom({ nodes }: Cluster, host: CrowdMember): Promise<number> {
  const joinDate = new Date(Date.now() + 86_400_000).toISOString()
  const body = { title: '같이 걸어요', contentId: SAEBYEOL, maxMembers: MAX, joinDate }
  const { result } = await call<{ chatRoomId: number }>(`${nodes[0]!.http}/api/chatrooms/create`, {
    method: 'POST',
    token: host.accessToken,
    body,
  })
  return result.chatRoomId
}

interface RoomRow {
  members: number[]
  counted: number
  hostId: number | null
  isClosed: boolean
}

async function readRoom({ connection }: Cluster, roomId: number): Promise<RoomRow> {
  const [row] = await queryOnce<RoomRow>(
    connection,
    `select host_id as "hostId", participant_count as counted, completed_at is not null as "isClosed",
      array(select user_id from room_members where room_id = id order by user_id) as members
     from chat_rooms where id = $1`,
    [roomId],
  )
  return row!
}

it(
  'F22: of 200 who join at two servers at once exactly as many come in as there are places',
  { timeout: TIMEOUT },
  async () => {
    const cluster = await startCluster(2)
    const [crowd] = await addCrowd(cluster, 1, COMERS)
    const comers = crowd!.members
    for (let round = 0; round < ROUNDS; round++) {
      const host = comers[round]!
      const roomId = await openRoom(cluster, host)
      const join = async ({ accessToken: token }: CrowdMember, n: number) => {
        const { http } = cluster.nodes[n % 2]!
        return (await call(`${http}/api/chatrooms/${roomId}/join`, { method: 'POST', token })).code
      }
      const codes = await Promise.all(comers.map(join))
      const countOf = (code: string) => codes.filter((each) => each === code).length
      // The host, who is one of the four, is notified.
      const counts = [countOf('COMMON200'), countOf('CHAT4004'), countOf('CHAT4001')]
      expect(counts).toEqual([MAX - 1, 1, COMERS - MAX])
      const { members, counted, hostId } = await readRoom(cluster, roomId)
      expect([members.length, counted, hostId]).toEqual([MAX, MAX, host.id])
    }
  },
)

const person = fc.nat(PEOPLE - 1)
/** Half of the steps are those of the host of the moment: no other member may do most of them. */
const step = fc.record({
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constant('join' as const) },
    { weight: 3, arbitrary: fc.constantFrom('leave' as const, 'handOver' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('remove' as const, 'close' as const, 'reopen' as const, 'reopen' as const),
    },
  ),
  who: fc.oneof(fc.constant('HOST' as const), person),
  to: person,
})

it(
  'F22: a room is what its model is after every step, whichever server it was taken at',
  { timeout: TIMEOUT },
  async () => {
    const cluster = await startCluster(2)
    const groups = await addCrowd(cluster, GROUPS, PEOPLE)
    let opened = 0

    /** A new room, with its model, and who may do something in it. */
    async function open() {
      const people = groups[opened % GROUPS]!.members
      const host = Math.floor(opened++ / GROUPS) % PEOPLE
      return { roomId: await openRoom(cluster, people[host]!), people, model: new RoomModel(host, MAX) }
    }

    async function take({ roomId, people }: Awaited<ReturnType<typeof open>>, { act, who, to }: RoomStep, n: number) {
      const room = `${cluster.nodes[n % 2]!.http}/api/chatrooms/${roomId}`
      const token = people[who]!.accessToken
      const userId = people[to]!.id
      const calls = {
        join: ['/join', { method: 'POST' }],
        leave: ['/leave', { method: 'DELETE' }],
        remove: [`/users/${userId}`, { method: 'DELETE' }],
        handOver: ['/host', { method: 'POST', body: { userId } }],
        close: ['/complete', { method: 'PATCH', body: { isCompleted: true } }],
        reopen: ['/complete', { method: 'PATCH', body: { isCompleted: false } }],
      } as const
      const [path, options] = calls[act]
      return (await call(`${room}${path}`, { ...options, token })).code
    }

    const property = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      let room = await open()
      for (const [n, { who, ...next }] of steps.entries()) {
        // No member comes back to a room that all have left.
        if (room.model.host === null) room = await open()
        const { roomId, people, model } = room
        const taken = { ...next, who: who === 'HOST' ? model.host! : who }
        expect([n, taken, await take(room, taken, n)]).toEqual([n, taken, model.take(taken)])
        const ids = model.members.map((member) => people[member]!.id)
        expect(await readRoom(cluster, roomId)).toEqual({
          members: ids.toSorted((a, b) => a - b),
          counted: ids.length,
          hostId: model.host === null ? null : people[model.host]!.id,
          isClosed: model.isClosed,
        })
      }
    })
    // Each walk takes seconds, and the first that fails says what went wrong.
    await fc.assert(property, { numRuns: WALKS, endOnFailure: true })
  },
)
