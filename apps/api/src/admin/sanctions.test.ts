import type { AccountStatus } from '@honjeo/contract/account'
import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { roomTopic } from '@honjeo/contract/values/destinations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { connect } from '../testing/conversation.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff, addUnprovenStaff, deedsOf } from '../testing/staff.ts'
import { makeTwoApps, type Member } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const DAY_SECONDS = 86_400

/** Two servers of one community, which the bus connects. */
const [t, second] = makeTwoApps()
let database: TestDatabase
let staff: Member
let member: Member

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  const bus = createMemoryBus()
  await t.open(database.connection, { bus })
  await second.open(database.connection, { bus })
  staff = await addStaff(t)
})
afterAll(async () => {
  for (const server of [second, t]) await server.close()
  await database.drop()
})
beforeEach(async () => {
  member = await t.addMember()
})

const { notices } = roomActs(t)
const path = ({ id }: Member) => `/api/admin/members/${id}`
const warn = (whom: Member, reason = '광고를 그만 올려주세요.', as = staff) =>
  t.call<StaffMemberDetail>(`${path(whom)}/warnings`, { method: 'POST', body: { reason } }, as)
const suspend = (whom: Member, days = 3, as = staff) =>
  t.call<StaffMemberDetail>(
    `${path(whom)}/suspension`,
    { method: 'POST', body: { days, reason: '욕설이 되풀이됐어요.' } },
    as,
  )
const lift = (whom: Member) =>
  t.call(`${path(whom)}/suspension`, { method: 'DELETE', body: { note: '사과했어요' } }, staff)
const look = (as: Member, server = t) => server.call('/api/notifications', {}, as)
const accountStatus = async (as: Member) => (await t.call<AccountStatus>('/api/account/standing', {}, as)).result

describe('a warning', () => {
  it('informs the member why, and is kept in their record', async () => {
    const { status, result } = await warn(member)
    expect(status).toBe(200)
    expect(result.sanctions).toMatchObject([
      { kind: 'WARNING', reason: '광고를 그만 올려주세요.', days: null, endsAt: null, staffName: staff.nickName },
    ])
    expect(await notices(member)).toMatchObject([
      { type: 'SYSTEM', message: '운영자가 경고를 보냈어요. 광고를 그만 올려주세요.', resourceType: 'NONE' },
    ])
    expect((await accountStatus(member)).warnings).toMatchObject([{ reason: '광고를 그만 올려주세요.' }])
  })

  it('keeps them from nothing', async () => {
    await warn(member)
    expect((await look(member)).status).toBe(200)
  })

  it('of any length reaches the member, and the whole of it their page', async () => {
    const reason = '가'.repeat(500)
    await warn(member, reason)
    expect((await notices(member))[0]?.message).toHaveLength(300)
    expect((await accountStatus(member)).warnings[0]?.reason).toBe(reason)
  })
})

describe('a suspension', () => {
  it('is seen by every server within the call, whatever they knew before', async () => {
    for (const server of [t, second]) expect((await look(member, server)).status).toBe(200)
    expect((await suspend(member)).status).toBe(200)
    for (const server of [t, second]) {
      expect(await look(member, server)).toMatchObject({ status: 403, code: 'AUTH4030', result: null })
    }
  })

  it('closes the member’s sockets on every server with the reason, and lets them open none', async () => {
    const clients = [await connect(t, member), await connect(second, member)]
    const errors = clients.map((client) => client.nextError())
    await suspend(member)
    for (const error of errors) expect((await error).headers).toMatchObject({ code: 'AUTH4030' })
    await expect(connect(second, member)).rejects.toThrow('AUTH4030')
  })

  it('lets them sign in, read why, write an inquiry and log out', async () => {
    await suspend(member)
    const body = { email: member.email, password: 'olle-course-7' }
    const login = await t.call<{ accessToken: string }>('/api/auth/login', { method: 'POST', body })
    expect(login.status).toBe(200)
    const again = { ...member, ...login.result }
    expect((await accountStatus(again)).suspension).toMatchObject({
      reason: '욕설이 되풀이됐어요.',
      endsAt: t.clock.inSeconds(3 * DAY_SECONDS),
    })
    const inquiry = { category: 'ACCOUNT', title: '정지를 풀어주세요', content: '다시는 안 그럴게요' }
    expect((await t.call('/api/inquiries', { method: 'POST', body: inquiry }, again)).status).toBe(201)
    expect((await t.call('/api/inquiries/my', {}, again)).status).toBe(200)
    expect((await t.call('/api/auth/logout', { method: 'DELETE' }, again)).status).toBe(200)
  })

  it('leaves the member’s rooms to the others', async () => {
    const guest = await t.addMember()
    const roomId = await t.addRoom(member, { contentId: SAEBYEOL })
    await t.join(roomId, guest)
    await suspend(member)
    const client = await connect(t, guest)
    await client.subscribe(roomTopic(roomId), () => {})
    expect((await t.call(`/api/chatrooms/${roomId}`, {}, guest)).result).toMatchObject({ hostId: member.id })
    expect(await t.call(`/api/chatrooms/${roomId}`, {}, member)).toMatchObject({ code: 'AUTH4030' })
  })

  it('counts as a visitor where no login is needed', async () => {
    await suspend(member)
    const reply = await t.call('/api/community/posts', {}, member)
    expect(reply.status).toBe(200)
  })

  it('runs out by itself', async () => {
    await suspend(member, 1)
    const { rows } = await t.sql(
      'select suspended_until > $2 as ahead from users where id = $1',
      member.id,
      t.clock.now(),
    )
    expect(rows).toEqual([{ ahead: true }])
    await t.sql(`update users set suspended_until = $2 where id = $1`, member.id, t.clock.inSeconds(-1))
    const body = { email: member.email, password: 'olle-course-7' }
    const { result } = await t.call<{ accessToken: string }>('/api/auth/login', { method: 'POST', body })
    expect((await look({ ...member, ...result })).status).toBe(200)
    // Another suspension may follow.
    expect((await suspend(member)).status).toBe(200)
  })

  it('is lifted at once, everywhere', async () => {
    await suspend(member)
    expect(await lift(member)).toMatchObject({ status: 200, result: null })
    for (const server of [t, second]) expect((await look(member, server)).status).toBe(200)
    const { result } = await t.call<StaffMemberDetail>(path(member), {}, staff)
    expect(result).toMatchObject({ suspendedUntil: null, sanctions: [{ liftedAt: t.clock.inSeconds(0) }] })
    expect(await notices(member)).toMatchObject([{ message: '이용 정지가 풀렸어요. 다시 함께 여행해요.' }])
    expect((await accountStatus(member)).suspension).toBeNull()
  })

  it('is there once at a time', async () => {
    expect(await lift(member)).toMatchObject({ status: 409, code: 'ADMIN4092' })
    const replies = await Promise.all([suspend(member, 3), suspend(member, 30), suspend(member, 7)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['ADMIN4091', 'ADMIN4091', 'COMMON200'])
    const { result } = await t.call<StaffMemberDetail>(path(member), {}, staff)
    expect(result.sanctions).toHaveLength(1)
  })

  it.each([0, 366, 1.5])('of %s days is refused by name', async (days) => {
    const reply = await suspend(member, days)
    expect(reply).toMatchObject({ status: 400, result: { fields: { days: '정지 기간은 1~365일로 입력해주세요.' } } })
  })
})

describe('staff', () => {
  it('sanction neither each other nor themselves', async () => {
    const colleague = await addUnprovenStaff(t)
    for (const whom of [colleague, staff]) {
      expect(await warn(whom)).toMatchObject({ status: 403, code: 'ADMIN4032' })
      expect(await suspend(whom)).toMatchObject({ status: 403, code: 'ADMIN4032' })
    }
  })

  it('find no one where there is no one', async () => {
    const gone = { ...member, id: 2_000_000_000 }
    for (const reply of [await warn(gone), await suspend(gone), await lift(gone)]) {
      expect(reply).toMatchObject({ status: 404, code: 'ADMIN4040' })
    }
  })

  it('leave a line in the audit log for each, and none for what was refused', async () => {
    const own = await addStaff(t)
    await warn(member, '처음이니 주의만 드려요.', own)
    await suspend(member, 7, own)
    await suspend(member, 7, own)
    expect(await deedsOf(t, own)).toMatchObject([
      {
        action: 'MEMBER_SUSPEND',
        targetId: String(member.id),
        before: { suspendedUntil: null },
        after: { suspendedUntil: t.clock.inSeconds(7 * DAY_SECONDS) },
        note: '욕설이 되풀이됐어요.',
      },
      { action: 'MEMBER_WARN', targetId: String(member.id), note: '처음이니 주의만 드려요.' },
    ])
  })
})
