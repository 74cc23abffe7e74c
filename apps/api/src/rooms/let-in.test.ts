import type { RoomRequest } from '@honjeo/contract/room-requests'
import type { ListedRoom, RoomDetail } from '@honjeo/contract/rooms'
import { ROOM_REQUESTS_OPEN_MAX } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { change, complete, destroy, handOver, info, leave, notices, remove } = roomActs(t)

let host: Member
let guest: Member
let other: Member

beforeEach(async () => {
  ;[host, guest, other] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

const open = (draft: object = { joinPolicy: 'APPROVAL' }) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
const ask = (roomId: number, as: Member, body: object = {}) =>
  t.call<{ status: string } | null>(`/api/chatrooms/${roomId}/join`, { method: 'POST', body }, as)
const takeBack = (roomId: number, as: Member) => t.call(`/api/chatrooms/${roomId}/join`, { method: 'DELETE' }, as)
const answer = (roomId: number, whom: Member, isYes: boolean, as = host) =>
  t.call(
    `/api/chatrooms/${roomId}/requests/${whom.id}${isYes ? '/accept' : ''}`,
    { method: isYes ? 'POST' : 'DELETE' },
    as,
  )
const requests = async (roomId: number) =>
  (await t.call<PageOf<RoomRequest>>(`/api/chatrooms/${roomId}/requests`, {}, host)).result.content
const own = async (roomId: number, as: Member) => (await info(roomId, as)).result
const stateOf = async (roomId: number, as: Member) => (await own(roomId, as)).request?.state ?? null
const newest = async (as: Member) => (await notices(as))[0]

/** Opens a room for two with its host alone, or with a second member, which makes it full. */
async function fullRoom(draft: object = {}) {
  const roomId = await open({ maxMembers: 2, ...draft })
  const inside = await t.addMember()
  if ('joinPolicy' in draft) await t.letIn(roomId, inside, host)
  else await t.join(roomId, inside)
  return { roomId, inside }
}

describe('how one comes into a room', () => {
  it('is at once, for all, where the specification’s payload alone opens it', async () => {
    const roomId = await open({})
    expect(await own(roomId, guest)).toMatchObject({ joinPolicy: 'INSTANT', needsApproval: false, request: null })
    expect(await ask(roomId, guest)).toMatchObject({ status: 200, code: 'COMMON200', result: null })
    expect((await own(roomId, guest)).joined).toBe(true)
  })

  it('is by approval for one gender and with a car, whatever is left out, and not at once if that is asked for', async () => {
    for (const draft of [{ genderRestriction: 'FEMALE' }, { sharesCar: true }]) {
      const roomId = await open(draft)
      expect(await own(roomId, guest)).toMatchObject({ joinPolicy: 'APPROVAL', needsApproval: true })
      expect(await change(roomId, { joinPolicy: 'INSTANT' }, host)).toMatchObject({ status: 400, code: 'CHAT4018' })
    }
    const mixed = await open({})
    expect((await change(mixed, { sharesCar: true }, host)).result).toMatchObject({ joinPolicy: 'APPROVAL' })
    const { rows } = await t.sql(
      `update chat_rooms set join_policy = 'INSTANT' where id = $1 returning join_policy as policy`,
      mixed,
    )
    expect(rows).toEqual([{ policy: 'APPROVAL' }])
  })

  it('is by approval for newcomers alone where the host says so', async () => {
    const roomId = await open({ approvesNewcomers: true })
    await t.sql(`update users set created_at = now() - interval '73 hours' where id = $1`, other.id)
    const listed = async (as: Member | undefined) =>
      (await t.call<PageOf<ListedRoom>>('/api/chatrooms?size=50', {}, as)).result.content.find(
        (room) => room.roomId === roomId,
      )?.needsApproval
    expect([await listed(guest), await listed(other), await listed(undefined)]).toEqual([true, false, null])
    expect((await ask(roomId, guest)).result).toEqual({ status: 'REQUESTED' })
    expect((await ask(roomId, other)).status).toBe(200)
  })
})

describe('a request', () => {
  it('waits for the host, who reads one sentence and lets the member in', async () => {
    const roomId = await open()
    expect(await ask(roomId, guest, { text: '노을을 좋아해요.' })).toMatchObject({
      status: 202,
      code: 'COMMON202',
      result: { status: 'REQUESTED' },
    })
    expect((await own(roomId, guest)).request).toMatchObject({ state: 'REQUESTED', text: '노을을 좋아해요.' })
    expect((await own(roomId, guest)).joined).toBe(false)
    expect(await newest(host)).toMatchObject({ type: 'ROOM_JOIN', resourceType: 'ROOM', resourceId: roomId })
    expect(await requests(roomId)).toMatchObject([{ userId: guest.id, text: '노을을 좋아해요.' }])
    expect((await answer(roomId, guest, true)).status).toBe(200)
    expect(await own(roomId, guest)).toMatchObject({ joined: true, request: null })
    expect(await newest(guest)).toMatchObject({ resourceType: 'ROOM', resourceId: roomId })
    expect(await requests(roomId)).toEqual([])
  })

  it('is one, however often it is asked', async () => {
    const roomId = await open()
    for (const text of ['처음', '다시'])
      expect((await ask(roomId, guest, { text })).result).toEqual({ status: 'REQUESTED' })
    expect(await requests(roomId)).toMatchObject([{ text: '처음' }])
  })

  it('that is declined gives no reason, and is not asked again', async () => {
    const roomId = await open()
    await ask(roomId, guest, { text: '비밀 한마디' })
    await answer(roomId, guest, false)
    expect(await newest(guest)).toMatchObject({ message: '‘같이 걸어요’ 동행방에는 이번에 함께하지 못해요.' })
    expect(await ask(roomId, guest)).toMatchObject({ status: 409, code: 'CHAT4019' })
    const { rows } = await t.sql('select text from room_requests where user_id = $1', guest.id)
    expect(rows).toEqual([{ text: '' }])
  })

  it('that is declined stays so when a block of a member inside is made and lifted', async () => {
    const roomId = await open()
    await ask(roomId, guest)
    await answer(roomId, guest, false)
    for (const [by, whom] of [
      [guest, host],
      [host, guest],
    ] as const) {
      for (const method of ['POST', 'DELETE'] as const) {
        expect((await t.call(`/api/blocks/${whom.id}`, { method }, by)).status).toBe(200)
      }
      expect(await ask(roomId, guest)).toMatchObject({ status: 409, code: 'CHAT4019' })
    }
  })

  it('that is declined stays so when staff correct a gender, the room is handed over, and the gender is corrected back', async () => {
    const roomId = await open({ genderRestriction: 'FEMALE' })
    await t.letIn(roomId, other, host)
    await ask(roomId, guest)
    await answer(roomId, guest, false)
    const staff = await addStaff(t)
    const correct = (gender: string) =>
      t.call(`/api/admin/members/${guest.id}`, { method: 'PATCH', body: { gender, note: '신분증 확인' } }, staff)
    expect((await correct('MALE')).status).toBe(200)
    expect((await handOver(roomId, other, host)).status).toBe(200)
    expect((await correct('FEMALE')).status).toBe(200)
    expect(await ask(roomId, guest)).toMatchObject({ status: 409, code: 'CHAT4019' })
  })

  it('is taken back at will', async () => {
    const roomId = await open()
    await ask(roomId, guest)
    expect((await takeBack(roomId, guest)).status).toBe(200)
    expect(await takeBack(roomId, guest)).toMatchObject({ status: 404, code: 'CHAT4043' })
    expect(await answer(roomId, guest, true)).toMatchObject({ status: 404, code: 'CHAT4043' })
  })

  it('ends after 24 hours, and can be asked again', async () => {
    const roomId = await open({ joinPolicy: 'APPROVAL', joinDate: t.clock.inSeconds(9 * 86_400) })
    await ask(roomId, guest)
    await t.sql('update room_requests set expires_at = $2 where user_id = $1', guest.id, t.clock.inSeconds(0))
    expect([await stateOf(roomId, guest), await requests(roomId)]).toEqual([null, []])
    expect(await answer(roomId, guest, true)).toMatchObject({ code: 'CHAT4043' })
    await t.app.sweepRoomRequests()
    expect(await newest(guest)).toMatchObject({ message: expect.stringContaining('24시간') as string })
    expect((await ask(roomId, guest)).result).toEqual({ status: 'REQUESTED' })
  })

  it('is answered by the host alone', async () => {
    const roomId = await open()
    await ask(roomId, guest)
    for (const as of [guest, other]) {
      expect(await answer(roomId, guest, true, as)).toMatchObject({ status: 403, code: 'CHAT4009' })
    }
  })

  it('takes no abuse, no links of a first day without end, and no more than its share', async () => {
    const roomId = await open()
    expect(await ask(roomId, guest, { text: '씨발' })).toMatchObject({ status: 400 })
    expect((await ask(roomId, guest, { text: 'a'.repeat(101) })).status).toBe(400)
    for (const status of [202, 202, 400]) {
      expect((await ask(roomId, guest, { text: 'https://spam.example.com' })).status).toBe(status)
      await takeBack(roomId, guest)
    }
    const rooms = []
    for (let n = 0; n <= ROOM_REQUESTS_OPEN_MAX; n++) rooms.push(await open())
    for (const each of rooms.slice(0, -1)) expect((await ask(each, guest)).status).toBe(202)
    expect(await ask(rooms.at(-1)!, guest)).toMatchObject({ status: 429, code: 'CHAT4292' })
  })
})

describe('a request dies', () => {
  const ends: [string, (roomId: number) => Promise<unknown>][] = [
    ['with a block by the host', () => t.call(`/api/blocks/${guest.id}`, { method: 'POST' }, host)],
    ['with a block of the host', () => t.call(`/api/blocks/${host.id}`, { method: 'POST' }, guest)],
    [
      'with a suspension',
      async () => {
        const body = { days: 3, reason: '약속을 어겼어요.' }
        const staff = await addStaff(t)
        return t.call(`/api/admin/members/${guest.id}/suspension`, { method: 'POST', body }, staff)
      },
    ],
    ['with a withdrawal', () => t.withdraw(guest)],
    ['with the room', (roomId) => destroy(roomId, host)],
    ['with the last member', (roomId) => leave(roomId, host)],
  ]
  it.each(ends)('%s', async (_name, end) => {
    const roomId = await open()
    await ask(roomId, guest)
    await end(roomId)
    const { rows } = await t.sql('select from room_requests where room_id = $1', roomId)
    expect(rows).toEqual([])
  })

  it('with a removal, after which nothing is asked', async () => {
    const roomId = await open()
    await t.letIn(roomId, guest, host)
    await remove(roomId, guest, host)
    expect(await ask(roomId, guest)).toMatchObject({ status: 404, code: 'CHAT4040' })
    await expect(
      t.sql(`insert into room_requests (room_id, user_id, state) values ($1, $2, 'WAITING')`, roomId, guest.id),
    ).rejects.toMatchObject({ constraint: 'room_requests_may_ask' })
  })

  it('with the meeting, and what is declined as well', async () => {
    const roomId = await open()
    await ask(roomId, guest)
    await ask(roomId, other)
    await answer(roomId, other, false)
    await t.sql('update chat_rooms set scheduled_at = $2 where id = $1', roomId, t.clock.inSeconds(-60))
    await t.app.sweepRoomRequests()
    expect((await t.sql('select from room_requests where room_id = $1', roomId)).rows).toEqual([])
  })
})

describe('a full room', () => {
  it('takes no one on its waiting list who has not asked for it', async () => {
    const { roomId } = await fullRoom()
    expect(await ask(roomId, guest)).toMatchObject({ status: 409, code: 'CHAT4001' })
    expect(await ask(roomId, guest, { wait: true })).toMatchObject({ status: 202, result: { status: 'WAITING' } })
    expect(await requests(roomId)).toEqual([])
  })

  it('lets those who wait in by themselves, in their order, when a seat is freed', async () => {
    const { roomId, inside } = await fullRoom()
    await ask(roomId, guest, { wait: true })
    await ask(roomId, other, { wait: true })
    await leave(roomId, inside)
    expect([(await own(roomId, guest)).joined, await stateOf(roomId, other)]).toEqual([true, 'WAITING'])
    expect(await newest(guest)).toMatchObject({ message: expect.stringContaining('자리가 나서') as string })
    await change(roomId, { maxMembers: 3 }, host)
    expect((await own(roomId, other)).joined).toBe(true)
  })

  it('asks its host of the first who waits, where the host decides, and of the next after a no', async () => {
    const { roomId, inside } = await fullRoom({ joinPolicy: 'APPROVAL' })
    await ask(roomId, guest, { wait: true, text: '기다릴게요' })
    await ask(roomId, other, { wait: true })
    await leave(roomId, inside)
    expect([await stateOf(roomId, guest), await stateOf(roomId, other)]).toEqual(['REQUESTED', 'WAITING'])
    await answer(roomId, guest, false)
    expect(await stateOf(roomId, other)).toBe('REQUESTED')
    expect((await answer(roomId, other, true)).status).toBe(200)
  })

  it('moves no one while it is closed, and does when it opens again', async () => {
    const roomId = await open({})
    await complete(roomId, host, { isCompleted: true })
    await ask(roomId, guest, { wait: true })
    await t.app.sweepRoomRequests()
    expect(await stateOf(roomId, guest)).toBe('WAITING')
    await complete(roomId, host, { isCompleted: false })
    expect((await own(roomId, guest)).joined).toBe(true)
  })

  it('moves on after a withdrawal too', async () => {
    const { roomId, inside } = await fullRoom()
    await ask(roomId, guest, { wait: true })
    await t.withdraw(inside)
    await t.app.sweepRoomRequests()
    expect((await own(roomId, guest)).joined).toBe(true)
  })

  it('is what a room seems to be to whom a member inside has blocked, and to the host they are not there', async () => {
    const roomId = await open()
    await t.letIn(roomId, other, host)
    await t.call(`/api/blocks/${guest.id}`, { method: 'POST' }, other)
    expect(await ask(roomId, guest)).toMatchObject({ status: 409, code: 'CHAT4001' })
    expect((await ask(roomId, guest, { wait: true })).result).toEqual({ status: 'WAITING' })
    await t.app.sweepRoomRequests()
    expect([await stateOf(roomId, guest), await requests(roomId)]).toEqual(['WAITING', []])
    expect(await answer(roomId, guest, true)).toMatchObject({ status: 404, code: 'CHAT4043' })
  })

  it('is what it becomes for a request when a member comes in who has blocked its member', async () => {
    const roomId = await open()
    await t.call(`/api/blocks/${guest.id}`, { method: 'POST' }, other)
    await ask(roomId, guest)
    await t.letIn(roomId, other, host)
    expect(await own(roomId, guest)).toMatchObject({ status: 'FULL', request: { state: 'WAITING' } } satisfies Partial<
      Record<keyof RoomDetail, unknown>
    >)
    expect(await requests(roomId)).toEqual([])
  })
})
