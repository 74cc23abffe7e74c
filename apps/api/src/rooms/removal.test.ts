import type { MemberEvent } from '@honjeo/contract/notifications'
import { OWN_EVENTS, roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { Inbox, TestStompClient } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { remove, leave, handOver, destroy, info, notices } = roomActs(t)
let host: Member
let guest: Member
let stranger: Member
let roomId: number

beforeAll(async () => {
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
})
beforeEach(async () => {
  await t.database.pool.query('delete from notifications; delete from blocks')
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, title: '노을 산책' })
})

describe('removing a member', () => {
  it('ends the membership for good, and says so to both', async () => {
    await t.join(roomId, guest)
    expect(await remove(roomId, guest, host)).toMatchObject({ status: 200, result: null })
    expect(await info(roomId, guest)).toMatchObject({ status: 404, code: 'CHAT4040' })
    expect((await history(t, roomId, host)).at(-1)).toMatchObject({ type: 'EXIT', senderId: guest.id })
    expect(await notices(guest)).toMatchObject([
      { type: 'SYSTEM', resourceType: 'STAY', message: expect.stringContaining('노을 산책') },
    ])
    for (let n = 0; n < 2; n++) expect(await t.join(roomId, guest)).toMatchObject({ status: 404, code: 'CHAT4040' })
    expect((await t.call(`/api/chatrooms/${roomId}/messages`, {}, guest)).code).toBe('CHAT4005')
    expect((await t.join(roomId, stranger)).status).toBe(200)
  })

  it('is for that room only, and not for those who left by themselves', async () => {
    for (const member of [guest, stranger]) await t.join(roomId, member)
    await remove(roomId, guest, host)
    await leave(roomId, stranger)
    expect((await t.join(roomId, stranger)).status).toBe(200)
    expect((await t.join(await t.addRoom(host, { contentId: SAEBYEOL }), guest)).status).toBe(200)
  })

  it('is not for oneself, nor for who is not there', async () => {
    expect(await remove(roomId, host, host)).toMatchObject({ status: 409, code: 'CHAT4010' })
    for (const absent of [guest, { id: 2_000_000_000 }]) {
      expect(await remove(roomId, absent, host)).toMatchObject({ status: 404, code: 'CHAT4042' })
    }
    expect((await t.join(roomId, guest)).status).toBe(200)
  })

  it('ends what they hear of the room', async () => {
    await t.join(roomId, guest)
    const client = new TestStompClient({ url: (await t.listen()).ws, token: guest.accessToken })
    await client.connect()
    const topics = [roomTopic(roomId), roomStateTopic(roomId)]
    for (const topic of topics) await client.subscribe(topic, () => {})
    await remove(roomId, guest, host)
    await expect.poll(() => topics.map((topic) => t.app.broker.usersOn(topic).has(guest.id))).toEqual([false, false])
    await expect(client.subscribe(topics[0]!, () => {})).rejects.toThrow('CHAT4005')
  })
})

describe('the list of one’s rooms', () => {
  it('is asked to look again when one comes in, is removed, or the room is deleted', async () => {
    const client = new TestStompClient({ url: (await t.listen()).ws, token: guest.accessToken })
    await client.connect()
    const events = new Inbox<MemberEvent>()
    await client.subscribe(OWN_EVENTS, events.push)
    const changes = () => events.items.filter(({ kind }) => kind === 'ROOMS').length
    const acts = [
      () => t.join(roomId, guest),
      () => leave(roomId, guest),
      () => t.join(roomId, guest),
      () => handOver(roomId, guest, host),
      () => remove(roomId, host, guest),
      () => destroy(roomId, guest),
    ]
    // Nothing shows of the removal of another member.
    for (const [act, count] of acts.map((each, n) => [each, [1, 2, 3, 4, 4, 5][n]] as const)) {
      await act()
      await expect.poll(changes).toBe(count)
    }
    await client.close()
  })
})

describe('those who do not want to meet', () => {
  it.each([
    ['whom the host has blocked', () => [host.id, guest.id]],
    ['who has blocked the host', () => [guest.id, host.id]],
  ])('a member %s does not come in, nor sees the room in a list', async (_name, pair) => {
    // Earlier tests have left notifications of other rooms.
    await t.database.pool.query('delete from room_members where user_id = $1', [guest.id])
    await t.database.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', pair())
    expect(await t.join(roomId, guest)).toMatchObject({ status: 404, code: 'CHAT4040' })
    const lists = ['/api/chatrooms?size=50', `/api/chatrooms/tourist-spot/${SAEBYEOL}?size=50`]
    const isListed = async (list: string, as?: Member) =>
      (await t.call<{ content: { roomId: number }[] }>(list, {}, as)).result.content.some(
        (room) => room.roomId === roomId,
      )
    for (const list of lists) {
      expect([await isListed(list, guest), await isListed(list, stranger), await isListed(list)]).toEqual([
        false,
        true,
        true,
      ])
    }
  })
})

describe('the host', () => {
  it('learns who came and who went', async () => {
    await t.join(roomId, guest)
    await leave(roomId, guest)
    const room = { resourceType: 'ROOM', resourceId: roomId, message: expect.stringContaining(guest.nickName) }
    expect(await notices(host)).toMatchObject([
      { type: 'ROOM_LEAVE', ...room },
      { type: 'ROOM_JOIN', ...room },
    ])
    expect(await notices(guest)).toEqual([])
  })

  it('who leaves is followed by one who learns so', async () => {
    await t.join(roomId, guest)
    await leave(roomId, host)
    expect(await notices(guest)).toMatchObject([{ type: 'SYSTEM', resourceType: 'ROOM', resourceId: roomId }])
  })
})
