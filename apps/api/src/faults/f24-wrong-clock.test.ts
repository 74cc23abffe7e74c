import type { ChatMessage } from '@honjeo/contract/chat'
import type { Notification } from '@honjeo/contract/notifications'
import type { MyRoom } from '@honjeo/contract/rooms'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { ACCESS_TOKEN_TTL_SECONDS, ROOMS_PER_DAY } from '@honjeo/contract/values/limits'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { koreanMidnight, type Clock } from '../lib/clock.ts'
import { createMemoryBus } from '@honjeo/bus/bus'
import { remindOfMeetings } from '../rooms/reminders.service.ts'
import { history, talk } from '../testing/conversation.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { makeTwoApps, type Member, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { MemberSocket } from './member-socket.ts'
import { roomDraft } from './mixed-writes.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const SKEW_MAX_SECONDS = 60

const [one, two] = makeTwoApps()
const sockets: MemberSocket[] = []
const start = one.clock.now().getTime()
let database: TestDatabase
let host: Member
let guest: Member

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  const bus = createMemoryBus()
  await one.open(database.connection, { bus })
  await two.open(database.connection, { bus })
})

afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})

beforeEach(async () => {
  for (const { clock } of [one, two]) clock.advance((start - clock.now().getTime()) / 1000)
  await one.database.pool.query('delete from chat_rooms; delete from notifications')
  ;[host, guest] = [await one.addMember(), await one.addMember()]
})

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.cut()
})

/** The member, logged in where the clock shows what it shows. */
async function at(server: TestApp, member: Member): Promise<Member> {
  const body = { email: member.email, password: TEST_PASSWORD }
  const { result } = await server.call<Member>('/api/auth/login', { method: 'POST', body })
  return { ...member, ...result }
}

async function connect(server: TestApp, { accessToken }: Member): Promise<MemberSocket> {
  const socket = await MemberSocket.connect((await server.listen()).ws, accessToken)
  sockets.push(socket)
  return socket
}

const profile = (server: TestApp, member: Member) => server.call('/api/mypage/profile', {}, member)

it('F24: where one server is two hours ahead and one two hours behind, messages are in the order of their numbers', async () => {
  const roomId = await one.addRoom(host, { contentId: SAEBYEOL })
  await one.join(roomId, guest)
  one.clock.advance(2 * HOUR)
  two.clock.advance(-2 * HOUR)
  const hosts = [await at(one, host), await at(two, host)]
  const guestAtTwo = await at(two, guest)
  const inbox = new Inbox<ChatMessage>()
  const listening = await connect(two, guestAtTwo)
  await listening.subscribe<ChatMessage>(roomTopic(roomId), inbox.push)
  const talking = [await connect(one, hosts[0]!), await connect(two, hosts[1]!)]
  const said = Array.from({ length: 20 }, (_, n) => `${n}`)
  for (const [n, content] of said.entries()) await talking[n % 2]!.send(roomInbox(roomId), talk(roomId, content))

  const heard = await inbox.has(said.length)
  expect(heard.map(({ content }) => content)).toEqual(said)
  for (const [server, member] of [
    [one, hosts[0]!],
    [two, hosts[1]!],
  ] as const) {
    const messages = (await history(server, roomId, member)).slice(-said.length)
    expect(messages.map(({ id }) => id)).toEqual(heard.map(({ id }) => id))
    const page = `/api/chatrooms/${roomId}/messages?size=5&before=${messages[10]!.seq}`
    const { result } = await server.call<{ messages: ChatMessage[] }>(page, {}, member)
    expect(result.messages.map(({ content }) => content)).toEqual(said.slice(5, 10))
  }
  const { result } = await two.call<{ content: MyRoom[] }>('/api/mypage/chatrooms', {}, guestAtTwo)
  expect(result.content[0]).toMatchObject({ roomId, lastMessage: said.at(-1), unreadCount: said.length })
})

it('F24: a token is good for a minute before it was made, and not a moment after its time; then it is renewed', async () => {
  two.clock.advance(1 - SKEW_MAX_SECONDS)
  expect((await profile(two, host)).status).toBe(200)
  two.clock.advance(-2)
  expect(await profile(two, host)).toMatchObject({ status: 401, code: 'AUTH4011' })
  await expect(connect(two, host)).rejects.toThrow('AUTH4011')
  const body = { refreshToken: host.refreshToken }
  const { result } = await two.call<Member>('/api/auth/reissue', { method: 'POST', body })
  expect((await profile(two, { ...host, ...result })).status).toBe(200)

  two.clock.advance(1 + SKEW_MAX_SECONDS + ACCESS_TOKEN_TTL_SECONDS - 1)
  expect((await profile(two, guest)).status).toBe(200)
  two.clock.advance(SKEW_MAX_SECONDS)
  expect(await profile(two, guest)).toMatchObject({ status: 401, code: 'AUTH4011' })
})

it('F24: the day of a server is the one in Korea, also where its clock is two hours off', async () => {
  const midnight = koreanMidnight(new Date(one.clock.now().getTime() + DAY * 1000)).getTime()
  for (const server of [one, two]) server.clock.advance((midnight - server.clock.now().getTime()) / 1000 - HOUR)
  two.clock.advance(2 * HOUR)
  const [before, after] = [await at(one, host), await at(two, host)]
  const joinDate = new Date(midnight + DAY * 1000 - 1000).toISOString()
  const open = async (server: TestApp, member: Member) => {
    const body = { ...roomDraft('노을 산책'), joinDate }
    return (await server.call('/api/chatrooms/create', { method: 'POST', body }, member)).code
  }
  for (let n = 0; n < ROOMS_PER_DAY; n++) expect(await open(one, before)).toBe('COMMON200')
  expect(await open(one, before)).toBe('CHAT4291')
  expect(await open(two, after)).toBe('COMMON200')
  expect(await open(one, before)).toBe('CHAT4291')

  const koreanDay = new Date(midnight + 9 * HOUR * 1000).toISOString().slice(0, 10)
  for (const server of [one, two]) {
    const list = (date: string) => server.call<{ content: unknown[] }>(`/api/chatrooms?size=50&date=${date}`)
    expect((await list(koreanDay)).result.content).toHaveLength(ROOMS_PER_DAY + 1)
    const dayAfter = new Date(midnight + (DAY + 9 * HOUR) * 1000).toISOString().slice(0, 10)
    expect((await list(dayAfter)).result.content).toEqual([])
  }
})

it('F24: no one is reminded twice by clocks that differ, or that go back', async () => {
  const joinDate = new Date(one.clock.now().getTime() + 2 * DAY * 1000).toISOString()
  const roomId = await one.addRoom(host, { contentId: SAEBYEOL, joinDate })
  await one.join(roomId, guest)
  const look = ({ database: { db }, clock }: { database: TestApp['database']; clock: Clock }) =>
    remindOfMeetings({ db, clock })
  const reminders = async () => {
    const { rows } = await one.database.pool.query<{ count: number }>(
      `select count(*)::int from notifications where user_id = $1 and type = 'ROOM_REMINDER'`,
      [guest.id],
    )
    return rows[0]!.count
  }
  for (const server of [one, two]) server.clock.advance(DAY)
  one.clock.advance(2 * HOUR)
  two.clock.advance(-2 * HOUR)
  await Promise.all([look(one), look(two)])
  expect(await reminders()).toBe(1)
  one.clock.advance(-4 * HOUR)
  await look(one)
  for (const server of [one, two]) server.clock.advance(4 * HOUR)
  await Promise.all([look(one), look(two)])
  expect(await reminders()).toBe(1)
  for (const server of [one, two]) server.clock.advance(DAY - 4 * HOUR)
  await Promise.all([look(one), look(two)])
  expect(await reminders()).toBe(2)
})

it('F24: a client whose clock is a day off cannot date its messages, nor open a room in the past', async () => {
  const roomId = await one.addRoom(host, { contentId: SAEBYEOL })
  const offBy = (seconds: number) => new Date(one.clock.now().getTime() + seconds * 1000).toISOString()
  const socket = await connect(one, host)
  await socket.send(roomInbox(roomId), talk(roomId, '지금'))
  const dated = { ...talk(roomId, '어제'), sendAt: offBy(-DAY) }
  await expect(socket.send(roomInbox(roomId), dated)).rejects.toThrow('COMMON400')
  const messages = await history(one, roomId, host)
  const last = messages.at(-1)!
  expect(last.content).toBe('지금')
  // The clock does not move, and each message is a millisecond after the one before it.
  const lead = Date.parse(last.sendAt) - one.clock.now().getTime()
  expect([lead >= 0, lead < messages.length]).toEqual([true, true])
  const page = async (seconds: number) => {
    const url = `/api/chatrooms/${roomId}/messages?lastMessageTime=${offBy(seconds)}`
    return (await one.call<{ messages: ChatMessage[] }>(url, {}, host)).result.messages
  }
  expect([await page(-DAY), await page(DAY)]).toEqual([[], messages])

  const open = (seconds: number) => {
    const body = { ...roomDraft('시계'), joinDate: offBy(seconds) }
    return one.call('/api/chatrooms/create', { method: 'POST', body }, host)
  }
  expect((await open(2 * HOUR - DAY)).code).toBe('CHAT4008')
  expect((await open(2 * HOUR + DAY)).status).toBe(201)
  const notices = await one.call<{ content: Notification[] }>('/api/notifications', {}, host)
  expect(notices.result.content).toEqual([])
})
