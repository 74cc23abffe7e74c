import type { RoomChange } from '@honjeo/contract/rooms'
import { roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { Inbox, TestStompClient } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { change, complete, handOver, remove, destroy, leave, info, notices } = roomActs(t)
let host: Member
let guest: Member
let stranger: Member
let roomId: number

beforeAll(async () => {
  host = await t.addMember({ gender: 'FEMALE' })
  guest = await t.addMember({ gender: 'MALE' })
  stranger = await t.addMember({ gender: 'MALE' })
})
beforeEach(async () => {
  await t.database.pool.query('delete from notifications')
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, title: '노을 산책' })
  await t.join(roomId, guest)
})

const lastLine = async (as = host) => (await history(t, roomId, as)).at(-1)
async function end() {
  await change(roomId, { joinDate: t.clock.inSeconds(60) }, host)
  t.clock.advance(60)
}

describe('what only a host may do', () => {
  const acts: [string, (as: Member, room: number) => Promise<{ status: number }>][] = [
    ['change', (as, room) => change(room, { title: '남의 방' }, as)],
    ['complete', (as, room) => complete(room, as)],
    ['hand over', (as, room) => handOver(room, as, as)],
    ['remove', (as, room) => remove(room, host, as)],
    ['delete', (as, room) => destroy(room, as)],
  ]
  it.each(acts)('is refused to others: %s', async (_name, act) => {
    const [before, lines] = [(await info(roomId, host)).result, await history(t, roomId, host)]
    for (const other of [guest, stranger]) {
      expect(await act(other, roomId)).toMatchObject({ status: 403, code: 'CHAT4009' })
    }
    expect([(await info(roomId, host)).result, await history(t, roomId, host)]).toEqual([before, lines])
  })

  it.each(acts)('is not found where there is no room: %s', async (_name, act) => {
    expect(await act(host, 2_147_483_647)).toMatchObject({ status: 404, code: 'CHAT4040' })
    await destroy(roomId, host)
    expect(await act(host, roomId)).toMatchObject({ status: 404, code: 'CHAT4040' })
  })
})

describe('changing a room', () => {
  it('changes what is given, and says so in the conversation', async () => {
    const reply = await change(roomId, { title: '  일몰 산책 ', description: '천천히', maxMembers: 6 }, host)
    expect(reply).toMatchObject({
      status: 200,
      result: { title: '일몰 산책', description: '천천히', maxParticipants: 6, genderRestriction: 'MIXED' },
    })
    expect((await info(roomId, guest)).result).toMatchObject({ title: '일몰 산책', joined: true })
    expect(await lastLine()).toMatchObject({ type: 'CHANGED', senderId: host.id, content: expect.any(String) })
    expect(await notices(guest)).toEqual([])
  })

  it('notifies the others of a new time, and says when that is', async () => {
    await change(roomId, { joinDate: '2027-01-02T16:30:00+09:00' }, host)
    expect((await info(roomId, guest)).result.scheduledDate).toBe('2027-01-02T07:30:00.000Z')
    const when = expect.stringContaining('1월 2일(토) 오후 4:30')
    const at = '2027-01-02T07:30:00.000Z'
    expect(await lastLine()).toMatchObject({ type: 'CHANGED', content: when, code: 'LINE_MOVED', args: { at } })
    expect(await notices(guest)).toMatchObject([
      {
        type: 'SYSTEM',
        resourceType: 'ROOM',
        resourceId: roomId,
        message: when,
        code: 'ROOM_MOVED',
        args: { title: '노을 산책', at },
      },
    ])
    expect((await notices(host)).map(({ type }) => type)).not.toContain('SYSTEM')
  })

  it('notifies of a title that holds half of a character, as it is stored', async () => {
    const title = `노을 \ud83c 산책`
    expect((await change(roomId, { title, joinDate: '2027-01-03T16:30:00+09:00' }, host)).status).toBe(200)
    expect((await notices(guest))[0]).toMatchObject({ args: { title: '노을 \ufffd 산책' } })
  })

  it('to what it is changes and says nothing', async () => {
    const before = await history(t, roomId, host)
    const { title, scheduledDate } = (await info(roomId, host)).result
    expect((await change(roomId, { title, joinDate: scheduledDate }, host)).status).toBe(200)
    expect(await history(t, roomId, host)).toEqual(before)
  })

  it('shrinks it to those who are in, and no further', async () => {
    expect((await change(roomId, { maxMembers: 2 }, host)).result.status).toBe('FULL')
    const more = await t.addRoom(host, { contentId: SAEBYEOL })
    for (const member of [guest, stranger]) await t.join(more, member)
    expect(await change(more, { maxMembers: 2 }, host)).toMatchObject({
      status: 409,
      code: 'CHAT4013',
      result: { fields: { maxMembers: expect.stringContaining('3명') } },
    })
  })

  it.each<[string, () => RoomChange, string, string]>([
    ['a time that is over', () => ({ joinDate: t.clock.inSeconds(0) }), 'CHAT4008', 'joinDate'],
    ['a time in over a year', () => ({ joinDate: t.clock.inSeconds(366 * 86_400) }), 'COMMON400', 'joinDate'],
    ['the other gender', () => ({ genderRestriction: 'MALE' }), 'CHAT4002', 'genderRestriction'],
    ['the own gender while others are in', () => ({ genderRestriction: 'FEMALE' }), 'CHAT4002', 'genderRestriction'],
    ['another place', () => ({ contentId: 126_437 }) as RoomChange, 'COMMON400', 'contentId'],
    ['a blank title', () => ({ title: ' ' }), 'COMMON400', 'title'],
  ])('refuses %s by name, and keeps the rest as it was', async (_name, wrong, code, field) => {
    const before = (await info(roomId, host)).result
    const reply = await change(roomId, { description: '다르게', ...wrong() }, host)
    expect(reply).toMatchObject({ isSuccess: false, code, result: { fields: { [field]: expect.any(String) } } })
    expect((await info(roomId, host)).result).toEqual(before)
  })

  it('refuses a change that changes nothing at all', async () => {
    expect(await change(roomId, {}, host)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('keeps a room for the own gender once the others are gone', async () => {
    await leave(roomId, guest)
    expect((await change(roomId, { genderRestriction: 'FEMALE' }, host)).status).toBe(200)
    expect((await t.join(roomId, guest)).code).toBe('CHAT4040')
    expect((await change(roomId, { genderRestriction: 'MIXED', joinPolicy: 'INSTANT' }, host)).status).toBe(200)
    expect((await t.join(roomId, guest)).status).toBe(200)
  })

  it('comes too late once the time has passed', async () => {
    await end()
    expect(await change(roomId, { joinDate: t.clock.inSeconds(60) }, host)).toMatchObject({
      status: 409,
      code: 'CHAT4006',
    })
  })
})

describe('completing a room', () => {
  it('takes no one more, and notifies the others once', async () => {
    for (let n = 0; n < 2; n++) {
      expect(await complete(roomId, host)).toMatchObject({ status: 200, result: { isCompleted: true, status: 'FULL' } })
    }
    expect((await t.join(roomId, stranger)).code).toBe('CHAT4001')
    expect((await history(t, roomId, guest)).filter(({ type }) => type === 'COMPLETED')).toHaveLength(1)
    expect(await notices(guest)).toMatchObject([{ type: 'ROOM_COMPLETED', resourceType: 'ROOM', resourceId: roomId }])
    expect((await notices(host)).map(({ type }) => type)).toEqual(['ROOM_JOIN'])
  })

  it('can be taken back', async () => {
    await complete(roomId, host, { isCompleted: true })
    expect((await complete(roomId, host, { isCompleted: false })).result).toMatchObject({
      isCompleted: false,
      status: 'RECRUITING',
    })
    expect(await lastLine()).toMatchObject({ type: 'CHANGED', content: expect.stringContaining('다시') })
    expect((await t.join(roomId, stranger)).status).toBe(200)
  })

  it('comes too late once the time has passed', async () => {
    await end()
    expect(await complete(roomId, host, { isCompleted: false })).toMatchObject({ status: 409, code: 'CHAT4006' })
  })
})

describe('handing a room over', () => {
  it('makes a member the host, who is notified, and has read no more for it', async () => {
    const lastReadOf = async () =>
      (
        await t.database.pool.query('select last_read_seq from room_members where user_id = $1 and room_id = $2', [
          guest.id,
          roomId,
        ])
      ).rows[0]
    const read = await lastReadOf()
    expect((await handOver(roomId, guest, host)).result).toMatchObject({
      isHost: false,
      hostId: guest.id,
      joined: true,
    })
    expect(await lastLine()).toMatchObject({
      type: 'NEW_HOST',
      senderId: guest.id,
      content: expect.stringContaining(guest.nickName),
    })
    expect(await notices(guest)).toMatchObject([{ type: 'SYSTEM', resourceId: roomId }])
    expect(await lastReadOf()).toEqual(read)
    expect((await complete(roomId, host)).code).toBe('CHAT4009')
    expect((await complete(roomId, guest)).status).toBe(200)
  })

  it('to oneself changes nothing, to one who is not there it cannot be', async () => {
    const before = await history(t, roomId, host)
    expect((await handOver(roomId, host, host)).result).toMatchObject({ isHost: true })
    for (const absent of [stranger, { id: 2_000_000_000 }]) {
      expect(await handOver(roomId, absent, host)).toMatchObject({ status: 404, code: 'CHAT4042' })
    }
    expect(await history(t, roomId, host)).toEqual(before)
  })
})

describe('deleting a room', () => {
  it('takes it out of every list and shuts every door', async () => {
    expect(await destroy(roomId, host)).toMatchObject({ status: 200, result: null })
    for (const member of [host, guest]) {
      expect(await info(roomId, member)).toMatchObject({ status: 404, code: 'CHAT4040' })
      expect(
        (await t.call<{ content: unknown[] }>('/api/mypage/chatrooms?size=50', {}, member)).result.content,
      ).not.toContainEqual(expect.objectContaining({ roomId }))
      for (const door of ['messages', 'users']) {
        expect((await t.call(`/api/chatrooms/${roomId}/${door}`, {}, member)).code).toBe('CHAT4005')
      }
    }
    expect(await t.join(roomId, stranger)).toMatchObject({ status: 404, code: 'CHAT4040' })
    for (const list of ['/api/chatrooms?size=50', `/api/tourist-spots/${SAEBYEOL}/rooms?size=50`]) {
      expect((await t.call<{ content: unknown[] }>(list)).result.content).not.toContainEqual(
        expect.objectContaining({ roomId }),
      )
    }
    const atHome = (await t.call<unknown[]>('/api/home/recommended-rooms')).result
    expect(atHome).not.toContainEqual(expect.objectContaining({ roomId }))
  })

  it('notifies the others, and keeps what was said', async () => {
    await destroy(roomId, host)
    expect(await notices(guest)).toMatchObject([
      { type: 'SYSTEM', resourceType: 'STAY', resourceId: roomId, message: expect.stringContaining('노을 산책') },
    ])
    expect((await notices(host)).map(({ type }) => type)).not.toContain('SYSTEM')
    const { rows } = await t.database.pool.query('select type from messages where room_id = $1', [roomId])
    expect(rows).toHaveLength(3)
  })

  it('lets go of the post that proposed it', async () => {
    const body = { title: '같이 걸어요', content: '노을 볼 분', postCategory: 'COMPANION_PROPOSAL', roomId }
    const post = await t.call<{ postId: number }>('/api/community/posts', { method: 'POST', body }, host)
    await destroy(roomId, host)
    const { result } = await t.call<{ room: unknown }>(`/api/community/posts/${post.result.postId}`, {}, guest)
    expect(result.room).toBeNull()
  })

  it('asks those who have it open to look again, and ends what they hear', async () => {
    const client = new TestStompClient({ url: (await t.listen()).ws, token: guest.accessToken })
    await client.connect()
    const states = new Inbox<{ kind: string }>()
    const topics = [roomTopic(roomId), roomStateTopic(roomId)]
    await client.subscribe(topics[0]!, () => {})
    await client.subscribe(topics[1]!, states.push)
    await destroy(roomId, host)
    await expect.poll(() => states.items).toContainEqual({ kind: 'ROOM' })
    await expect.poll(() => topics.map((topic) => t.app.broker.usersOn(topic).size)).toEqual([0, 0])
    await client.close()
  })
})
