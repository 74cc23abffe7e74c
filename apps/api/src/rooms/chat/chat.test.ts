import type { ChatMessage, MessagePage } from '@honjeo/contract/chat'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { say } from '../../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let host: Member
let guest: Member
let stranger: Member

beforeAll(async () => {
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

async function openRoom() {
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL, showsEarlierMessages: true })
  await t.join(roomId, guest)
  return roomId
}

const seqs = ({ messages }: MessagePage) => messages.map(({ seq }) => seq)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('the history of a conversation', () => {
  // GUIDE and both ENTER are 1 to 3; what is said is 4 to 45, and its text is its number.
  const LAST = 45
  let roomId: number
  beforeAll(async () => {
    roomId = await openRoom()
    await say(t, host, roomId, ...range(4, LAST).map(String))
  })

  const page = async (query = '') =>
    (await t.call<MessagePage>(`/api/chatrooms/${roomId}/messages${query}`, {}, guest)).result

  it('begins with the newest twenty, oldest first', async () => {
    const newest = await page()
    expect(seqs(newest)).toEqual(range(26, 45))
    expect(newest.hasNext).toBe(true)
    expect(newest.messages.at(-1)).toEqual({
      id: `${roomId}-45`,
      seq: 45,
      clientId: expect.any(String),
      type: 'TALK',
      roomId,
      senderId: host.id,
      senderName: host.nickName,
      senderProfileImage: null,
      content: '45',
      code: null,
      args: null,
      image: null,
      photo: null,
      pin: null,
      replyTo: null,
      quote: null,
      reactions: [],
      isDeleted: false,
      revision: 0,
      sendAt: expect.stringMatching(/Z$/),
    } satisfies ChatMessage)
  })

  it.each([
    ['?before=26', range(6, 25), true],
    ['?before=6', range(1, 5), false],
    ['?before=21', range(1, 20), false],
    ['?before=1', [], false],
    ['?before=0', [], false],
    ['?size=3', range(43, 45), true],
    ['?size=50', range(1, 45), false],
    ['?size=45', range(1, 45), false],
    ['?after=40', range(41, 45), false],
    ['?after=0&size=10', range(1, 10), true],
    ['?after=10&size=10', range(11, 20), true],
    ['?after=45', [], false],
    ['?after=2147483647', [], false],
    ['?after=10&before=15', range(11, 14), false],
  ])('%s', async (query, expected, hasNext) => {
    const answer = await page(query)
    expect(seqs(answer)).toEqual(expected)
    expect(answer.hasNext).toBe(hasNext)
  })

  it('can be read to its beginning, each message once', async () => {
    const seen: number[] = []
    let before: number | undefined
    for (let hasNext = true; hasNext;) {
      const answer: MessagePage = await page(`?size=7${before === undefined ? '' : `&before=${before}`}`)
      seen.unshift(...seqs(answer))
      ;[before] = seqs(answer)
      hasNext = answer.hasNext
    }
    expect(seen).toEqual(range(1, LAST))
  })

  it('can be read backwards by time, as the specification’s client does', async () => {
    const own = await openRoom()
    const times: string[] = []
    for (const content of ['하나', '둘', '셋']) {
      t.clock.advance(1)
      times.push(t.clock.now().toISOString())
      await say(t, host, own, content)
    }
    const until = async (time: string) => {
      const query = new URLSearchParams({ lastMessageTime: time, size: '2' })
      const reply = await t.call<MessagePage>(`/api/chatrooms/${own}/messages?${query.toString()}`, {}, guest)
      return reply.result.messages.map(({ content }) => content)
    }
    expect(await until(times[2]!)).toEqual(['하나', '둘'])
    const entered = `${guest.nickName}님이 들어왔어요.`
    expect(await until(times[1]!)).toEqual([entered, '하나'])
    expect(await until(times[1]!.replace('Z', '+00:00'))).toEqual([entered, '하나'])
    expect(await until('2000-01-01T00:00:00Z')).toEqual([])
    // No time zone is so far away, but RFC 3339 can write it.
    expect(await until('2000-01-01T00:00:00+23:59')).toEqual([])
  })

  it('can be read to its beginning by time, each message once, no matter who spoke in the same millisecond', async () => {
    // The members are its own, since others here have nearly used up what one may say at once.
    const [opener, second, third] = [await t.addMember(), await t.addMember(), await t.addMember()]
    const own = await t.addRoom(opener, { contentId: SAEBYEOL })
    await t.join(own, second)
    await t.join(own, third)
    const words = range(1, 12).map(String)
    await Promise.all([opener, second, third].map((as) => say(t, as, own, ...words)))
    const seen: ChatMessage[] = []
    let query = ''
    for (let hasNext = true; hasNext;) {
      const { result } = await t.call<MessagePage>(`/api/chatrooms/${own}/messages?size=4${query}`, {}, opener)
      seen.unshift(...result.messages)
      query = `&lastMessageTime=${seen[0]!.sendAt}`
      hasNext = result.hasNext
    }
    expect(seen.map(({ seq }) => seq)).toEqual(range(1, 4 + 3 * words.length))
    const times = seen.map(({ sendAt }) => Date.parse(sendAt))
    expect(times).toEqual(range(0, seen.length - 1).map((n) => times[0]! + n))
  })

  it('goes by the clock again where a server’s was far ahead', async () => {
    const own = await openRoom()
    await t.sql(`update chat_rooms set last_message_at = last_message_at + interval '1 hour' where id = $1`, own)
    t.clock.advance(1)
    await say(t, host, own, '지금')
    const { result } = await t.call<MessagePage>(`/api/chatrooms/${own}/messages`, {}, guest)
    expect(result.messages.at(-1)).toMatchObject({ content: '지금', sendAt: t.clock.now().toISOString() })
  })

  it('says in words who came and went, and lays the rules in no one’s mouth', async () => {
    const own = await openRoom()
    await t.call(`/api/chatrooms/${own}/leave`, { method: 'DELETE' }, guest)
    const { result } = await t.call<MessagePage>(`/api/chatrooms/${own}/messages`, {}, host)
    expect(result.messages).toMatchObject([
      {
        type: 'GUIDE',
        senderId: null,
        senderName: '혼저',
        senderProfileImage: null,
        content: expect.stringContaining('만나요'),
      },
      { type: 'ENTER', senderId: host.id, content: `${host.nickName}님이 들어왔어요.` },
      { type: 'ENTER', senderId: guest.id, content: `${guest.nickName}님이 들어왔어요.` },
      { type: 'EXIT', senderId: guest.id, content: `${guest.nickName}님이 나갔어요.` },
    ])
  })

  it.each([
    ['size=0', 'size'],
    ['size=51', 'size'],
    ['size=abc', 'size'],
    ['before=-1', 'before'],
    ['before=2147483648', 'before'],
    ['after=1.5', 'after'],
    ['lastMessageTime=yesterday', 'lastMessageTime'],
    ['lastMessageTime=0000-01-01T00:00:00Z', 'lastMessageTime'],
    ['lastMessageTime=2026-12-31T23:59:60Z', 'lastMessageTime'],
    ['cursor=1', 'cursor'],
  ])('is refused for ?%s, by name', async (query, field) => {
    expect(await t.call(`/api/chatrooms/${roomId}/messages?${query}`, {}, guest)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { fields: { [field]: expect.any(String) } },
    })
  })
})

describe('what is unread', () => {
  beforeEach(async () => {
    await t.database.pool.query('delete from chat_rooms')
  })
  const isUnread = async (as?: Member) => (await t.call<boolean>('/api/mypage/unread-messages', {}, as)).result
  const read = (roomId: number, as: Member) => t.call(`/api/chatrooms/${roomId}/read`, { method: 'POST' }, as)

  it('is nothing for a visitor', async () => {
    expect(await t.call('/api/mypage/unread-messages')).toMatchObject({ status: 200, isSuccess: true, result: false })
  })

  it('is what others said since one last read, in any room', async () => {
    const [first, second] = [await openRoom(), await openRoom()]
    for (const roomId of [first, second]) await read(roomId, guest)
    expect(await isUnread(guest)).toBe(false)

    await say(t, host, first, '첫째 방')
    await say(t, host, second, '둘째 방')
    expect(await isUnread(guest)).toBe(true)
    expect(await isUnread(host)).toBe(false)
    expect(await read(first, guest)).toMatchObject({ status: 200, result: null })
    expect(await isUnread(guest)).toBe(true)
    await read(second, guest)
    expect(await isUnread(guest)).toBe(false)
  })

  it('is read by who answers', async () => {
    const roomId = await openRoom()
    await say(t, host, roomId, '어디예요?')
    expect(await isUnread(guest)).toBe(true)
    await say(t, guest, roomId, '입구요')
    expect(await isUnread(guest)).toBe(false)
  })

  it('is not that a member came or left', async () => {
    const roomId = await openRoom()
    await read(roomId, host)
    await t.join(roomId, stranger)
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, stranger)
    expect(await isUnread(host)).toBe(false)
  })

  it('ends with the membership', async () => {
    const roomId = await openRoom()
    await say(t, host, roomId, '안 읽힐 말')
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, guest)
    expect(await isUnread(guest)).toBe(false)
  })
})

it.each([
  ['GET', 'messages'],
  ['POST', 'read'],
  ['GET', 'users'],
  ['DELETE', 'leave'],
] as const)('%s …/%s is for members of the room only', async (method, action) => {
  const roomId = await openRoom()
  const call = (as: Member) => t.call(`/api/chatrooms/${roomId}/${action}`, { method }, as)
  expect(await call(stranger)).toMatchObject({ status: 403, isSuccess: false, code: 'CHAT4005', result: null })
  await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, guest)
  expect(await call(guest)).toMatchObject({ status: 403, code: 'CHAT4005' })
})
