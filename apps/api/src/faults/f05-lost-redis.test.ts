import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChatMessage, RoomState } from '@honjeo/contract/chat'
import { roomInbox, roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import { CHAT_SENDS_BURST, LOGIN_FREE_FAILURES } from '@honjeo/contract/values/limits'
import { pino } from 'pino'
import { createClient } from 'redis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Bus } from '@honjeo/bus/bus'
import { createRedisBus } from '@honjeo/bus/redis-bus'
import { startRedisServer, stopRedisServer } from '../realtime/testing/redis-server.ts'
import { history, say, talk } from '../testing/conversation.ts'
import { freePort } from '../testing/free-port.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { makeTwoApps, type Member, type TestApp } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { below, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { MemberSocket } from './member-socket.ts'

const SAID = inForm({ short: 20, long: 500 })
/** The pause between messages, long enough for a member not to be called back for talking too fast. */
const PACE_MS = inForm({ short: 0, long: 110 })
const NEAR_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 500 })
const FAR_MS = inForm({ short: 15_000, long: 2000 })
/** The time in which a server that looks for Redis in vain has opened. */
const OPENED_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 5000 })

const [one, two] = makeTwoApps()
const sockets: MemberSocket[] = []
let port: number
let redis: ChildProcess | undefined
let buses: Bus[]
let database: TestDatabase
let host: Member
let guest: Member
let roomId: number
let openedMs: number

beforeAll(async () => {
  // No Redis listens there yet: servers start and work without it.
  port = await freePort()
  database = await createTestDatabase('catalogue')
  const logger = pino({ level: 'silent' })
  buses = [1, 2].map(() => createRedisBus(`redis://127.0.0.1:${port}`, logger))
  await one.open(database.connection, { bus: buses[0]! })
  const startedAt = performance.now()
  await two.open(database.connection, { bus: buses[1]! })
  openedMs = performance.now() - startedAt
})

afterAll(async () => {
  for (const server of [one, two]) await server.close()
  for (const bus of buses) await bus.close()
  if (redis) await stopRedisServer(redis)
  await database.drop()
})

beforeEach(async () => {
  ;[host, guest] = [await one.addMember(), await one.addMember()]
  roomId = await one.addRoom(host, { contentId: SAEBYEOL })
  await one.join(roomId, guest)
})

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.cut()
})

async function connect(server: TestApp, { accessToken }: Member): Promise<MemberSocket> {
  const socket = await MemberSocket.connect((await server.listen()).ws, accessToken)
  sockets.push(socket)
  return socket
}

async function listen(server: TestApp, member: Member) {
  const inbox = new Inbox<ChatMessage & { heardAt: number }>()
  const socket = await connect(server, member)
  await socket.subscribe<ChatMessage>(roomTopic(roomId), (message) =>
    inbox.push({ ...message, heardAt: performance.now() }),
  )
  return inbox
}

const startRedis = async () => {
  redis = await startRedisServer(port)
  for (const server of [one, two]) {
    await vi.waitFor(async () => expect((await server.app.inject('/readyz')).statusCode).toBe(200), { timeout: 10_000 })
  }
}

const contents = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)
const range = (count: number) => Array.from({ length: count }, (_, n) => `${n}`)

/** The host talks at one server; guests hear it at both, each message once and in order. Answers the delays of both. */
async function talkAndListen(during: (n: number) => Promise<void> = async () => {}) {
  const [near, far] = [await listen(one, guest), await listen(two, guest)]
  const socket = await connect(one, host)
  const sentAt: number[] = []
  for (const content of range(SAID)) {
    await during(Number(content))
    await socket.send(roomInbox(roomId), talk(roomId, content))
    sentAt.push(performance.now())
    await delay(PACE_MS)
  }
  const delaysAt = async (inbox: typeof near) => {
    const heard = await inbox.has(SAID)
    expect(contents(heard)).toEqual(range(SAID))
    return Math.max(...heard.map(({ heardAt }, n) => heardAt - sentAt[n]!))
  }
  return { nearMs: await delaysAt(near), farMs: await delaysAt(far) }
}

const report = (what: string, { nearMs, farMs }: { nearMs: number; farMs: number }) =>
  recordFault('F05', [
    below(`Redis ${what}: heard at the same server after`, nearMs, 'ms', NEAR_MS),
    below(`Redis ${what}: heard at the other after`, farMs, 'ms', FAR_MS),
  ])

it(
  'F05: servers that never found Redis bring every message to both, in order',
  async () => {
    recordFault('F05', [below('started without Redis in', openedMs, 'ms', OPENED_MS)])
    expect(openedMs).toBeLessThan(OPENED_MS)
    expect((await one.app.inject('/readyz')).statusCode).toBe(503)
    const delays = await talkAndListen()
    report('absent', delays)
    expect(delays.nearMs).toBeLessThan(NEAR_MS)
    expect(delays.farMs).toBeLessThan(FAR_MS)
  },
  inForm({ short: 60_000, long: 300_000 }),
)

it('F05: a member who left or lost the room at one server hears no more of it at the other', async () => {
  const [left, lost] = [await listen(two, guest), await listen(two, host)]
  await one.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, guest)
  await vi.waitFor(() => expect([...two.app.broker.usersOn(roomTopic(roomId))]).toEqual([host.id]), { timeout: FAR_MS })
  await say(one, host, roomId, '우리끼리')
  expect(contents(await lost.has(2)).at(-1)).toBe('우리끼리')
  expect(contents(left.items)).not.toContain('우리끼리')
  await one.call(`/api/chatrooms/${roomId}`, { method: 'DELETE' }, host)
  for (const topic of [roomTopic(roomId), roomStateTopic(roomId)]) {
    await vi.waitFor(() => expect(two.app.broker.usersOn(topic).size).toBe(0), { timeout: FAR_MS })
  }
})

it('F05: what happens to a message at one server without Redis is seen at the other', async () => {
  await say(one, host, roomId, '내일 봬요')
  const seq = (await history(one, roomId, host)).at(-1)!.seq
  const socket = await connect(two, guest)
  const changes = new Inbox<RoomState>()
  await socket.subscribe<RoomState>(roomStateTopic(roomId), (state) => state.kind === 'MESSAGE' && changes.push(state))
  await socket.subscribe(roomTopic(roomId), () => {})
  const url = `/api/chatrooms/${roomId}/messages/${seq}`
  for (const on of [true, false])
    await one.call(`${url}/reactions`, { method: 'PUT', body: { kind: 'LIKE', on } }, guest)
  await one.call(url, { method: 'DELETE' }, host)
  const isSeen = () => expect(changes.items.at(-1)).toMatchObject({ message: { seq, isDeleted: true, reactions: [] } })
  await vi.waitFor(isSeen, { timeout: FAR_MS })
})

it('F05: without Redis no one gets more tries at a password, nor sends faster', async () => {
  const logIn = (server: TestApp) =>
    server.call('/api/auth/login', { method: 'POST', body: { email: guest.email, password: 'not-this-1' } })
  for (let n = 0; n < LOGIN_FREE_FAILURES; n++) await logIn(n % 2 === 0 ? one : two)
  expect(await logIn(one)).toMatchObject({ status: 429, code: 'AUTH4291' })
  expect(await logIn(two)).toMatchObject({ status: 429, code: 'AUTH4291' })

  const socket = await connect(one, host)
  const sends = range(2 * CHAT_SENDS_BURST).map((content) => socket.send(roomInbox(roomId), talk(roomId, content)))
  const refused = (await Promise.allSettled(sends)).filter(({ status }) => status === 'rejected')
  expect((await socket.ended).errorCode).toBe('CHAT4290')
  expect(refused.length).toBeGreaterThan(0)
})

it(
  'F05: a Redis that is killed and comes back while people talk costs no message, nor the order',
  async () => {
    await startRedis()
    const lost = async (n: number) => {
      if (n === Math.floor(SAID / 4)) await stopRedisServer(redis!)
      if (n === Math.floor(SAID / 2)) redis = await startRedisServer(port)
    }
    const delays = await talkAndListen(lost)
    report('killed', delays)
    expect(delays.nearMs).toBeLessThan(NEAR_MS)
    expect(delays.farMs).toBeLessThan(FAR_MS)
  },
  inForm({ short: 60_000, long: 300_000 }),
)

it(
  'F05: a Redis that forgets everything while people talk costs nothing',
  async () => {
    const admin = createClient({ url: `redis://127.0.0.1:${port}` })
    await admin.connect()
    const delays = await talkAndListen(async () => void (await admin.flushAll()))
    report('flushed', delays)
    expect(delays.nearMs).toBeLessThan(NEAR_MS)
    expect(delays.farMs).toBeLessThan(FAR_MS)
    admin.destroy()
    expect(contents(await history(two, roomId, guest)).slice(-1)).toEqual([`${SAID - 1}`])
  },
  inForm({ short: 60_000, long: 300_000 }),
)
