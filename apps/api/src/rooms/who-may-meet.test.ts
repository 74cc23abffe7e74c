import type { SharedRoom } from '@honjeo/contract/blocks'
import type { ListedRoom } from '@honjeo/contract/rooms'
import { roomTopic } from '@honjeo/contract/values/destinations'
import { isAdultOn } from '@honjeo/contract/values/age'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { koreanDay, koreanPart } from '../lib/clock.ts'
import { contractRoutes } from '../testing/contract-routes.ts'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { TestStompClient } from '../testing/stomp-client.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { remove, leave, info, notices, change, complete, destroy } = roomActs(t)
let staff: Member
let host: Member
let guest: Member
let third: Member

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  await t.database.pool.query('delete from chat_rooms; delete from blocks; delete from notifications')
  ;[host, guest, third] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
const block = (as: Member, whom: Member, body?: object) =>
  t.call(`/api/blocks/${whom.id}`, { method: 'POST', ...(body && { body }) }, as)
const join = (roomId: number, as: Member, body?: object) =>
  t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', ...(body && { body }) }, as)
const listed = async (as?: Member, query = '') =>
  (await t.call<{ content: ListedRoom[] }>(`/api/chatrooms?size=50${query}`, {}, as)).result.content
const insideOf = async (roomId: number) =>
  (await t.sql('select user_id from room_members where room_id = $1 order by user_id', roomId)).rows.map(
    (row: { user_id: number }) => row.user_id,
  )
const member = (what: string, body: object, method: 'POST' | 'PATCH' | 'DELETE' = 'POST', whom = host) =>
  t.call(`/api/admin/members/${whom.id}${what}`, { method, body }, staff)

/** The birth date of a person who turns 19 in this number of days. */
function bornAround(days: number): string {
  const day = koreanDay(new Date(t.clock.now().getTime() + days * 86_400_000))
  return `${Number(day.slice(0, 4)) - 19}${day.slice(4)}`
}

describe('people under 19', () => {
  const REFUSED = { status: 403, code: 'CHAT4015' }

  it('are counted by the day in Korea, by the server and the database alike', async () => {
    const days = ['2000-02-29', '2004-02-29', '2007-11-22', '2007-11-23', '2007-11-24', '2008-02-28', '2008-03-01']
    const todays = ['2023-02-28', '2023-03-01', '2026-11-23', '2027-02-28', '2027-03-01', '2028-02-29']
    for (const birth of days)
      for (const day of todays) {
        const { rows } = await t.sql('select is_adult($1::date, $2::date) as adult', birth, day)
        expect([birth, day, rows[0].adult]).toEqual([birth, day, isAdultOn(birth, day)])
      }
    expect((await t.sql('select is_adult(null, now()::date) as adult')).rows).toEqual([{ adult: false }])
    expect(isAdultOn(null, '2026-11-23')).toBe(false)
  })

  it('are refused by every call of rooms and conversations, before it is looked at', async () => {
    const minor = await t.addMember({ birthDate: bornAround(1) })
    const roomId = await open()
    const calls = contractRoutes.filter(
      ({ path }) => path.startsWith('/api/chatrooms') || path === '/api/mypage/chatrooms',
    )
    expect(calls.length).toBeGreaterThan(15)
    for (const { method, path } of [
      ...calls,
      { method: 'GET', path: '/api/chatrooms/:roomId/calendar.ics' } as const,
    ]) {
      for (const id of [roomId, GONE]) {
        const url = path.replace(':roomId', String(id)).replace(':contentId', String(SAEBYEOL)).replace(/:\w+/, '1')
        const reply = await t.call(url, { method, ...(method === 'GET' ? {} : { body: {} }) }, minor)
        expect([method, path, reply.status, reply.code]).toEqual([method, path, REFUSED.status, REFUSED.code])
      }
    }
    expect(await t.call('/api/home/recommended-rooms', {}, minor)).toMatchObject({ status: 200, result: [] })
    const client = new TestStompClient({ url: (await t.listen()).ws, token: minor.accessToken })
    await client.connect()
    await expect(client.subscribe(roomTopic(roomId), () => {})).rejects.toThrow('CHAT4005')
    await client.close()
  })

  it('do not learn of the room of a post, and come in on their birthday', async () => {
    const minor = await t.addMember({ birthDate: bornAround(1) })
    const roomId = await open()
    const body = { postCategory: 'COMPANION_PROPOSAL', title: '같이 걸어요', content: '새별오름', roomId }
    const post = await t.call<{ postId: number }>('/api/community/posts', { method: 'POST', body }, host)
    const roomOf = async (as?: Member) =>
      (await t.call<{ room: unknown }>(`/api/community/posts/${post.result.postId}`, {}, as)).result.room
    expect(await roomOf(minor)).toBeNull()
    expect(await roomOf(guest)).toMatchObject({ roomId, currentParticipants: 1 })
    const grown = await t.addMember({ birthDate: bornAround(0) })
    expect(await roomOf(grown)).toMatchObject({ roomId })
    expect(await t.join(roomId, grown)).toMatchObject({ status: 200 })
  })

  it('are kept out by the database without any check of the server', async () => {
    const minor = await t.addMember({ birthDate: bornAround(1) })
    const roomId = await open()
    const insert = (userId: number) =>
      t.sql('insert into room_members (room_id, user_id) values ($1, $2)', roomId, userId)
    await expect(insert(minor.id)).rejects.toMatchObject({ constraint: 'room_members_adult' })
    await insert(guest.id)
    await expect(
      t.sql('update users set birth_date = $2 where id = $1', guest.id, bornAround(1)),
    ).rejects.toMatchObject({ constraint: 'users_minor_in_no_room' })
  })

  it('leave their rooms at once when staff correct the birth date, with a line in the conversation', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    const note = '신분증 확인'
    expect(await member('', { birthDate: bornAround(1), note }, 'PATCH', guest)).toMatchObject({ status: 200 })
    expect(await insideOf(roomId)).toEqual([host.id])
    expect((await history(t, roomId, host)).at(-1)).toMatchObject({ type: 'EXIT', senderId: guest.id })
    expect(await t.call('/api/mypage/chatrooms', {}, guest)).toMatchObject(REFUSED)
    expect(await t.join(roomId, guest)).toMatchObject(REFUSED)
    // The host loses the room to the other member in the same way.
    await t.join(roomId, third)
    await member('', { birthDate: bornAround(1), note }, 'PATCH', host)
    expect((await info(roomId, third)).result).toMatchObject({ hostId: third.id, currentParticipants: 1 })
  })
})

describe('visitors', () => {
  it('learn that a room for all exists, its place, its day and the part of it, and nothing else', async () => {
    const roomId = await open({ title: '10시 10분 정문', joinDate: '2027-01-02T10:10:00+09:00' })
    await open({ genderRestriction: 'FEMALE' })
    const bare = {
      roomId,
      title: null,
      spotName: '새별오름',
      spotImage: `/covers/${SAEBYEOL}.svg`,
      scheduledDate: null,
      day: '2027-01-02',
      partOfDay: 'MORNING',
      currentParticipants: null,
      maxParticipants: null,
      genderRestriction: 'MIXED',
      isCompleted: null,
      status: null,
      needsApproval: null,
      requiredProof: null,
    }
    const paths = ['/api/chatrooms', `/api/chatrooms/tourist-spot/${SAEBYEOL}`, `/api/tourist-spots/${SAEBYEOL}/rooms`]
    for (const path of paths) {
      expect((await t.call<{ content: unknown }>(path)).result.content).toEqual([bare])
    }
    expect((await t.call('/api/home/recommended-rooms')).result).toEqual([{ ...bare, description: null }])
    const body = { postCategory: 'COMPANION_PROPOSAL', title: '같이 걸어요', content: '새별오름', roomId }
    t.clock.advance(1)
    await t.call('/api/community/posts', { method: 'POST', body }, host)
    const { result } = await t.call<{ content: { room: unknown }[] }>('/api/community/posts?size=1')
    expect(result.content[0]?.room).toEqual({
      roomId,
      day: bare.day,
      partOfDay: bare.partOfDay,
      status: null,
      currentParticipants: null,
      maxParticipants: null,
      scheduledDate: null,
    })
  })

  it('see a full room as any other, in an order that reveals no minute, until its part of the day is over', async () => {
    const late = await open({ joinDate: '2027-01-02T11:59:00+09:00', maxMembers: 2 })
    const early = await open({ joinDate: '2027-01-02T00:01:00+09:00' })
    await t.join(late, guest)
    const seen = (query = '') => listed(undefined, query).then((rooms) => rooms.map(({ roomId }) => roomId))
    const byChance = [late, early].toSorted((a, b) => a - b)
    expect([await seen(), await seen('&recruiting=true')]).toEqual([byChance, byChance])
    const { result } = await t.call<{ nextCursor: string }>('/api/chatrooms?size=1')
    expect(Buffer.from(result.nextCursor, 'base64url').toString()).toContain('2027-01-01T15:00:00.000Z')
    expect(
      (await t.call<{ content: ListedRoom[] }>(`/api/chatrooms?cursor=${result.nextCursor}`)).result.content,
    ).toMatchObject([{ roomId: byChance[1] }])
  })

  it('get the parts of the day as the database computes them', async () => {
    for (const time of ['00:00', '05:59', '06:00', '11:59', '12:00', '17:59', '18:00', '23:59']) {
      const at = new Date(`2027-01-02T${time}:00+09:00`)
      const { rows } = await t.sql('select korean_part($1) as part', at)
      expect([time, rows[0].part]).toEqual([time, koreanPart(at)])
    }
  })
})

describe('a room one may not know of', () => {
  const MISSING = { status: 404, code: 'CHAT4040' }

  it.each<[string, (roomId: number) => Promise<unknown>]>([
    ['whom its host has removed', async (roomId) => [await t.join(roomId, guest), await remove(roomId, guest, host)]],
    ['whom its host has blocked', () => block(host, guest)],
    ['who has blocked its host', () => block(guest, host)],
  ])('does not exist for a member %s, by every call', async (_who, act) => {
    const roomId = await open()
    await act(roomId)
    const calls = [
      () => info(roomId, guest),
      () => t.join(roomId, guest),
      () => leave(roomId, guest),
      () => change(roomId, { title: '내 방' }, guest),
      () => complete(roomId, guest),
      () => destroy(roomId, guest),
      () => remove(roomId, host, guest),
      () => t.call(`/api/chatrooms/${roomId}/host`, { method: 'POST', body: { userId: host.id } }, guest),
      () => t.call(`/api/chatrooms/${roomId}/calendar.ics`, {}, guest),
    ]
    for (const call of calls) expect(await call()).toMatchObject(MISSING)
    for (const path of ['messages', 'users', 'changes?after=0']) {
      const [there, gone] = await Promise.all(
        [roomId, GONE].map((id) => t.call(`/api/chatrooms/${id}/${path}`, {}, guest)),
      )
      expect([there?.status, there?.code]).toEqual([gone?.status, gone?.code])
    }
    expect(await listed(guest)).toEqual([])
    expect(await listed(third)).toMatchObject([{ roomId }])
    expect((await notices(guest)).filter(({ resourceType }) => resourceType === 'ROOM')).toEqual([])
  })
})

describe('two members, one of whom has blocked the other', () => {
  it('do not come into one room, which looks full to the blocked one in every answer', async () => {
    const roomId = await open({ maxMembers: 4 })
    await t.join(roomId, third)
    await block(third, guest)
    const full = await open({ maxMembers: 2 })
    await t.join(full, third)
    await block(host, third)
    const [blocked, real] = [await t.join(roomId, guest), await t.join(full, await t.addMember())]
    expect([blocked.status, blocked.code, blocked.message, blocked.result]).toEqual([
      real.status,
      real.code,
      real.message,
      real.result,
    ])
    const FULL = { currentParticipants: 4, maxParticipants: 4, status: 'FULL', isCompleted: false }
    expect((await info(roomId, guest)).result).toMatchObject(FULL)
    expect((await listed(guest)).find((room) => room.roomId === roomId)).toMatchObject(FULL)
    expect((await listed(guest, '&recruiting=true')).map((room) => room.roomId)).not.toContain(roomId)
    expect((await listed(host)).find((room) => room.roomId === roomId)).toMatchObject({ currentParticipants: 2 })
  })

  it('can meet only if the blocker is warned, and lifts the block to come in', async () => {
    const roomId = await open()
    await t.join(roomId, third)
    await block(guest, third)
    expect(await t.join(roomId, guest)).toMatchObject({ status: 409, code: 'CHAT4016' })
    expect(await insideOf(roomId)).not.toContain(guest.id)
    expect((await info(roomId, guest)).result).toMatchObject({ currentParticipants: 2, status: 'RECRUITING' })
    expect(await join(roomId, guest, { liftBlocks: true })).toMatchObject({ status: 200 })
    expect((await t.call<{ content: unknown[] }>('/api/mypage/blocks', {}, guest)).result.content).toEqual([])
  })

  it('leave a room they share with the block: a host removes the other, a guest leaves, all in one step', async () => {
    const [mine, theirs] = [
      await open({ title: '내 방' }),
      await t.addRoom(guest, { contentId: SAEBYEOL, title: '그 방' }),
    ]
    await t.join(mine, guest)
    await t.join(theirs, host)
    expect(await block(host, guest)).toMatchObject({ status: 409, code: 'BLOCK4091' })
    const shared = await t.call<{ content: SharedRoom[] }>(`/api/blocks/${guest.id}/rooms`, {}, host)
    expect(new Map(shared.result.content.map(({ title, isHost }) => [title, isHost]))).toEqual(
      new Map([
        ['그 방', false],
        ['내 방', true],
      ]),
    )
    expect(await block(host, guest, { partWays: true })).toMatchObject({ status: 200 })
    expect([await insideOf(mine), await insideOf(theirs)]).toEqual([[host.id], [guest.id]])
    expect((await history(t, mine, host)).at(-1)).toMatchObject({ type: 'EXIT', senderId: guest.id })
    expect(await t.join(mine, guest)).toMatchObject({ status: 404 })
    await t.call(`/api/blocks/${guest.id}`, { method: 'DELETE' }, host)
    // The guest was removed and stays out without the block; the host had left and may come back.
    expect(await t.join(mine, guest)).toMatchObject({ status: 404 })
    expect(await t.join(theirs, host)).toMatchObject({ status: 200 })
  })

  it('are kept apart by the database without any check of the server', async () => {
    const roomId = await open()
    await t.join(roomId, third)
    await block(third, guest)
    await expect(
      t.sql('insert into room_members (room_id, user_id) values ($1, $2)', roomId, guest.id),
    ).rejects.toMatchObject({ constraint: 'room_members_not_blocked' })
    await expect(
      t.sql('insert into blocks (blocker_id, blocked_id) values ($1, $2)', host.id, third.id),
    ).rejects.toMatchObject({ constraint: 'blocks_not_in_one_room' })
  })

  it('never end up in one room when a block and a join race', async () => {
    for (let n = 0; n < 12; n++) {
      const roomId = await open()
      await t.join(roomId, third)
      const joining = () => join(roomId, guest)
      const blocking = () => block(n % 2 === 0 ? guest : third, n % 2 === 0 ? third : guest)
      const acts = n % 3 === 0 ? [blocking, joining] : [joining, blocking]
      await Promise.all(acts.map((act) => act()))
      const inside = await insideOf(roomId)
      const { rowCount } = await t.sql('select from blocks')
      expect([n, inside.includes(guest.id) && rowCount !== 0]).toEqual([n, false])
      await t.sql('delete from blocks')
    }
  })
})
