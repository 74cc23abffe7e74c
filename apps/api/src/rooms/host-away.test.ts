import type { ListedRoom, RoomDetail } from '@honjeo/contract/rooms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { info, notices, handOver, leave } = roomActs(t)
let staff: Member
let host: Member
let guest: Member
let third: Member

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  await t.database.pool.query('delete from chat_rooms; delete from notifications')
  ;[host, guest, third] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
const listed = async (as: Member, query: string) =>
  (await t.call<{ content: ListedRoom[] }>(`/api/chatrooms?size=50${query}`, {}, as)).result.content

const suspension = (method: 'POST' | 'DELETE', body: object, whom: Member) =>
  t.call(`/api/admin/members/${whom.id}/suspension`, { method, body }, staff)
const suspend = (whom = host) => suspension('POST', { days: 1, reason: '약속을 여러 번 어겼어요.' }, whom)
const lift = (whom = host) => suspension('DELETE', { note: '오해였어요.' }, whom)
const show = (roomId: number, isShown: boolean) =>
  t.call(
    `/api/admin/content/ROOM/${roomId}/visibility`,
    { method: 'PUT', body: { hidden: !isShown, note: '운영정책 3조' } },
    staff,
  )

const AWAY = '지금은 방장과 연락할 수 없어요.'
const BACK = '방장과 다시 연락할 수 있어요.'
/** What the conversation says of the host, in the order in which it was written. */
const linesOfHost = async (roomId: number, as: Member) =>
  (await history(t, roomId, as)).flatMap(({ type, content }) => {
    if (type === 'NEW_HOST') return [type]
    return [AWAY, BACK].filter((line) => content.startsWith(line))
  })
/** Logins and what staff have proven expire while the clock moves on. */
async function logInAgain() {
  staff = await addStaff(t)
  for (const member of [host, guest]) {
    const body = { email: member.email, password: TEST_PASSWORD }
    const { result } = await t.call<Member>('/api/auth/login', { method: 'POST', body })
    member.accessToken = result.accessToken
  }
}
const awayNotices = async (as: Member) =>
  (await notices(as)).filter(({ message }) => message.includes('방장과 지금은 연락할 수 없어요'))

describe('the room of a suspended host', () => {
  it('takes no newcomers, is shown as closed, and its members are notified', async () => {
    const roomId = await open({ title: '노을 산책' })
    await t.join(roomId, guest)
    expect(await suspend()).toMatchObject({ status: 200 })
    expect(await t.join(roomId, third)).toMatchObject({ status: 409, code: 'CHAT4001' })
    expect((await info(roomId, third)).result).toMatchObject({ status: 'FULL' })
    expect(await listed(third, '&recruiting=true')).toEqual([])
    expect((await t.call<RoomDetail[]>('/api/home/recommended-rooms', {}, third)).result).toEqual([])
    expect((await history(t, roomId, guest)).at(-1)).toMatchObject({
      type: 'CHANGED',
      content: expect.stringContaining(AWAY),
    })
    expect(await notices(guest)).toMatchObject([
      { type: 'SYSTEM', resourceType: 'ROOM', resourceId: roomId, message: expect.stringContaining('노을 산책') },
    ])
  })

  it('opens again when the suspension ends, by itself or by staff', async () => {
    const roomId = await open({ joinDate: t.clock.inMinutes(3 * 24 * 60) })
    await t.join(roomId, guest)
    await suspend()
    await lift()
    expect((await history(t, roomId, guest)).at(-1)).toMatchObject({ content: BACK })
    expect(await t.join(roomId, third)).toMatchObject({ status: 200 })
    await suspend()
    t.clock.advance(25 * 60 * 60)
    const newcomer = await t.addMember()
    expect((await listed(newcomer, '&recruiting=true')).map((room) => room.roomId)).toEqual([roomId])
    expect(await t.join(roomId, newcomer)).toMatchObject({ status: 200 })
    await logInAgain()
  })
})

describe('a suspended member', () => {
  it('is handed no room, since no one inside would learn that its host cannot be reached', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    await suspend(guest)
    expect(await handOver(roomId, guest, host)).toMatchObject({
      status: 409,
      code: 'CHAT4017',
      message: '지금은 연락할 수 없는 참여자예요. 다른 사람에게 넘겨주세요.',
    })
    expect((await info(roomId, host)).result).toMatchObject({ isHost: true })
    expect(await linesOfHost(roomId, host)).toEqual([])
    await lift(guest)
    expect((await handOver(roomId, guest, host)).result).toMatchObject({ hostId: guest.id })
  })

  it('is answered for like anyone else who is not in the room', async () => {
    const roomId = await open()
    await suspend(guest)
    expect(await handOver(roomId, guest, host)).toMatchObject({ status: 404, code: 'CHAT4042' })
  })

  it('is handed a room again once the suspension has ended by itself', async () => {
    const roomId = await open({ joinDate: t.clock.inMinutes(3 * 24 * 60) })
    await t.join(roomId, guest)
    await suspend(guest)
    t.clock.advance(25 * 60 * 60)
    await logInAgain()
    expect((await handOver(roomId, guest, host)).status).toBe(200)
  })
})

describe('a room that staff bring back into sight', () => {
  it('informs those inside that the host was suspended meanwhile', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    await show(roomId, false)
    await suspend()
    expect(await awayNotices(guest)).toEqual([])
    expect((await show(roomId, true)).status).toBe(200)
    expect(await linesOfHost(roomId, guest)).toEqual([AWAY])
    expect(await awayNotices(guest)).toMatchObject([{ type: 'SYSTEM', resourceType: 'ROOM', resourceId: roomId }])
    expect(await t.join(roomId, third)).toMatchObject({ code: 'CHAT4001' })
  })

  it('informs those inside that the suspension was lifted meanwhile', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    await suspend()
    await show(roomId, false)
    await lift()
    await show(roomId, true)
    expect(await linesOfHost(roomId, guest)).toEqual([AWAY, BACK])
    expect(await awayNotices(guest)).toHaveLength(1)
  })

  it('says nothing again that was said and still holds', async () => {
    const roomId = await open()
    await t.join(roomId, guest)
    for (const lines of [[], [AWAY], [AWAY, BACK]]) {
      await show(roomId, false)
      await show(roomId, true)
      expect(await linesOfHost(roomId, guest)).toEqual(lines)
      if (lines.length === 0) await suspend()
      if (lines.length === 1) await lift()
    }
  })

  it('says nothing of a meeting that is over', async () => {
    const roomId = await open({ joinDate: t.clock.inMinutes(60) })
    await t.join(roomId, guest)
    await show(roomId, false)
    await suspend()
    t.clock.advance(61 * 60)
    await logInAgain()
    expect((await show(roomId, true)).status).toBe(200)
    expect(await linesOfHost(roomId, guest)).toEqual([])
  })

  it('takes a new host for one who can be reached, as the line about them says', async () => {
    const roomId = await open()
    for (const member of [guest, third]) await t.join(roomId, member)
    await leave(roomId, host)
    await show(roomId, false)
    await suspend(guest)
    await show(roomId, true)
    expect(await linesOfHost(roomId, third)).toEqual(['NEW_HOST', AWAY])
  })

  it('has as its host a member who can be reached, if its host has left Honjeo meanwhile', async () => {
    const roomId = await open()
    for (const member of [guest, third]) await t.join(roomId, member)
    await suspend()
    await show(roomId, false)
    await suspend(guest)
    expect((await t.withdraw(host)).status).toBe(200)
    await show(roomId, true)
    expect((await info(roomId, third)).result).toMatchObject({ isHost: true })
    expect(await linesOfHost(roomId, third)).toEqual([AWAY, BACK])
  })

  it('has such a host also where it had none', async () => {
    const roomId = await open()
    for (const member of [guest, third]) await t.join(roomId, member)
    await show(roomId, false)
    await suspend(guest)
    await t.sql('delete from room_members where room_id = $1 and user_id = $2', roomId, host.id)
    await t.sql('update chat_rooms set host_id = null where id = $1', roomId)
    await show(roomId, true)
    expect((await info(roomId, third)).result).toMatchObject({ isHost: true })
    expect(await linesOfHost(roomId, third)).toEqual([])
  })
})
