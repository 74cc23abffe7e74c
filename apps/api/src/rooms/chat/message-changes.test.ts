import type { ChatMessage, MessageChanges, MessagePage, RoomState } from '@honjeo/contract/chat'
import { roomStateTopic } from '@honjeo/contract/values/destinations'
import { CHAT_DELETE_SECONDS, CHAT_CHANGES_SIZE } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, history, say } from '../../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { Inbox } from '../../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let host: Member
let guest: Member
let stranger: Member
let roomId: number
let seq: number

beforeAll(async () => {
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
})
beforeEach(async () => {
  roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
  seq = await saidBy(host, '내일 봬요')
})

async function saidBy(member: Member, content: string): Promise<number> {
  await say(t, member, roomId, content)
  return (await history(t, roomId, host)).at(-1)!.seq
}

const remove = (as: Member, which = seq) =>
  t.call<ChatMessage>(`/api/chatrooms/${roomId}/messages/${which}`, { method: 'DELETE' }, as)
const react = (as: Member, kind: string, on = true, which = seq) =>
  t.call<ChatMessage>(`/api/chatrooms/${roomId}/messages/${which}/reactions`, { method: 'PUT', body: { kind, on } }, as)
const changes = async (after: number, as = guest) =>
  (await t.call<MessageChanges>(`/api/chatrooms/${roomId}/changes?after=${after}`, {}, as)).result
const revision = async () =>
  (await t.call<MessagePage>(`/api/chatrooms/${roomId}/messages?size=1`, {}, guest)).result.revision

async function listen(member: Member): Promise<Inbox<RoomState>> {
  const client = await connect(t, member)
  const inbox = new Inbox<RoomState>()
  await client.subscribe(roomStateTopic(roomId), inbox.push)
  return inbox
}

describe('taking back what one said', () => {
  it('leaves a stone for everyone, now and later', async () => {
    await react(guest, 'HEART')
    const inbox = await listen(guest)
    const { status, result } = await remove(host)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      seq,
      senderId: host.id,
      content: '',
      image: null,
      pin: null,
      replyTo: null,
      quote: null,
      reactions: [],
      isDeleted: true,
      revision: 2,
    })
    expect(await inbox.has(1)).toEqual([{ kind: 'MESSAGE', message: result }])
    expect((await history(t, roomId, guest)).at(-1)).toEqual(result)
  })

  it('is for its sender, and for members', async () => {
    expect((await remove(guest)).code).toBe('CHAT4011')
    expect((await remove(stranger)).code).toBe('CHAT4005')
    expect((await history(t, roomId, guest)).at(-1)).toMatchObject({ content: '내일 봬요', isDeleted: false })
  })

  it('is possible for five minutes', async () => {
    t.clock.advance(CHAT_DELETE_SECONDS)
    const late = await saidBy(host, '늦었어요')
    expect((await remove(host)).status).toBe(200)
    t.clock.advance(CHAT_DELETE_SECONDS + 1)
    expect((await remove(host, late)).code).toBe('CHAT4012')
    expect((await history(t, roomId, guest)).at(-1)).toMatchObject({ isDeleted: false })
  })

  it('happens once, and not to lines of the room itself', async () => {
    await remove(host)
    for (const which of [seq, 1, 2, 999]) expect((await remove(host, which)).code).toBe('CHAT4041')
    expect(await revision()).toBe(1)
  })

  it('leaves nothing unread', async () => {
    const reader = await t.addMember()
    await t.join(roomId, reader)
    const isUnread = async () => (await t.call<boolean>('/api/mypage/unread-messages', {}, reader)).result
    const unread = await saidBy(host, '아니에요')
    expect(await isUnread()).toBe(true)
    await remove(host, unread)
    expect(await isUnread()).toBe(false)
  })
})

describe('reacting', () => {
  it('shows who, in the order of the first of each kind', async () => {
    await react(guest, 'HEART')
    t.clock.advance(1)
    await react(host, 'LIKE')
    t.clock.advance(1)
    const inbox = await listen(guest)
    const { result } = await react(host, 'HEART')
    expect(result.reactions).toEqual([
      { kind: 'HEART', userIds: [guest.id, host.id] },
      { kind: 'LIKE', userIds: [host.id] },
    ])
    expect(await inbox.has(1)).toEqual([{ kind: 'MESSAGE', message: result }])
    expect((await react(guest, 'HEART', false)).result.reactions).toEqual([
      { kind: 'LIKE', userIds: [host.id] },
      { kind: 'HEART', userIds: [host.id] },
    ])
  })

  it('changes nothing when it is asked again', async () => {
    const first = await react(guest, 'WOW')
    expect((await react(guest, 'WOW')).result).toEqual(first.result)
    const gone = await react(guest, 'WOW', false)
    expect((await react(guest, 'WOW', false)).result).toEqual(gone.result)
    expect(await revision()).toBe(2)
  })

  it('counts once of those that come at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => react(guest, 'LIKE')))
    expect(await revision()).toBe(1)
  })

  it('is for members, on what people said and did not take back', async () => {
    expect((await react(stranger, 'LIKE')).code).toBe('CHAT4005')
    expect((await react(guest, 'LIKE', true, 1)).code).toBe('CHAT4041')
    expect((await react(guest, 'ANGRY')).code).toBe('COMMON400')
    await remove(host)
    expect((await react(guest, 'LIKE')).code).toBe('CHAT4041')
  })
})

describe('what changed while one was away', () => {
  it('is sent once for each message, in order, from where one knows', async () => {
    const other = await saidBy(guest, '좋아요')
    const known = await revision()
    await react(guest, 'LIKE')
    await react(host, 'HEART', true, other)
    await react(guest, 'SAD')
    const { messages, ...rest } = await changes(known)
    expect(messages.map((message) => [message.seq, message.revision])).toEqual([
      [other, 2],
      [seq, 3],
    ])
    expect(rest).toEqual({ revision: 3, hasNext: false })
    expect(await changes(3)).toEqual({ messages: [], revision: 3, hasNext: false })
    const latest = await history(t, roomId, guest)
    for (const message of messages) expect(latest).toContainEqual(message)
  })

  it('comes in parts when it is much', async () => {
    const { pool } = t.database
    const last = seq + CHAT_CHANGES_SIZE
    await pool.query(
      `insert into messages (room_id, seq, sender_id, type, content, revision)
       select $1, n, $2, 'TALK', 'x', n from generate_series($3::int, $4::int) n`,
      [roomId, host.id, seq + 1, last + 1],
    )
    await pool.query('update chat_rooms set last_seq = $2, last_revision = $2 where id = $1', [roomId, last + 1])
    const first = await changes(0)
    expect(first.messages).toHaveLength(CHAT_CHANGES_SIZE)
    expect(first).toMatchObject({ hasNext: true, revision: last })
    expect(await changes(first.revision)).toMatchObject({ messages: [{ seq: last + 1 }], hasNext: false })
  })

  it('is for members', async () => {
    const reply = await t.call(`/api/chatrooms/${roomId}/changes?after=0`, {}, stranger)
    expect(reply.code).toBe('CHAT4005')
  })
})
