import type { ChildProcess } from 'node:child_process'
import type { ChatMessage, RoomState } from '@honjeo/contract/chat'
import type { RoomUser } from '@honjeo/contract/rooms'
import { roomInbox, roomStateTopic, roomTopic, typingInbox } from '@honjeo/contract/values/destinations'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connect, history, say, talk } from '../testing/conversation.ts'
import { freePort } from '../testing/free-port.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { makeTwoApps, type Member, type TestApp } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Bus } from '@honjeo/bus/bus'
import { createRedisBus } from '@honjeo/bus/redis-bus'
import { startRedisServer, stopRedisServer } from './testing/redis-server.ts'

const [one, two] = makeTwoApps()
let redis: ChildProcess
let buses: Bus[]
let database: TestDatabase
let host: Member
let guest: Member
let roomId: number

beforeAll(async () => {
  const port = await freePort()
  redis = await startRedisServer(port)
  database = await createTestDatabase('catalogue')
  const logger = pino({ level: 'silent' })
  buses = [1, 2].map(() => createRedisBus(`redis://127.0.0.1:${port}`, logger))
  await one.open(database.connection, { bus: buses[0]! })
  await two.open(database.connection, { bus: buses[1]! })
})

afterAll(async () => {
  for (const server of [one, two]) await server.close()
  for (const bus of buses) await bus.close()
  await stopRedisServer(redis)
  await database.drop()
})

beforeEach(async () => {
  for (const server of [one, two]) await isReady(server)
  ;[host, guest] = [await one.addMember(), await one.addMember()]
  roomId = await one.addRoom(host, { contentId: SAEBYEOL })
  await two.join(roomId, guest)
})

const isReady = (server: TestApp) =>
  vi.waitFor(async () => expect((await server.app.inject('/readyz')).statusCode).toBe(200), { timeout: 10_000 })

async function listen(server: TestApp, member: Member): Promise<Inbox<ChatMessage>> {
  const inbox = new Inbox<ChatMessage>()
  await (await connect(server, member)).subscribe(roomTopic(roomId), inbox.push)
  return inbox
}

async function listenToState(server: TestApp, member: Member): Promise<Inbox<RoomState>> {
  const inbox = new Inbox<RoomState>()
  await (await connect(server, member)).subscribe(roomStateTopic(roomId), inbox.push)
  return inbox
}

const contents = (messages: ChatMessage[]) => messages.map(({ content }) => content)

it('a message sent at one is heard at the other, in order', async () => {
  const inbox = await listen(two, guest)
  const said = Array.from({ length: 40 }, (_, n) => `${n}`)
  await say(one, host, roomId, ...said)
  expect(contents(await inbox.has(said.length))).toEqual(said)
})

it('what is said at both at once comes to all in one order', async () => {
  const inboxes = [await listen(one, host), await listen(two, guest)]
  const [atOne, atTwo] = [await connect(one, host), await connect(two, guest)]
  await Promise.all(
    [atOne, atTwo].map(async (client, who) => {
      for (let n = 0; n < 25; n++) await client.send(roomInbox(roomId), talk(roomId, `${who}:${n}`))
    }),
  )
  const [first, second] = await Promise.all(inboxes.map(async (inbox) => (await inbox.has(50)).map(({ seq }) => seq)))
  expect(first).toEqual(Array.from({ length: 50 }, (_, i) => i + 4))
  expect(second).toEqual(first)
})

it('who leaves at one hears nothing more at the other', async () => {
  const [hostInbox, guestInbox] = [await listen(two, host), await listen(two, guest)]
  await one.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, guest)
  await say(one, host, roomId, '우리끼리')
  expect(await hostInbox.has(2)).toMatchObject([{ type: 'EXIT' }, { type: 'TALK' }])
  expect(guestInbox.items.filter(({ type }) => type === 'TALK')).toEqual([])
})

it('who opens the conversation at one is there at the other, and gone when they are', async () => {
  const state = await listenToState(two, guest)
  const isActive = async () => {
    const { result } = await two.call<{ users: RoomUser[] }>(`/api/chatrooms/${roomId}/users`, {}, guest)
    return result.users.find(({ userId }) => userId === host.id)?.active
  }
  expect(await isActive()).toBe(false)
  const client = await connect(one, host)
  await client.subscribe(roomTopic(roomId), () => {})
  expect(await state.has(1)).toEqual([{ kind: 'PRESENCE', people: [{ userId: host.id, active: true }] }])
  expect(await isActive()).toBe(true)
  client.cut()
  expect((await state.has(2))[1]).toEqual({ kind: 'PRESENCE', people: [{ userId: host.id, active: false }] })
  expect(await isActive()).toBe(false)
})

it('what happens beside the messages at one is announced at the other', async () => {
  const state = await listenToState(two, guest)
  await say(one, host, roomId, '내일 봬요')
  const url = `/api/chatrooms/${roomId}`
  await one.call(`${url}/messages/4/reactions`, { method: 'PUT', body: { kind: 'LIKE', on: true } }, host)
  await (await connect(one, host)).send(typingInbox(roomId), '')
  await one.call(`${url}/notice`, { method: 'PUT', body: { content: '10시' } }, host)
  await one.call(`${url}/read`, { method: 'POST', body: { seq: 4 } }, guest)
  expect(await state.has(4)).toMatchObject([
    { kind: 'MESSAGE', message: { seq: 4, reactions: [{ kind: 'LIKE', userIds: [host.id] }] } },
    { kind: 'TYPING', userId: host.id },
    { kind: 'ROOM' },
    { kind: 'READ', read: [{ userId: guest.id, seq: 4 }] },
  ])
})

it('a room deleted at one is silent at the other', async () => {
  const state = await listenToState(two, guest)
  await listen(two, guest)
  await one.call(`/api/chatrooms/${roomId}`, { method: 'DELETE' }, host)
  await state.has(2)
  for (const topic of [roomTopic(roomId), roomStateTopic(roomId)]) {
    await vi.waitFor(() => expect(two.app.broker.usersOn(topic).size).toBe(0))
  }
})

it('the same message sent at both at once is one', async () => {
  const message = talk(roomId, '한 번만')
  const senders = [await connect(one, host), await connect(two, host)]
  await Promise.all(senders.flatMap((client) => [1, 2, 3].map(() => client.send(roomInbox(roomId), message))))
  expect(contents(await history(one, roomId, guest)).filter((content) => content === '한 번만')).toHaveLength(1)
})

it('a logout at one closes the socket at the other, and ends the token there', async () => {
  const client = await connect(two, guest)
  const profile = () => two.call('/api/mypage/profile', {}, guest)
  expect((await profile()).status).toBe(200)
  const error = client.nextError()
  await one.call('/api/auth/logout', { method: 'DELETE' }, guest)
  expect((await error).headers['code']).toBe('AUTH4015')
  expect(await profile()).toMatchObject({ status: 401, code: 'AUTH4015' })
})
