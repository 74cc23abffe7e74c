import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import {
  ACCESS_TOKEN_TTL_SECONDS,
  CHAT_CONTENT_MAX,
  CHAT_SENDS_BURST,
  STOMP_HEART_BEAT_MS,
} from '@honjeo/contract/values/limits'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { history, talk } from '../../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { Inbox, TestStompClient } from '../../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const clients: TestStompClient[] = []
let url: string
let host: Member
let guest: Member
let stranger: Member

beforeAll(async () => {
  url = (await t.listen()).ws
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

afterEach(() => {
  for (const client of clients.splice(0)) client.cut()
})

async function connect(member: Member): Promise<TestStompClient> {
  const client = new TestStompClient({ url, token: member.accessToken })
  clients.push(client)
  await client.connect()
  return client
}

async function roomOf(...members: Member[]): Promise<number> {
  const [first, ...others] = members
  const roomId = await t.addRoom(first!, { contentId: SAEBYEOL, maxMembers: Math.max(members.length, 2) })
  for (const member of others) await t.join(roomId, member)
  return roomId
}

const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))
const opened = (socket: WebSocket) => new Promise<void>((resolve) => socket.once('open', () => resolve()))

describe('connecting', () => {
  it.each([
    ['no token', undefined, 'AUTH4010'],
    ['a token that is not ours', 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA', 'AUTH4013'],
  ])('is refused with %s', async (_name, token, code) => {
    const client = new TestStompClient({ url, ...(token === undefined ? {} : { token }) })
    clients.push(client)
    await expect(client.connect()).rejects.toThrow(code)
  })

  it('is refused with an expired token, by its own code', async () => {
    const late = await t.addMember()
    t.clock.advance(ACCESS_TOKEN_TTL_SECONDS + 1)
    const client = new TestStompClient({ url, token: late.accessToken })
    clients.push(client)
    await expect(client.connect()).rejects.toThrow('AUTH4011')
    t.clock.advance(-ACCESS_TOKEN_TTL_SECONDS - 1)
  })

  it('ends with the receipt of DISCONNECT', async () => {
    const client = await connect(host)
    await client.close()
    expect(client.client.connected).toBe(false)
    expect(client.errors).toEqual([])
  })

  it('lives on heart-beats of both sides', { timeout: 20_000 }, async () => {
    const client = new TestStompClient({ url, token: host.accessToken, heartBeat: STOMP_HEART_BEAT_MS })
    clients.push(client)
    await client.connect()
    // The third comes after more than twice the interval: by then the server would have ended a silent client.
    for (let count = 0; count < 3; count++) await client.nextHeartBeat()
    expect(client.client.connected).toBe(true)
    expect(client.errors).toEqual([])
  })

  it('ends with the token it began with, by a code that says to get another', async () => {
    const member = await t.addMember()
    const client = await connect(member)
    const error = client.nextError()
    t.clock.advance(ACCESS_TOKEN_TTL_SECONDS + 1)
    expect((await error).headers['code']).toBe('AUTH4011')
    const reply = await t.call<{ accessToken: string }>('/api/auth/reissue', {
      method: 'POST',
      body: { refreshToken: member.refreshToken },
    })
    await connect({ ...member, ...reply.result })
    t.clock.advance(-ACCESS_TOKEN_TTL_SECONDS - 1)
  })

  it('ends when the member logs out', async () => {
    const leaving = await t.addMember()
    const client = await connect(leaving)
    const error = client.nextError()
    await t.call('/api/auth/logout', { method: 'DELETE' }, leaving)
    expect((await error).headers['code']).toBe('AUTH4015')
  })
})

describe('listening', () => {
  it('is for members of the room only', async () => {
    const roomId = await roomOf(host)
    const client = await connect(stranger)
    await expect(client.subscribe(roomTopic(roomId), () => {})).rejects.toThrow('CHAT4005')
  })

  it('knows no other destination', async () => {
    const client = await connect(host)
    await expect(client.subscribe('/topic/everything', () => {})).rejects.toThrow('CHAT4007')
  })

  it('ends when the member leaves for good', async () => {
    const roomId = await roomOf(host, guest)
    const [hostInbox, guestInbox] = [new Inbox<ChatMessage>(), new Inbox<ChatMessage>()]
    const hostClient = await connect(host)
    await hostClient.subscribe(roomTopic(roomId), hostInbox.push)
    await (await connect(guest)).subscribe(roomTopic(roomId), guestInbox.push)
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, guest)
    await hostClient.send(roomInbox(roomId), talk(roomId, '잘 가요'))
    const [exit, goodbye] = await hostInbox.has(2)
    expect(exit).toMatchObject({ type: 'EXIT', senderId: guest.id })
    expect(goodbye).toMatchObject({ type: 'TALK', content: '잘 가요' })
    expect(guestInbox.items.filter(({ type }) => type === 'TALK')).toEqual([])
  })
})

describe('talking', () => {
  it('reaches everyone as it is stored', async () => {
    const roomId = await roomOf(host, guest)
    const inbox = new Inbox<ChatMessage>()
    await (await connect(guest)).subscribe(roomTopic(roomId), inbox.push)
    const clientId = randomUUID()
    await (
      await connect(host)
    ).send(roomInbox(roomId), { ...talk(roomId, '  안녕하세요 <b>모두</b> '), clientId, token: host.accessToken })
    const [message] = await inbox.has(1)
    expect(message).toMatchObject({
      type: 'TALK',
      roomId,
      seq: 4,
      clientId,
      senderId: host.id,
      senderName: host.nickName,
      content: '안녕하세요 <b>모두</b>',
    })
    expect((await history(t, roomId, host)).at(-1)).toEqual(message)
    expect(JSON.stringify(message)).not.toContain(host.accessToken)
  })

  it('is one message however often it is sent', async () => {
    const roomId = await roomOf(host, guest)
    const message = talk(roomId, '한 번만')
    const client = await connect(host)
    await Promise.all([1, 2, 3].map(() => client.send(roomInbox(roomId), message)))
    const again = await connect(host)
    await again.send(roomInbox(roomId), message)
    expect((await history(t, roomId, host)).filter(({ content }) => content === '한 번만')).toHaveLength(1)
  })

  it('comes to all in one order, however many talk at once', async () => {
    const members = [host, guest, stranger, await t.addMember()]
    const roomId = await roomOf(...members)
    const inboxes = members.map(() => new Inbox<ChatMessage>())
    const speakers = await Promise.all(members.map(connect))
    await Promise.all(speakers.map((client, i) => client.subscribe(roomTopic(roomId), inboxes[i]!.push)))

    await Promise.all(
      speakers.map(async (client, i) => {
        for (let n = 0; n < 50; n++) await client.send(roomInbox(roomId), talk(roomId, `${i}:${n}`))
      }),
    )

    const orders = await Promise.all(
      inboxes.map(async (inbox) => (await inbox.has(200)).map(({ seq, content }) => `${seq} ${content}`)),
    )
    const [first, ...others] = orders
    expect(first).toHaveLength(200)
    for (const order of others) expect(order).toEqual(first)
    const seqs = inboxes[0]!.items.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i))
    for (const i of members.keys()) {
      const own = inboxes[0]!.items.map(({ content }) => content).filter((content) => content.startsWith(`${i}:`))
      expect(own).toEqual(own.map((_, n) => `${i}:${n}`))
    }
  })

  it.each([
    ['in a room one is not in', (roomId: number) => talk(roomId, '저도요'), 'CHAT4005'],
    ['with nothing to say', (roomId: number) => talk(roomId, '   '), 'COMMON400'],
    ['too long', (roomId: number) => talk(roomId, '가'.repeat(CHAT_CONTENT_MAX + 1)), 'COMMON400'],
    ['to another room than named', (roomId: number) => talk(roomId + 1, '어디?'), 'COMMON400'],
    ['with a field nobody knows', (roomId: number) => ({ ...talk(roomId, '네'), isAdmin: true }), 'COMMON400'],
    ['with a control character', (roomId: number) => talk(roomId, 'a\u0000b'), 'COMMON400'],
    ['not in JSON', () => '{"type":', 'CHAT4007'],
  ])('%s is refused and stores nothing', async (name, body, code) => {
    const roomId = await roomOf(host, guest)
    const before = await history(t, roomId, host)
    const client = await connect(name === 'in a room one is not in' ? stranger : guest)
    await expect(client.send(roomInbox(roomId), body(roomId))).rejects.toThrow(code)
    expect(await history(t, roomId, host)).toEqual(before)
  })

  it('ENTER and EXIT from a client change nothing: they follow from joining and leaving', async () => {
    const roomId = await roomOf(host, guest)
    const client = await connect(guest)
    await client.send(roomInbox(roomId), { type: 'ENTER', roomId: String(roomId), content: '', token: 'x' })
    await client.send(roomInbox(roomId), { type: 'EXIT', roomId })
    expect((await history(t, roomId, host)).map(({ type }) => type)).toEqual(['GUIDE', 'ENTER', 'ENTER'])
  })
})

describe('bad input', () => {
  it('two hundred messages in a second are too many, which is said; those before the limit are stored once', async () => {
    const roomId = await roomOf(host, guest)
    const client = await connect(guest)
    const error = client.nextError()
    for (let n = 0; n < 200; n++) {
      client.client.publish({ destination: roomInbox(roomId), body: JSON.stringify(talk(roomId, `${n}`)) })
    }
    const { headers, body } = await error
    expect(headers['code']).toBe('CHAT4290')
    expect(JSON.parse(body)).toMatchObject({ code: 'CHAT4290', retryAfter: 1 })
    const said = (await history(t, roomId, host)).filter(({ type }) => type === 'TALK')
    expect(said.length).toBeLessThanOrEqual(CHAT_SENDS_BURST)
    const numbers = said.map(({ content }) => Number(content))
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i))
  })

  it.each([
    ['text that is not STOMP', 'hello, is this a chat?\n\n\0'],
    ['a megabyte', `SEND\ndestination:/app/chat/1\n\n${'x'.repeat(1_000_000)}\0`],
  ])('%s closes that socket, and the server goes on', async (_name, data) => {
    const socket = new WebSocket(url, ['v12.stomp'])
    await opened(socket)
    socket.send(data)
    expect([1002, 1009]).toContain(await closed(socket))
    await connect(host)
  })
})
