import type { ChatMessage, RoomState } from '@honjeo/contract/chat'
import { roomStateTopic, roomTopic, typingInbox } from '@honjeo/contract/values/destinations'
import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, history, say } from '../../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { Inbox, type TestStompClient } from '../../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let host: Member
let guest: Member
let stranger: Member
let roomId: number

beforeAll(async () => {
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
})
beforeEach(async () => {
  roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
})

async function listen(member: Member, client?: TestStompClient): Promise<Inbox<RoomState>> {
  const inbox = new Inbox<RoomState>()
  await (client ?? (await connect(t, member))).subscribe(roomStateTopic(roomId), inbox.push)
  return inbox
}

const call = (action: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', as: Member, body?: object) =>
  t.call<RoomDetail>(`/api/chatrooms/${roomId}${action}`, { method, ...(body && { body }) }, as)

const users = async () => (await t.call<{ users: RoomUser[] }>(`/api/chatrooms/${roomId}/users`, {}, host)).result.users

describe('the state of a room', () => {
  it('is for members only', async () => {
    await expect(listen(stranger)).rejects.toThrow('CHAT4005')
  })

  it('is sent no longer to who leaves', async () => {
    const [there, gone] = [await listen(host), await listen(guest)]
    await call('/leave', 'DELETE', guest)
    await there.has(1)
    const before = gone.items.length
    await call('/notice', 'PUT', host, { content: '우리끼리' })
    await there.has(before + 1)
    expect(gone.items).toHaveLength(before)
  })

  it('ends for whom the host removes', async () => {
    const [there, gone] = [await listen(host), await listen(guest)]
    await call(`/users/${guest.id}`, 'DELETE', host)
    await there.has(1)
    expect(t.app.broker.usersOn(roomStateTopic(roomId))).toEqual(new Set([host.id]))
    expect(gone.items.filter(({ kind }) => kind !== 'ROOM')).toEqual([])
  })

  it('ends for all with the room, and so does the conversation', async () => {
    const client = await connect(t, guest)
    const inbox = await listen(guest, client)
    await client.subscribe(roomTopic(roomId), () => {})
    await call('', 'DELETE', host)
    expect((await inbox.has(2))[1]).toEqual({ kind: 'ROOM' })
    for (const topic of [roomTopic(roomId), roomStateTopic(roomId)]) {
      await expect.poll(() => t.app.broker.usersOn(topic).size, { interval: 5 }).toBe(0)
    }
    await expect(listen(guest)).rejects.toThrow('CHAT4005')
  })
})

describe('reading', () => {
  const read = (as: Member, seq?: number) => call('/read', 'POST', as, seq === undefined ? {} : { seq })
  const marks = async () => Object.fromEntries((await users()).map(({ userId, lastReadSeq }) => [userId, lastReadSeq]))

  it('goes forward to where one says, not back, and not beyond what there is', async () => {
    await say(t, host, roomId, '하나', '둘', '셋')
    for (const [seq, expected] of [
      [4, 4],
      [5, 5],
      [4, 5],
      [0, 5],
      [2_147_483_647, 6],
    ] as const) {
      expect((await read(guest, seq)).status).toBe(200)
      expect((await marks())[guest.id]).toBe(expected)
    }
  })

  it('without a number is of everything, with a body or without', async () => {
    await say(t, host, roomId, '하나')
    await read(guest)
    expect((await marks())[guest.id]).toBe(4)
    await say(t, host, roomId, '둘')
    expect((await call('/read', 'POST', guest)).status).toBe(200)
    expect((await marks())[guest.id]).toBe(5)
  })

  it('is sent to the room, that of several people at once, and only when it is news', async () => {
    await t.join(roomId, stranger)
    await say(t, host, roomId, '하나', '둘')
    const inbox = await listen(host)
    await Promise.all([read(guest, 5), read(stranger, 6)])
    await read(guest, 6)
    await read(guest, 5)
    const readMarks = () =>
      Object.fromEntries(
        inbox.items
          .flatMap((state) => (state.kind === 'READ' ? state.read : []))
          .map(({ userId, seq }) => [userId, seq]),
      )
    await expect.poll(readMarks, { interval: 10 }).toEqual({ [guest.id]: 6, [stranger.id]: 6 })
    expect(inbox.items.length).toBeLessThan(3)
  })
})

describe('typing', () => {
  it('is sent to the room, and not again before two seconds', async () => {
    const inbox = await listen(host)
    const client = await connect(t, guest)
    for (let n = 0; n < 5; n++) await client.send(typingInbox(roomId), '')
    await call('/notice', 'PUT', host, { content: '끝' })
    expect((await inbox.has(2)).map(({ kind }) => kind)).toEqual(['TYPING', 'ROOM'])
    expect(inbox.items[0]).toEqual({ kind: 'TYPING', userId: guest.id, username: guest.nickName })
  })

  it('is for members', async () => {
    await expect((await connect(t, stranger)).send(typingInbox(roomId), '')).rejects.toThrow('CHAT4005')
  })

  it('leaves nothing behind', async () => {
    const before = await history(t, roomId, host)
    await (await connect(t, guest)).send(typingInbox(roomId), { anything: '무엇이든' })
    expect(await history(t, roomId, host)).toEqual(before)
  })
})

it('who opens the conversation and closes it is announced to the room', async () => {
  const inbox = await listen(host)
  const isActive = async () => (await users()).find(({ userId }) => userId === guest.id)?.active
  expect(await isActive()).toBe(false)
  const client = await connect(t, guest)
  await client.subscribe(roomTopic(roomId), () => {})
  expect(await inbox.has(1)).toEqual([{ kind: 'PRESENCE', people: [{ userId: guest.id, active: true }] }])
  expect(await isActive()).toBe(true)
  client.cut()
  expect((await inbox.has(2))[1]).toEqual({ kind: 'PRESENCE', people: [{ userId: guest.id, active: false }] })
  expect(await isActive()).toBe(false)
})

it('those who come together are announced together', async () => {
  await t.join(roomId, stranger)
  const inbox = await listen(host)
  const comers = [host, guest, stranger]
  const connected = await Promise.all(comers.map((member) => connect(t, member)))
  await Promise.all(connected.map((client) => client.subscribe(roomTopic(roomId), () => {})))
  const people = comers.map(({ id: userId }) => ({ userId, active: true }))
  expect(await inbox.has(1)).toEqual([{ kind: 'PRESENCE', people: expect.arrayContaining(people) }])
})

describe('the notice', () => {
  const notice = async () => (await call('', 'GET', guest)).result.notice
  const lines = async () => (await history(t, roomId, guest)).filter(({ type }) => type === 'NOTICE')

  it('is pinned by the host, with a line in the conversation', async () => {
    const inbox = new Inbox<ChatMessage>()
    const client = await connect(t, guest)
    await client.subscribe(roomTopic(roomId), inbox.push)
    expect(await call('/notice', 'PUT', host, { content: ' 10시에 만나요 ' })).toMatchObject({ status: 200 })
    expect(await notice()).toEqual({ content: '10시에 만나요', pinnedAt: t.clock.now().toISOString() })
    expect(await inbox.has(1)).toMatchObject([{ type: 'NOTICE', senderId: host.id }])
  })

  it('is taken down without one, and the same again is no news', async () => {
    for (const content of ['10시', '10시', null, null]) await call('/notice', 'PUT', host, { content })
    expect(await notice()).toBeNull()
    expect(await lines()).toHaveLength(1)
  })

  it.each([
    ['a member', () => guest, 'CHAT4009'],
    ['a stranger', () => stranger, 'CHAT4005'],
  ])('is not for %s to pin', async (_name, who, code) => {
    expect((await call('/notice', 'PUT', who(), { content: '제가요' })).code).toBe(code)
    expect(await notice()).toBeNull()
  })

  it.each([{ content: '' }, { content: '가'.repeat(301) }, {}])('%j is refused', async (body) => {
    expect((await call('/notice', 'PUT', host, body)).code).toBe('COMMON400')
  })
})
