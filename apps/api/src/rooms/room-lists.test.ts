import type { MyRoomPage, RoomSummary, RoomUser } from '@honjeo/contract/rooms'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { say } from '../testing/conversation.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { TestStompClient } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let host: Member
let guest: Member
let stranger: Member

beforeAll(async () => {
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
})
beforeEach(async () => {
  await t.database.pool.query('delete from chat_rooms')
})

const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })

describe('the people of a room', () => {
  const users = (roomId: number, as: Member) =>
    t.call<{ totalMembers: number; users: RoomUser[] }>(`/api/chatrooms/${roomId}/users`, {}, as)

  it('come in the order they joined, with host and oneself marked', async () => {
    const roomId = await open()
    t.clock.advance(1)
    await t.join(roomId, guest)
    expect((await users(roomId, guest)).result).toEqual({
      totalMembers: 2,
      users: [
        {
          userId: host.id,
          username: host.nickName,
          profileImage: null,
          mine: false,
          active: false,
          host: true,
          lastReadSeq: 2,
        },
        {
          userId: guest.id,
          username: guest.nickName,
          profileImage: null,
          mine: true,
          active: false,
          host: false,
          lastReadSeq: 3,
        },
      ],
    })
  })

  it('are active while they have the conversation open', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    const client = new TestStompClient({ url: (await t.listen()).ws, token: guest.accessToken })
    await client.connect()
    await client.subscribe(roomTopic(roomId), () => {})
    const active = async () => (await users(roomId, host)).result.users.filter((user) => user.active)
    expect(await active()).toMatchObject([{ userId: guest.id }])
    await client.close()
    await expect.poll(active).toEqual([])
  })

  it('are shown to no one else', async () => {
    expect(await users(await open(), stranger)).toMatchObject({ status: 403, code: 'CHAT4005' })
    expect(await users(2_147_483_647, stranger)).toMatchObject({ status: 403, code: 'CHAT4005' })
  })
})

describe('the rooms of a place', () => {
  interface Rooms {
    content: RoomSummary[]
    hasNext: boolean
    nextCursor: string | null
    size: number
  }
  const rooms = async (query = '', contentId = SAEBYEOL) =>
    (await t.call<Rooms>(`/api/chatrooms/tourist-spot/${contentId}${query}`, {}, stranger)).result

  it('are those still to come, the next one first', async () => {
    const [later, sooner] = [
      await open({ joinDate: t.clock.inMinutes(90) }),
      await open({ joinDate: t.clock.inMinutes(1) }),
    ]
    await open({ contentId: JEONGBANG })
    expect((await rooms()).content.map(({ roomId }) => roomId)).toEqual([sooner, later])
    t.clock.advance(61)
    expect(await rooms()).toMatchObject({ content: [{ roomId: later }], hasNext: false, nextCursor: null, size: 20 })
  })

  it('come page by page, each once, while others are opened', async () => {
    const same = t.clock.inMinutes(60)
    const expected: number[] = []
    for (let n = 0; n < 7; n++) expected.push(await open({ joinDate: n < 5 ? same : t.clock.inMinutes(60 + n) }))
    // Rooms of one minute come in an order that says nothing.
    expected.splice(0, 5, ...expected.slice(0, 5).toSorted((a, b) => a - b))
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: Rooms = await rooms(`?size=2${cursor === null ? '' : `&cursor=${cursor}`}`)
      expect(page.hasNext).toBe(page.nextCursor !== null)
      seen.push(...page.content.map(({ roomId }) => roomId))
      cursor = page.nextCursor
      await open({ joinDate: t.clock.inMinutes(10) })
    } while (cursor !== null)
    expect(seen).toEqual(expected)
  })

  it('are none at a place without rooms, and not found at no place', async () => {
    expect((await rooms('', JEONGBANG)).content).toEqual([])
    expect(await t.call('/api/chatrooms/tourist-spot/999')).toMatchObject({ status: 404, code: 'PLACE4040' })
  })

  it('take no cursor of another place', async () => {
    for (let n = 0; n < 2; n++) await open({ contentId: JEONGBANG })
    const { nextCursor } = await rooms('?size=1', JEONGBANG)
    expect(await t.call(`/api/chatrooms/tourist-spot/${SAEBYEOL}?cursor=${nextCursor}`)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { fields: { cursor: expect.any(String) } },
    })
  })
})

describe('my rooms', () => {
  const mine = async (query = '', as = guest) =>
    (await t.call<MyRoomPage>(`/api/mypage/chatrooms${query}`, {}, as)).result

  it('say what their hosts wrote of them', async () => {
    await open({ description: '천천히 걸어요.' })
    expect((await mine('', host)).content).toMatchObject([{ description: '천천히 걸어요.' }])
  })

  it('are a page with its number, ten rooms long', async () => {
    for (let n = 0; n < 11; n++) await open()
    const [first, second, third] = [
      await mine('', host),
      await mine('?page=1', host),
      await mine('?page=2&size=5', host),
    ]
    expect(first).toMatchObject({ last: false, number: 0, size: 10 })
    expect(second).toMatchObject({ last: true, number: 1, size: 10 })
    expect(third).toMatchObject({ last: true, number: 2, size: 5 })
    expect([first, second, third].map(({ content }) => content.length)).toEqual([10, 1, 1])
    const ids = [...first.content, ...second.content].map(({ roomId }) => roomId)
    expect(new Set(ids).size).toBe(11)
  })

  it('show the newest message and how many are unread', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    expect((await mine()).content).toMatchObject([
      { roomId, isHost: false, hasUnreadMessages: false, unreadCount: 0, lastMessage: null, currentParticipants: 2 },
    ])
    t.clock.advance(5)
    await say(t, host, roomId, '안녕하세요', '3시에 만나요')
    expect((await mine()).content).toEqual([
      {
        roomId,
        title: '같이 걸어요',
        description: '',
        spotName: '새별오름',
        spotImage: `/covers/${SAEBYEOL}.svg`,
        scheduledDate: expect.any(String),
        currentParticipants: 2,
        maxParticipants: 4,
        genderRestriction: 'MIXED',
        isCompleted: false,
        status: 'RECRUITING',
        needsApproval: false,
        requiredProof: 'NONE',
        isHost: false,
        hasUnreadMessages: true,
        unreadCount: 2,
        lastMessage: '3시에 만나요',
        // The second of two at one moment is a millisecond later.
        lastMessageAt: new Date(t.clock.now().getTime() + 1).toISOString(),
      },
    ])
    expect((await mine('', host)).content).toMatchObject([{ isHost: true, hasUnreadMessages: false, unreadCount: 0 }])
    await t.call(`/api/chatrooms/${roomId}/read`, { method: 'POST' }, guest)
    expect((await mine()).content).toMatchObject([{ hasUnreadMessages: false, unreadCount: 0 }])
  })

  it('describe a newest message without words, and count none that was deleted', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    await say(t, host, roomId, '잘못 보낸 말')
    const shown = async () => {
      const [room] = (await mine()).content
      return [room?.lastMessage, room?.unreadCount, room?.hasUnreadMessages]
    }
    const client = new TestStompClient({ url: (await t.listen()).ws, token: host.accessToken })
    await client.connect()
    const pin = { lat: 33.3663, lng: 126.3576, label: '주차장' }
    await client.send(roomInbox(roomId), { type: 'TALK', roomId, content: '', clientId: 'pin', pin })
    await client.close()
    expect(await shown()).toEqual(['만날 곳을 보냈어요.', 2, true])
    for (const seq of [5, 4]) await t.call(`/api/chatrooms/${roomId}/messages/${seq}`, { method: 'DELETE' }, host)
    expect(await shown()).toEqual(['삭제된 메시지예요.', 0, false])
  })

  it('neither show nor count messages of a blocked member who has left', async () => {
    const roomId = await open()
    for (const member of [guest, stranger]) await t.join(roomId, member)
    await say(t, host, roomId, '3시에 만나요')
    await say(t, stranger, roomId, '늦지 마세요')
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, stranger)
    await t.call(`/api/blocks/${stranger.id}`, { method: 'POST' }, guest)
    expect((await mine()).content).toMatchObject([{ lastMessage: '3시에 만나요', unreadCount: 1 }])
    await t.call(`/api/chatrooms/${roomId}/read`, { method: 'POST', body: { seq: 5 } }, guest)
    expect((await mine()).content).toMatchObject([{ hasUnreadMessages: false }])
    expect((await t.call<boolean>('/api/mypage/unread-messages', {}, guest)).result).toBe(false)
    await t.call(`/api/blocks/${stranger.id}`, { method: 'DELETE' }, guest)
    expect((await mine()).content).toMatchObject([{ lastMessage: '늦지 마세요', unreadCount: 1 }])
    expect((await t.call<boolean>('/api/mypage/unread-messages', {}, guest)).result).toBe(true)
  })

  it('put unread ones first, then the one where a member spoke last', async () => {
    const [quiet, spoken, unread] = [await open(), await open(), await open()]
    for (const roomId of [quiet, spoken, unread]) {
      t.clock.advance(1)
      await t.join(roomId, guest)
    }
    t.clock.advance(1)
    await say(t, host, unread, '아직 안 읽은 말')
    t.clock.advance(1)
    await say(t, guest, spoken, '내가 한 말')
    expect((await mine()).content.map(({ roomId }) => roomId)).toEqual([unread, spoken, quiet])
  })

  it('keep those whose time has passed, and lose those one has left', async () => {
    const [stays, goes] = [await open({ joinDate: t.clock.inMinutes(1) }), await open()]
    for (const roomId of [stays, goes]) await t.join(roomId, guest)
    t.clock.advance(61)
    await t.call(`/api/chatrooms/${goes}/leave`, { method: 'DELETE' }, guest)
    expect((await mine()).content).toMatchObject([{ roomId: stays, status: 'ENDED', isCompleted: true }])
    expect((await mine('', stranger)).content).toEqual([])
  })
})
