import type { MemberEvent, Notification } from '@honjeo/contract/notifications'
import { OWN_EVENTS, roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { say, talk } from '../testing/conversation.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { Inbox, TestStompClient } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { notify } from './notify.ts'

const t = setUpTestApp(withCatalogue, { chatNotices: { delayMs: 1000, restMs: 500 } })
const board = new Community(t)
const clients: TestStompClient[] = []
let host: Member
let guest: Member

beforeEach(async () => {
  host = await t.addMember()
  guest = await t.addMember()
})

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

async function connected(member: Member) {
  const client = new TestStompClient({ url: (await t.listen()).ws, token: member.accessToken })
  await client.connect()
  clients.push(client)
  return client
}

/** What a member hears, of one kind. */
async function eventsOf<K extends MemberEvent['kind']>(member: Member, kind: K) {
  const inbox = new Inbox<Extract<MemberEvent, { kind: K }>>()
  const client = await connected(member)
  await client.subscribe<MemberEvent>(OWN_EVENTS, (event) => {
    if (event.kind === kind) inbox.push(event as Extract<MemberEvent, { kind: K }>)
  })
  return inbox
}

async function roomOfTwo() {
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
  return roomId
}

const read = (member: Member, roomId: number) =>
  t.call(`/api/chatrooms/${roomId}/read`, { method: 'POST', body: {} }, member)

describe('/user/queue/events', () => {
  it('is one’s own: another member’s is refused', async () => {
    const client = await connected(guest)
    await expect(client.subscribe(`/user/${host.id}/queue/events`, () => {})).rejects.toThrow(/^(?:COMMON|CHAT)4/)
    clients.pop()
  })

  it('sends a notification as the list has it, on every socket of the one it is for and to no one else', async () => {
    const inboxes = [await eventsOf(host, 'NOTIFICATION'), await eventsOf(host, 'NOTIFICATION')]
    const others = await eventsOf(guest, 'NOTIFICATION')
    const mine = await board.addPost(host)
    const theirs = await board.addPost(guest)
    await board.addComment(guest, mine)
    const [listed] = (await t.call<{ content: Notification[] }>('/api/notifications', {}, host)).result.content
    for (const inbox of inboxes) {
      expect(await inbox.has(1)).toEqual([{ kind: 'NOTIFICATION', notification: listed }])
    }
    await board.addComment(host, theirs)
    expect(await others.has(1)).toMatchObject([{ notification: { resourceId: theirs } }])
  })

  it('sends nothing of what was taken back with its transaction, and the same thing once', async () => {
    const inbox = await eventsOf(host, 'NOTIFICATION')
    const { db } = t.database
    const notifyHost = (tx: typeof db, message: string) =>
      notify(tx, {
        userId: host.id,
        type: 'SYSTEM',
        sentence: { code: 'WARNED', args: { reason: message }, message },
        resourceType: 'NONE',
        resourceId: null,
        eventKey: `event:${message}`,
      })
    const failing = db.transaction(async (tx) => {
      await notifyHost(tx, '없던 일')
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await Promise.all([1, 2, 3].map(() => db.transaction((tx) => notifyHost(tx, '한 번만'))))
    await db.transaction((tx) => notifyHost(tx, '마지막'))
    const messages = (await inbox.has(2)).map(({ notification }) => notification.message)
    expect(messages).toEqual(['한 번만', '마지막'])
  })
})

describe('unread counts', () => {
  it('are sent at once to members who listen, and again when they have read', async () => {
    const roomId = await roomOfTwo()
    const inbox = await eventsOf(guest, 'UNREAD')
    await say(t, host, roomId, '3시에 만나요')
    expect(await inbox.has(1)).toEqual([{ kind: 'UNREAD', roomId, unreadCount: 1, lastMessage: '3시에 만나요' }])
    await read(guest, roomId)
    expect((await inbox.has(2))[1]).toMatchObject({ roomId, unreadCount: 0 })
  })

  it('come together where many messages do, and end with the last', async () => {
    const roomId = await roomOfTwo()
    const inbox = await eventsOf(guest, 'UNREAD')
    const texts = Array.from({ length: 20 }, (_, i) => `${i + 1}번째`)
    await say(t, host, roomId, ...texts)
    await expect
      .poll(() => inbox.items.at(-1), { timeout: 5000 })
      .toMatchObject({ unreadCount: 20, lastMessage: '20번째' })
    expect(inbox.items.length).toBeLessThanOrEqual(4)
  })
})

describe('the last message of a room', () => {
  it('is announced where it has no words', async () => {
    const roomId = await roomOfTwo()
    const inbox = await eventsOf(guest, 'UNREAD')
    const { imageName } = await addImage(t, host)
    await (await connected(host)).send(roomInbox(roomId), { ...talk(roomId, ''), image: imageName })
    expect(await inbox.has(1)).toMatchObject([{ unreadCount: 1, lastMessage: '사진을 보냈어요.' }])
  })

  it('is not caused by members who have left and are blocked, whose messages do not count', async () => {
    const roomId = await roomOfTwo()
    await say(t, host, roomId, '3시에 만나요')
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, host)
    await t.call(`/api/blocks/${host.id}`, { method: 'POST' }, guest)
    const inbox = await eventsOf(guest, 'UNREAD')
    const third = await t.addMember()
    await t.join(roomId, third)
    await say(t, third, roomId, '네, 봬요')
    await expect.poll(() => inbox.items.at(-1)).toMatchObject({ unreadCount: 1, lastMessage: '네, 봬요' })
  })
})

describe('what is said while one is elsewhere', () => {
  const chatNotices = async (member: Member) => {
    const { result } = await t.call<{ content: Notification[] }>('/api/notifications', {}, member)
    return result.content.filter(({ type }) => type === 'CHAT')
  }

  it('makes one notification for a room, which grows until it is read and then begins again', async () => {
    const roomId = await roomOfTwo()
    const inbox = await eventsOf(guest, 'NOTIFICATION')
    await say(t, host, roomId, '도착했어요', '어디세요?')
    const [first] = await inbox.has(1)
    expect(first!.notification).toMatchObject({
      type: 'CHAT',
      resourceType: 'ROOM',
      resourceId: roomId,
      isRead: false,
      message: '‘같이 걸어요’에 새 메시지가 2개 있어요.',
    })
    t.clock.advance(60)
    await say(t, host, roomId, '여기예요')
    const { id } = first!.notification
    const grown = { id, isRead: false, message: '‘같이 걸어요’에 새 메시지가 3개 있어요.' }
    await expect.poll(() => chatNotices(guest), { timeout: 5000 }).toMatchObject([grown])

    await read(guest, roomId)
    expect(await chatNotices(guest)).toMatchObject([{ isRead: true }])
    t.clock.advance(60)
    await say(t, host, roomId, '또 봐요')
    const [, second] = await inbox.has(2)
    expect(second!.notification).toMatchObject({ isRead: false, message: expect.stringContaining('1개') as string })
    expect(await chatNotices(guest)).toHaveLength(1)
  })

  it('makes none for who has the room open, who has read it, and who said it', async () => {
    const [present, reader, absent] = [await t.addMember(), await t.addMember(), await t.addMember()]
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: 10 })
    for (const member of [present, reader, absent, guest]) await t.join(roomId, member)
    await (await connected(present)).subscribe(roomTopic(roomId), () => {})
    const inbox = await eventsOf(absent, 'NOTIFICATION')
    await say(t, guest, roomId, '다들 어디세요?')
    await read(reader, roomId)
    await inbox.has(1)
    for (const member of [present, reader, guest]) {
      expect([member.nickName, await chatNotices(member)]).toEqual([member.nickName, []])
    }
  })
})
