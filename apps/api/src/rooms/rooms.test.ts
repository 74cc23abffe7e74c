import type { RoomDetail } from '@honjeo/contract/rooms'
import {
  ROOM_DAYS_AHEAD_MAX,
  ROOM_DESCRIPTION_MAX,
  ROOM_MEMBERS_MAX,
  ROOM_TITLE_MAX,
  ROOMS_PER_DAY,
} from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const DAY_SECONDS = 86_400
let host: Member
let other: Member

beforeAll(async () => {
  host = await t.addMember({ gender: 'FEMALE' })
  other = await t.addMember({ gender: 'MALE' })
})

const draft = (changes: object = {}) => ({
  title: '노을 보러 가요',
  contentId: SAEBYEOL,
  joinDate: t.clock.inSeconds(DAY_SECONDS),
  ...changes,
})
const create = (body: unknown, headers: Record<string, string> = {}, as = host) =>
  t.call<{ chatRoomId: number }>('/api/chatrooms/create', { method: 'POST', body, headers }, as)
const info = async (roomId: number, as = host) => (await t.call<RoomDetail>(`/api/chatrooms/${roomId}`, {}, as)).result

async function countRows() {
  const { rows } = await t.database.pool.query(
    `select (select count(*) from chat_rooms) as rooms, (select count(*) from room_members) as members,
      (select count(*) from messages) as messages, (select count(*) from idempotency_keys) as keys`,
  )
  return rows[0]
}

describe('opening a room', () => {
  it('takes two people of any gender when nothing else is said', async () => {
    const reply = await create(draft())
    expect(reply).toMatchObject({ status: 201, isSuccess: true, result: { chatRoomId: expect.any(Number) } })
    expect(await info(reply.result.chatRoomId)).toEqual({
      roomId: reply.result.chatRoomId,
      title: '노을 보러 가요',
      description: '',
      contentId: SAEBYEOL,
      spotName: '새별오름',
      spotAddress: expect.stringContaining('애월읍'),
      spotImage: `/covers/${SAEBYEOL}.svg`,
      scheduledDate: t.clock.inSeconds(DAY_SECONDS),
      currentParticipants: 1,
      maxParticipants: 2,
      genderRestriction: 'MIXED',
      isCompleted: false,
      status: 'RECRUITING',
      needsApproval: false,
      requiredProof: 'NONE',
      lacksProof: false,
      spotLat: expect.any(Number),
      spotLng: expect.any(Number),
      hostId: host.id,
      hostName: host.nickName,
      notice: null,
      joined: true,
      isHost: true,
      joinPolicy: 'INSTANT',
      approvesNewcomers: false,
      sharesCar: false,
      meetingPoint: '',
      showsEarlierMessages: false,
      request: null,
      createdAt: t.clock.now().toISOString(),
    })
  })

  it('keeps what was written, and the meeting as an instant whatever its offset', async () => {
    const { result } = await create(
      draft({
        title: '  정방폭포에서 만나요 🍊 ',
        description: '1. 모여요\n2. 걸어요',
        contentId: JEONGBANG,
        joinDate: t.clock.inSeconds(DAY_SECONDS).replace('Z', '+00:00'),
        maxMembers: 5,
        genderRestriction: 'FEMALE',
      }),
    )
    expect(await info(result.chatRoomId)).toMatchObject({
      title: '정방폭포에서 만나요 🍊',
      description: '1. 모여요\n2. 걸어요',
      spotName: '정방폭포',
      scheduledDate: t.clock.inSeconds(DAY_SECONDS),
      maxParticipants: 5,
      genderRestriction: 'FEMALE',
    })
  })

  it('begins the conversation with the rules for a good meeting, then the host coming in', async () => {
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    expect(await history(t, roomId, host)).toMatchObject([
      { seq: 1, type: 'GUIDE', senderId: null, content: expect.stringContaining('개인정보') },
      { seq: 2, type: 'ENTER', senderId: host.id, content: `${host.nickName}님이 들어왔어요.` },
    ])
  })

  it.each([
    ['the longest title', () => ({ title: '가'.repeat(ROOM_TITLE_MAX) })],
    ['the longest description', () => ({ description: '가'.repeat(ROOM_DESCRIPTION_MAX) })],
    ['the most members', () => ({ maxMembers: ROOM_MEMBERS_MAX })],
    ['the last day', () => ({ joinDate: t.clock.inSeconds(ROOM_DAYS_AHEAD_MAX * DAY_SECONDS) })],
    ['the next second', () => ({ joinDate: t.clock.inSeconds(1) })],
  ])('takes %s', async (_name, changes) => {
    expect((await create(draft(changes()))).status).toBe(201)
  })

  it.each([
    ['no title', () => ({ title: undefined }), 'COMMON400', 'title'],
    ['a blank title', () => ({ title: '   ' }), 'COMMON400', 'title'],
    ['a title too long', () => ({ title: '가'.repeat(ROOM_TITLE_MAX + 1) }), 'COMMON400', 'title'],
    ['a title of two lines', () => ({ title: '하나\n둘' }), 'COMMON400', 'title'],
    ['a title with a control character', () => ({ title: '하나\u0007' }), 'COMMON400', 'title'],
    ['a description too long', () => ({ description: '가'.repeat(1001) }), 'COMMON400', 'description'],
    ['room for nobody else', () => ({ maxMembers: 1 }), 'COMMON400', 'maxMembers'],
    ['room for a village', () => ({ maxMembers: ROOM_MEMBERS_MAX + 1 }), 'COMMON400', 'maxMembers'],
    ['half a person', () => ({ maxMembers: 2.5 }), 'COMMON400', 'maxMembers'],
    ['a head count in words', () => ({ maxMembers: '3' }), 'COMMON400', 'maxMembers'],
    ['no place', () => ({ contentId: undefined }), 'COMMON400', 'contentId'],
    ['a place that does not exist', () => ({ contentId: 999 }), 'PLACE4040', 'contentId'],
    ['a meeting that is over', () => ({ joinDate: t.clock.inSeconds(-1) }), 'CHAT4008', 'joinDate'],
    ['a meeting right now', () => ({ joinDate: t.clock.inSeconds(0) }), 'CHAT4008', 'joinDate'],
    ['a meeting in over a year', () => ({ joinDate: t.clock.inSeconds(366 * DAY_SECONDS) }), 'COMMON400', 'joinDate'],
    ['a date that is none', () => ({ joinDate: '2027-02-30T10:00:00Z' }), 'COMMON400', 'joinDate'],
    ['a second that is none', () => ({ joinDate: '2026-12-31T23:59:60Z' }), 'COMMON400', 'joinDate'],
    ['a year that is none', () => ({ joinDate: '0000-01-01T00:00:00Z' }), 'COMMON400', 'joinDate'],
    ['a year beyond all', () => ({ joinDate: '9999-12-31T23:59:59-12:00' }), 'COMMON400', 'joinDate'],
    ['a day without a time', () => ({ joinDate: '2027-01-01' }), 'COMMON400', 'joinDate'],
    ['a gender nobody knows', () => ({ genderRestriction: 'ALL' }), 'COMMON400', 'genderRestriction'],
    ['the other gender only', () => ({ genderRestriction: 'MALE' }), 'CHAT4002', 'genderRestriction'],
    ['a host of one’s choice', () => ({ hostId: 1 }), 'COMMON400', 'hostId'],
  ])('refuses %s by name and keeps nothing of it', async (_name, changes, code, field) => {
    const before = await countRows()
    const reply = await create(draft(changes()), { 'idempotency-key': 'refused' })
    expect(reply).toMatchObject({ isSuccess: false, code, result: { fields: { [field]: expect.any(String) } } })
    expect(Object.keys((reply.result as unknown as { fields: object }).fields)).toEqual([field])
    expect(await countRows()).toEqual(before)
  })

  it('refuses a place that was taken out of sight', async () => {
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [JEONGBANG])
    expect(await create(draft({ contentId: JEONGBANG }))).toMatchObject({ status: 404, code: 'PLACE4040' })
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [JEONGBANG])
  })
})

describe('opening a room with an Idempotency-Key', () => {
  const key = (value: string) => ({ 'idempotency-key': value })

  it('opens one room for the same request, and gives the same answer again', async () => {
    const before = await countRows()
    const body = draft()
    const first = await create(body, key('tap-1'))
    const second = await create(body, key('tap-1'))
    expect(second).toMatchObject({ status: 201, result: first.result })
    expect(Number((await countRows()).rooms)).toBe(Number(before.rooms) + 1)
  })

  it('opens one room for two taps at once', async () => {
    const before = await countRows()
    const body = draft()
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(body, key('tap-2'))))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map(({ result }) => result.chatRoomId)).size).toBe(1)
    expect(Number((await countRows()).rooms)).toBe(Number(before.rooms) + 1)
  })

  it('refuses the key with another body', async () => {
    await create(draft(), key('tap-3'))
    expect(await create(draft({ title: '다른 제목' }), key('tap-3'))).toMatchObject({ status: 409, code: 'COMMON409' })
  })

  it('is another key for another member', async () => {
    const body = draft()
    const [mine, theirs] = [await create(body, key('tap-4')), await create(body, key('tap-4'), other)]
    expect(theirs.status).toBe(201)
    expect(theirs.result.chatRoomId).not.toBe(mine.result.chatRoomId)
  })

  it('can be used again after a request that was refused', async () => {
    expect((await create(draft({ contentId: 999 }), key('tap-5'))).status).toBe(404)
    expect((await create(draft(), key('tap-5'))).status).toBe(201)
  })

  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(129)],
    ['with a space', 'a b'],
  ])('refuses a key that is %s', async (_name, value) => {
    expect(await create(draft(), key(value))).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { fields: { 'Idempotency-Key': expect.any(String) } },
    })
  })
})

describe('the information of a room', () => {
  it('shows a guest what he needs to decide', async () => {
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    expect(await info(roomId, other)).toMatchObject({ joined: false, isHost: false, hostName: host.nickName })
    await t.join(roomId, other)
    expect(await info(roomId, other)).toMatchObject({ joined: true, isHost: false, currentParticipants: 2 })
  })

  it('says when a room is full, and when its time has passed', async () => {
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: 2, joinDate: t.clock.inSeconds(60) })
    await t.join(roomId, other)
    expect(await info(roomId)).toMatchObject({ status: 'FULL', isCompleted: false })
    t.clock.advance(60)
    expect(await info(roomId)).toMatchObject({ status: 'ENDED', isCompleted: true })
  })

  it('says when the host has closed it', async () => {
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    await t.database.pool.query('update chat_rooms set completed_at = now() where id = $1', [roomId])
    expect(await info(roomId)).toMatchObject({ status: 'FULL', isCompleted: true })
  })

  it('is not found for a room that does not exist', async () => {
    expect(await t.call('/api/chatrooms/2147483647', {}, host)).toMatchObject({ status: 404, code: 'CHAT4040' })
  })
})

describe('a day of opening rooms', () => {
  const openAs = async (member: Member) => (await create(draft(), {}, member)).code

  it('ends after twenty, also for those who hand them over or delete them, until the next one', async () => {
    const [eager, friend] = [await t.addMember(), await t.addMember()]
    for (let n = 0; n < ROOMS_PER_DAY; n++) expect(await openAs(eager)).toBe('COMMON200')
    const { rows } = await t.database.pool.query<{ id: number }>('select id from chat_rooms where host_id = $1', [
      eager.id,
    ])
    await t.call(`/api/chatrooms/${rows[0]!.id}`, { method: 'DELETE' }, eager)
    await t.join(rows[1]!.id, friend)
    await t.call(`/api/chatrooms/${rows[1]!.id}/host`, { method: 'POST', body: { userId: friend.id } }, eager)
    expect(await create(draft(), {}, eager)).toMatchObject({ status: 429, code: 'CHAT4291' })
    expect(await openAs(friend)).toBe('COMMON200')
    await t.database.pool.query(`update messages set created_at = created_at - interval '1 day' where sender_id = $1`, [
      eager.id,
    ])
    expect(await openAs(eager)).toBe('COMMON200')
  })

  it('is counted for requests that come at once', async () => {
    const eager = await t.addMember()
    const codes = await Promise.all(Array.from({ length: ROOMS_PER_DAY + 5 }, () => openAs(eager)))
    expect(codes.filter((code) => code === 'CHAT4291')).toHaveLength(5)
  })
})
