import type { RoomDetail } from '@honjeo/contract/rooms'
import { beforeAll, describe, expect, it } from 'vitest'
import { history, say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { change, handOver } = roomActs(t)
let host: Member
let woman: Member
let man: Member

beforeAll(async () => {
  host = await t.addMember({ gender: 'FEMALE' })
  woman = await t.addMember({ gender: 'FEMALE' })
  man = await t.addMember({ gender: 'MALE' })
})

const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
const leave = (roomId: number, member: Member) => t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, member)
const info = async (roomId: number, as = host) => (await t.call<RoomDetail>(`/api/chatrooms/${roomId}`, {}, as)).result
const types = async (roomId: number, as = host) =>
  (await history(t, roomId, as)).map(({ type, senderId }) => ({ type, senderId }))

describe('joining', () => {
  it('makes a member, who is announced once', async () => {
    const roomId = await open()
    expect(await t.join(roomId, man)).toMatchObject({ status: 200, isSuccess: true, result: null })
    expect(await t.join(roomId, man)).toMatchObject({ status: 409, code: 'CHAT4004' })
    await say(t, man, roomId, '안녕하세요')
    await say(t, man, roomId, '또 왔어요')
    expect(await types(roomId)).toEqual([
      { type: 'GUIDE', senderId: null },
      { type: 'ENTER', senderId: host.id },
      { type: 'ENTER', senderId: man.id },
      { type: 'TALK', senderId: man.id },
      { type: 'TALK', senderId: man.id },
    ])
    expect(await info(roomId)).toMatchObject({ currentParticipants: 2 })
  })

  it('opens what the host has pinned for the members', async () => {
    const roomId = await open()
    const body = { content: '주차장 옆 정자, 010-1234-5678' }
    await t.call(`/api/chatrooms/${roomId}/notice`, { method: 'PUT', body }, host)
    expect((await info(roomId, man)).notice).toBeNull()
    await t.join(roomId, man)
    expect((await info(roomId, man)).notice).toMatchObject(body)
    await leave(roomId, man)
    expect((await info(roomId, man)).notice).toBeNull()
  })

  it('is one membership for two taps at once', async () => {
    const roomId = await open()
    const answers = await Promise.all(Array.from({ length: 5 }, () => t.join(roomId, man)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([...Array<string>(4).fill('CHAT4004'), 'COMMON200'])
    expect(await types(roomId)).toHaveLength(3)
  })

  const refusals: [string, string, number, () => Promise<number>, () => Member][] = [
    ['a full room', 'CHAT4001', 409, () => fullRoom(), () => man],
    ['a room the host has closed', 'CHAT4001', 409, () => closedRoom(), () => man],
    ['a room of the other gender', 'CHAT4040', 404, () => open({ genderRestriction: 'FEMALE' }), () => man],
    ['a full room one is in', 'CHAT4004', 409, () => fullRoom(), () => woman],
    ['one’s own room', 'CHAT4004', 409, () => open(), () => host],
    ['a room whose time has passed', 'CHAT4006', 409, () => endedRoom(), () => man],
    ['a room that does not exist', 'CHAT4040', 404, async () => 2_147_483_647, () => man],
  ]
  it.each(refusals)('is refused for %s: %s', async (_name, code, status, room, member) => {
    const roomId = await room()
    const count = async () => (await t.database.pool.query('select count(*) from messages')).rows[0].count
    const before = await count()
    expect(await t.join(roomId, member())).toMatchObject({ status, isSuccess: false, code })
    expect(await count()).toBe(before)
  })

  it('is for those the room is for', async () => {
    const roomId = await open({ genderRestriction: 'FEMALE' })
    expect((await t.letIn(roomId, woman, host)).status).toBe(200)
  })

  async function fullRoom() {
    const roomId = await open({ maxMembers: 2 })
    await t.join(roomId, woman)
    return roomId
  }

  async function closedRoom() {
    const roomId = await open()
    await t.database.pool.query('update chat_rooms set completed_at = now() where id = $1', [roomId])
    return roomId
  }

  async function endedRoom() {
    const roomId = await open({ joinDate: t.clock.inSeconds(60) })
    t.clock.advance(60)
    return roomId
  }
})

describe('leaving', () => {
  it('ends the membership and says so once', async () => {
    const roomId = await open()
    await t.join(roomId, man)
    expect(await leave(roomId, man)).toMatchObject({ status: 200, result: null })
    expect((await types(roomId)).at(-1)).toEqual({ type: 'EXIT', senderId: man.id })
    expect(await info(roomId, man)).toMatchObject({ joined: false, currentParticipants: 1 })
    expect(await leave(roomId, man)).toMatchObject({ status: 403, code: 'CHAT4005' })
    expect(await types(roomId)).toHaveLength(4)
  })

  it('makes room for another member', async () => {
    const roomId = await open({ maxMembers: 2 })
    await t.join(roomId, man)
    expect((await t.join(roomId, woman)).code).toBe('CHAT4001')
    await leave(roomId, man)
    expect((await t.join(roomId, woman)).status).toBe(200)
  })

  it('is no way out of a room one is not in', async () => {
    const roomId = await open()
    expect(await leave(roomId, man)).toMatchObject({ status: 403, code: 'CHAT4005' })
    expect(await leave(2_147_483_647, man)).toMatchObject({ status: 404, code: 'CHAT4040' })
  })

  it('hands a host’s room over to the member who has been there longest', async () => {
    const roomId = await open()
    await t.join(roomId, man)
    t.clock.advance(1)
    await t.join(roomId, woman)
    await leave(roomId, host)
    expect(await info(roomId, man)).toMatchObject({ hostName: man.nickName, isHost: true, status: 'RECRUITING' })
    expect((await types(roomId, man)).slice(-2)).toEqual([
      { type: 'EXIT', senderId: host.id },
      { type: 'NEW_HOST', senderId: man.id },
    ])
    t.clock.advance(1)
    await t.join(roomId, host)
    await leave(roomId, man)
    expect(await info(roomId, woman)).toMatchObject({ hostName: woman.nickName, isHost: true })
  })

  it('of a guest leaves the host in place', async () => {
    const roomId = await open()
    await t.join(roomId, man)
    await leave(roomId, man)
    expect(await info(roomId)).toMatchObject({ isHost: true, isCompleted: false })
  })

  it('closes the room behind the last one out', async () => {
    const roomId = await open()
    await leave(roomId, host)
    expect(await info(roomId)).toMatchObject({
      hostName: null,
      isHost: false,
      currentParticipants: 0,
      isCompleted: true,
      status: 'FULL',
    })
    expect(await t.join(roomId, man)).toMatchObject({ status: 409, code: 'CHAT4001' })
  })

  it('leaves one host when everybody leaves at once but one', async () => {
    const roomId = await open()
    await t.join(roomId, man)
    await t.join(roomId, woman)
    const answers = await Promise.all([leave(roomId, host), leave(roomId, man)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await info(roomId, woman)).toMatchObject({ hostName: woman.nickName, currentParticipants: 1 })
  })
})

describe('a seat that was given up moments ago', () => {
  const answer = (roomId: number, going: boolean, as: Member) =>
    t.call(`/api/chatrooms/${roomId}/attendance`, { method: 'PUT', body: { going } }, as)
  const request = (roomId: number, as: Member, body: object = {}) =>
    t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', body }, as)
  async function meeting(draft: object = {}) {
    const people = [await t.addMember(), await t.addMember(), await t.addMember(), await t.addMember()] as const
    const [first, ...guests] = people
    const roomId = await t.addRoom(first, { contentId: SAEBYEOL, ...draft })
    for (const guest of guests) await t.join(roomId, guest)
    return { roomId, people }
  }
  const hostOf = async (roomId: number) =>
    Number((await t.sql('select host_id as id from chat_rooms where id = $1', roomId)).rows[0]!['id'])

  it('is not taken back past a host who has declined the same member since', async () => {
    const { roomId, people } = await meeting()
    const [first, guest] = people
    await change(roomId, { joinPolicy: 'APPROVAL' }, first)
    await answer(roomId, false, guest)
    expect((await request(roomId, guest)).result).toEqual({ status: 'REQUESTED' })
    await t.call(`/api/chatrooms/${roomId}/requests/${guest.id}`, { method: 'DELETE' }, first)
    expect((await answer(roomId, true, guest)).code).toBe('CHAT4005')
    expect((await info(roomId, guest)).joined).toBe(false)
  })

  it('is of who waited for it, also while the host decides about them', async () => {
    const { roomId, people } = await meeting({ maxMembers: 4 })
    const [first, guest] = people
    const waiting = await t.addMember()
    await change(roomId, { joinPolicy: 'APPROVAL' }, first)
    expect((await request(roomId, waiting, { wait: true })).result).toEqual({ status: 'WAITING' })
    t.clock.advance(1)
    await answer(roomId, false, guest)
    expect((await info(roomId, waiting)).request?.state).toBe('REQUESTED')
    expect((await answer(roomId, true, guest)).code).toBe('CHAT4001')
    await t.call(`/api/chatrooms/${roomId}/requests/${waiting.id}`, { method: 'DELETE' }, first)
    expect((await answer(roomId, true, guest)).status).toBe(200)
  })

  it('brings the post of the host to who had it first, and to none after it was handed on', async () => {
    const { roomId, people } = await meeting()
    const [first, second, third, fourth] = people
    await answer(roomId, false, first)
    expect(await hostOf(roomId)).toBe(second.id)
    await answer(roomId, false, second)
    expect(await hostOf(roomId)).toBe(third.id)
    for (const back of [first, second]) expect((await answer(roomId, true, back)).status).toBe(200)
    expect(await hostOf(roomId)).toBe(first.id)
    await answer(roomId, false, first)
    const heir = await hostOf(roomId)
    await handOver(
      roomId,
      fourth,
      people.find(({ id }) => id === heir)!,
    )
    expect(await hostOf(roomId)).toBe(fourth.id)
    expect((await answer(roomId, true, first)).status).toBe(200)
    expect(await hostOf(roomId)).toBe(fourth.id)
    // The post of the host comes back also where the room was empty in between.
    const empty = await t.addRoom(third, { contentId: SAEBYEOL })
    await t.join(empty, second)
    for (const going of [false, true]) for (const each of [third, second]) await answer(empty, going, each)
    expect(await hostOf(empty)).toBe(third.id)
  })

  it('leaves no late cancellation of a meeting that was moved meanwhile', async () => {
    const { roomId, people } = await meeting({ joinDate: t.clock.inSeconds(3 * 3600) })
    const [first, guest] = people
    await t.sql(`update room_members set joined_at = joined_at - interval '1 day' where room_id = $1`, roomId)
    await t.sql(`update chat_rooms set scheduled_at = $2 where id = $1`, roomId, t.clock.inSeconds(3600))
    await answer(roomId, false, guest)
    const late = async () => (await t.sql('select outcome from attendances where user_id = $1', guest.id)).rows
    expect(await late()).toEqual([{ outcome: 'CANCELLED_LATE' }])
    await change(roomId, { joinDate: t.clock.inSeconds(7200) }, first)
    expect((await answer(roomId, true, guest)).status).toBe(200)
    expect(await late()).toEqual([])
  })
})
