import type { ListedRoom, RoomDetail } from '@honjeo/contract/rooms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { info, notices } = roomActs(t)
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

describe('the room of a suspended host', () => {
  const suspension = (method: 'POST' | 'DELETE', body: object) =>
    t.call(`/api/admin/members/${host.id}/suspension`, { method, body }, staff)
  const suspend = () => suspension('POST', { days: 1, reason: '약속을 여러 번 어겼어요.' })

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
      content: expect.stringContaining('지금은 방장과 연락할 수 없어요.'),
    })
    expect(await notices(guest)).toMatchObject([
      { type: 'SYSTEM', resourceType: 'ROOM', resourceId: roomId, message: expect.stringContaining('노을 산책') },
    ])
  })

  it('opens again when the suspension ends, by itself or by staff', async () => {
    const roomId = await open({ joinDate: t.clock.inMinutes(3 * 24 * 60) })
    await t.join(roomId, guest)
    await suspend()
    await suspension('DELETE', { note: '오해였어요.' })
    expect((await history(t, roomId, guest)).at(-1)).toMatchObject({ content: '방장과 다시 연락할 수 있어요.' })
    expect(await t.join(roomId, third)).toMatchObject({ status: 200 })
    await suspend()
    t.clock.advance(25 * 60 * 60)
    const newcomer = await t.addMember()
    expect((await listed(newcomer, '&recruiting=true')).map((room) => room.roomId)).toEqual([roomId])
    expect(await t.join(roomId, newcomer)).toMatchObject({ status: 200 })
  })
})
