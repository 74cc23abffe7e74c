import { setTimeout as delay } from 'node:timers/promises'
import type { ChatMessage } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { IDEMPOTENCY_KEEP_HOURS } from '@honjeo/contract/values/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { cleanUpNow } from '../testing/clean-up.ts'
import { history, say, talk } from '../testing/conversation.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { makeTwoApps, type Member, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { MemberSocket } from './member-socket.ts'
import { roomDraft } from './mixed-writes.ts'

const TIMES = 10
const MESSAGES = inForm({ short: 3, long: 60 })
/** The pause with which a member sends as many as they may. */
const PACE_MS = inForm({ short: 0, long: 1000 })
const LATER_SECONDS = (IDEMPOTENCY_KEEP_HOURS + 1) * 3600

const [one, two] = makeTwoApps()
let database: TestDatabase
let host: Member
let guest: Member
let roomId: number

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  const bus = createMemoryBus()
  await one.open(database.connection, { bus })
  await two.open(database.connection, { bus })
  ;[host, guest] = [await one.addMember(), await one.addMember()]
  roomId = await one.addRoom(host, { contentId: SAEBYEOL })
  await one.join(roomId, guest)
})

afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})

/** A token that is good at the hour that the servers' clocks show. */
async function tokenOf({ email }: Member): Promise<string> {
  const body = { email, password: TEST_PASSWORD }
  return (await one.call<{ accessToken: string }>('/api/auth/login', { method: 'POST', body })).result.accessToken
}

const connect = async (server: TestApp, token: string) => MemberSocket.connect((await server.listen()).ws, token)

/** Sends to both servers at once, over as many sockets as a member may have; each is confirmed. */
async function sendTimes(token: string, message: object): Promise<void> {
  const sockets = await Promise.all([one, two, one, two].map((server) => connect(server, token)))
  await Promise.all(
    Array.from({ length: TIMES }, (_, n) => sockets[n % sockets.length]!.send(roomInbox(roomId), message)),
  )
  for (const socket of sockets) socket.cut()
}

it(
  'F07: a message that is sent ten times at two servers, and again days later, is one with one number',
  async () => {
    const inboxes = [new Inbox<ChatMessage>(), new Inbox<ChatMessage>()]
    for (const [n, server] of [one, two].entries()) {
      const socket = await connect(server, guest.accessToken)
      await socket.subscribe<ChatMessage>(roomTopic(roomId), inboxes[n]!.push)
    }
    const messages = Array.from({ length: MESSAGES }, (_, n) => talk(roomId, `${n}`))
    for (const message of messages) {
      await sendTimes(host.accessToken, message)
      await delay(PACE_MS)
    }
    const heard = await Promise.all(inboxes.map((inbox) => inbox.has(MESSAGES)))
    const numbers = heard.map((items) => items.map(({ id, seq, clientId }) => ({ id, seq, clientId })))
    expect(numbers[0]!.map(({ clientId }) => clientId)).toEqual(messages.map(({ clientId }) => clientId))
    expect(numbers[1]).toEqual(numbers[0])

    for (const server of [one, two]) server.clock.advance(LATER_SECONDS)
    await cleanUpNow(one)
    const [first] = messages
    const [hostToken, token] = [await tokenOf(host), await tokenOf(guest)]
    await sendTimes(hostToken, first!)
    await say(one, { ...host, accessToken: hostToken }, roomId, '끝')
    for (const server of [one, two]) {
      const query = `size=50&after=${numbers[0]![0]!.seq - 1}`
      const url = `/api/chatrooms/${roomId}/messages?${query}`
      const { result } = await server.call<{ messages: ChatMessage[] }>(url, {}, { accessToken: token })
      const same = result.messages.filter(({ clientId }) => clientId === first!.clientId)
      expect(same.map(({ id, seq, clientId }) => ({ id, seq, clientId }))).toEqual([numbers[0]![0]])
    }
    const newest = (await history(two, roomId, { ...guest, accessToken: token })).at(-1)!
    recordFault('F07', [
      exactly(`rows of ${MESSAGES} messages, each sent ten times`, newest.seq - numbers[0]![0]!.seq, MESSAGES),
    ])
    expect([newest.content, newest.seq]).toEqual(['끝', numbers[0]!.at(-1)!.seq + 1])
  },
  inForm({ short: 30_000, long: 180_000 }),
)

it('F07: another member’s message under the same id is a message of its own', async () => {
  const mine = talk(roomId, '내 말')
  const sockets = [await connect(one, await tokenOf(host)), await connect(two, await tokenOf(guest))]
  await Promise.all(sockets.map((socket) => socket.send(roomInbox(roomId), mine)))
  const { rows } = await one.database.pool.query<{ senderId: number }>(
    'select sender_id as "senderId" from messages where room_id = $1 and client_id = $2 order by sender_id',
    [roomId, mine.clientId],
  )
  expect(rows.map(({ senderId }) => senderId)).toEqual([host.id, guest.id])
})

it('F07: a room that is opened ten times at two servers with one key is one', async () => {
  const token = await tokenOf(host)
  const joinDate = new Date(one.clock.now().getTime() + 86_400_000).toISOString()
  const body = { ...roomDraft('한 번만'), joinDate }
  const replies = await Promise.all(
    Array.from({ length: TIMES }, (_, n) =>
      (n % 2 === 0 ? one : two).call<{ chatRoomId: number }>(
        '/api/chatrooms/create',
        { method: 'POST', headers: { 'idempotency-key': 'open-once' }, body },
        { accessToken: token },
      ),
    ),
  )
  expect(new Set(replies.map(({ status, result }) => `${status} ${result.chatRoomId}`)).size).toBe(1)
  expect(replies[0]!.status).toBe(201)
  const { rows } = await one.database.pool.query(`select id from chat_rooms where title = '한 번만'`)
  expect(rows).toHaveLength(1)
})
