import type { AccountStatus } from '@honjeo/contract/account'
import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import type { BlockedMember } from '@honjeo/contract/blocks'
import { describe, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import type { PageOf } from '../testing/community.ts'
import { history } from '../testing/conversation.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpKakaoApp } from '../testing/kakao-app.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { reportDesk } from '../testing/report-desk.ts'
import { someoneWaits } from '../testing/someone-waits.ts'
import { addStaff } from '../testing/staff.ts'
import { unzip } from '../testing/unzip.ts'
import { signUpBody, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const { t, kakao, newPerson, newBrowser } = setUpKakaoApp(withCatalogue)
const desk = reportDesk(t)
const { notices } = roomActs(t)
const DAY_SECONDS = 86_400

const post = <T>(path: string, body: object, as: Member) => t.call<T>(path, { method: 'POST', body }, as)
const block = (as: Member, { id }: Member) => post(`/api/blocks/${id}`, {}, as)
const listBlocked = async (as: Member) =>
  (await t.call<PageOf<BlockedMember>>('/api/mypage/blocks', {}, as)).result.content.map(({ userId }) => userId)
const isBlocked = async (blocker: Member, blocked: Member) =>
  (await t.sql('select from blocks where blocker_id = $1 and blocked_id = $2', blocker.id, blocked.id)).rowCount === 1
async function dataOf(as: Member): Promise<unknown> {
  const authorization = `Bearer ${as.accessToken}`
  const { rawPayload } = await t.app.inject({ url: '/api/account/export', headers: { authorization } })
  return JSON.parse((await unzip(rawPayload)).get('data.json')!.toString())
}
const suspend = async (whom: Member, days: number) =>
  post(`/api/admin/members/${whom.id}/suspension`, { days, reason: '욕설이 되풀이됐어요.' }, await addStaff(t))
const accountStatus = async (as: Member) => (await t.call<AccountStatus>('/api/account/standing', {}, as)).result

/** Withdraws, and signs up again with the same address. */
async function comeBack(member: Member, email = member.email): Promise<Member> {
  expect((await t.withdraw(member)).status).toBe(200)
  const reply = await t.signUpAs(email)
  expect(reply).toMatchObject({ status: 201 })
  return reply.member
}

/** Withdraws with a code by mail, since the account has no password. */
async function leaveByCode(member: Member, email: string) {
  t.clock.advance(60)
  const verificationToken = await t.verifiedEmail(email, 'CONFIRM')
  expect((await t.withdraw(member, { password: undefined, verificationToken })).status).toBe(200)
}

/** Signs up with Kakao, whose address is that of the account. */
async function signUpWithKakao(email: string, nickName: string) {
  newPerson(email)
  const browser = newBrowser()
  const kakaoToken = await browser.ticket()
  expect((await browser.redeem(kakaoToken)).result.kind).toBe('SIGNUP')
  const { verificationToken: _, password: __, ...rest } = signUpBody({ verificationToken: '', profile: { nickName } })
  return t.call<Member>('/api/auth/signup', { method: 'POST', body: { ...rest, kakaoToken } })
}

describe('a member who leaves and comes back', () => {
  it('is still removed from the room they were removed from', async () => {
    const [host, guest] = [await t.addMember(), await t.addMember()]
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    await t.join(roomId, guest)
    await t.call(`/api/chatrooms/${roomId}/users/${guest.id}`, { method: 'DELETE' }, host)
    const before = await t.join(roomId, guest)
    expect(before).toMatchObject({ isSuccess: false, code: expect.not.stringMatching('CHAT4004') })
    const again = await comeBack(guest)
    expect(await t.join(roomId, again)).toMatchObject({ status: before.status, code: before.code })
    expect((await t.join(roomId, await comeBack(again))).code).toBe(before.code)
  })

  it('does not ask again to come into a room whose host has declined them', async () => {
    const [host, guest] = [await t.addMember(), await t.addMember()]
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, joinPolicy: 'APPROVAL' })
    await t.join(roomId, guest)
    await t.call(`/api/chatrooms/${roomId}/requests/${guest.id}`, { method: 'DELETE' }, host)
    expect((await t.join(roomId, await comeBack(await comeBack(guest)))).code).toBe('CHAT4040')
  })

  it('is still blocked, and still blocks the same members', async () => {
    const [me, one, other] = [await t.addMember(), await t.addMember(), await t.addMember()]
    await block(one, me)
    await block(me, other)
    const again = await comeBack(me)
    expect([await isBlocked(one, again), await isBlocked(again, other)]).toEqual([true, true])
    const roomId = await t.addRoom(one, { contentId: SAEBYEOL })
    expect((await t.join(roomId, again)).status).not.toBe(200)
  })

  it('is not shown in the list of the member who had blocked them', async () => {
    const [me, stalker, other] = [await t.addMember(), await t.addMember(), await t.addMember()]
    await block(stalker, me)
    await block(me, other)
    const again = await comeBack(me)
    expect(await listBlocked(stalker)).toEqual([])
    expect(await dataOf(stalker)).toMatchObject({ blocks: [] })
    expect(await listBlocked(again)).toEqual([other.id])
    expect((await block(stalker, again)).status).toBe(200)
    expect(await listBlocked(stalker)).toEqual([again.id])
  })

  it.each([
    ['the blocker first', true],
    ['the blocked first', false],
  ])('is still blocked where both sides left, and came back, %s', async (_name, isBlockerFirst) => {
    const [blocker, blocked] = [await t.addMember(), await t.addMember()]
    await block(blocker, blocked)
    const order = isBlockerFirst ? [blocker, blocked] : [blocked, blocker]
    for (const member of order) expect((await t.withdraw(member)).status).toBe(200)
    const back = new Map<Member, Member>()
    for (const member of order.toReversed()) back.set(member, (await t.signUpAs(member.email)).member)
    const [one, other] = [back.get(blocker), back.get(blocked)]
    if (!one || !other) throw new Error('not back')
    expect(await isBlocked(one, other)).toBe(true)
    expect(await listBlocked(one)).toEqual([])
  })

  it('keeps what both had against each other when they leave at once', async () => {
    for (let round = 0; round < 2; round++) {
      const [one, other] = [await t.addMember(), await t.addMember()]
      await block(one, other)
      await block(other, one)
      const replies = await Promise.all([t.withdraw(one), t.withdraw(other)])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      const first = (await t.signUpAs(one.email)).member
      const second = (await t.signUpAs(other.email)).member
      expect([await isBlocked(first, second), await isBlocked(second, first)]).toEqual([true, true])
    }
  })

  it('is still blocked by one who comes back while they leave', async () => {
    const [one, other] = [await t.addMember(), await t.addMember()]
    await block(one, other)
    expect((await t.withdraw(one)).status).toBe(200)
    const holder = await t.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from sessions where user_id = $1 for update', [other.id])
    const leaving = t.withdraw(other)
    await someoneWaits(t)
    const returning = t.signUpAs(one.email)
    await someoneWaits(t, 2)
    await holder.query('commit')
    holder.release()
    const [left, back] = [await leaving, await returning]
    expect([left.status, back.status]).toEqual([200, 201])
    expect(await isBlocked(back.member, (await t.signUpAs(other.email)).member)).toBe(true)
  })

  it('keeps warnings and their reasons', async () => {
    const [me, staff] = [await t.addMember(), await addStaff(t)]
    await post(`/api/admin/members/${me.id}/warnings`, { reason: '광고를 그만 올려주세요.' }, staff)
    const again = await comeBack(await comeBack(me))
    expect((await accountStatus(again)).warnings).toMatchObject([{ reason: '광고를 그만 올려주세요.' }])
    const seen = await t.call<StaffMemberDetail>(`/api/admin/members/${again.id}`, {}, staff)
    expect(seen.result.sanctions).toMatchObject([{ kind: 'WARNING', staffName: staff.nickName }])
  })

  it('is subject to decisions on reports of the earlier account', async () => {
    const [me, reporter, staff] = [await t.addMember(), await t.addMember(), await addStaff(t)]
    const reportId = await desk.report({ targetUserId: me.id }, reporter)
    const again = await comeBack(me)
    expect((await desk.look(reportId, staff)).result.target.author).toMatchObject({ userId: again.id })
    expect(JSON.stringify(await desk.asReporter(reportId, reporter))).not.toContain(again.nickName)
    await desk.decide(reportId, { sanction: { kind: 'WARNING', reason: '그만해주세요.' } }, staff)
    expect((await accountStatus(again)).warnings).toMatchObject([{ reason: '그만해주세요.' }])
  })

  it('must give the same gender and age', async () => {
    const me = await t.addMember({ gender: 'MALE', birthDate: '1995-03-02' })
    await t.withdraw(me)
    const asWoman = await t.signUpAs(me.email, { gender: 'FEMALE', birthDate: '1995-03-02' })
    expect(asWoman).toMatchObject({
      status: 400,
      code: 'AUTH4009',
      result: { fields: { 'profile.gender': '얼마 전까지 쓰던 계정의 성별과 달라요.' } },
    })
    const older = await t.signUpAs(me.email, { gender: 'MALE', birthDate: '1985-03-02' })
    expect(older).toMatchObject({ code: 'AUTH4009', result: { fields: { 'profile.birthDate': expect.any(String) } } })
    expect((await t.signUpAs(me.email, { gender: 'MALE', birthDate: '1995-03-02' })).status).toBe(201)
  })

  it('is no adult by another day of the same year', async () => {
    const year = t.clock.now().getUTCFullYear() - 19
    const me = await t.addMember({ birthDate: `${year}-12-31` })
    await t.withdraw(me)
    expect((await t.signUpAs(me.email, { birthDate: `${year}-01-01` })).code).toBe('AUTH4009')
    expect((await t.signUpAs(me.email, { birthDate: `${year}-12-31` })).status).toBe(201)
  })

  it.each([
    ['Name.Of.Person+1@gmail.com', 'nameofperson@googlemail.com'],
    ['somebody+trip@example.org', 'SomeBody@example.org'],
  ])('by %s is known by %s', async (first, second) => {
    const other = await t.addMember()
    const { member } = await t.signUpAs(first)
    await block(other, member)
    expect(await isBlocked(other, await comeBack(member, second))).toBe(true)
  })

  it('is recognised by the number of Kakao too, with any address', async () => {
    const other = await t.addMember()
    const first = (await signUpWithKakao('kakao.one@example.com', '카카오하나')).result
    await block(other, first)
    await leaveByCode(first, 'kakao.one@example.com')
    kakao.user = { ...kakao.user, kakao_account: { ...kakao.user.kakao_account, email: 'kakao.two@example.com' } }
    const browser = newBrowser()
    const kakaoToken = await browser.ticket()
    await browser.redeem(kakaoToken)
    const {
      verificationToken: _,
      password: __,
      ...rest
    } = signUpBody({
      verificationToken: '',
      profile: { nickName: '카카오둘' },
    })
    const again = await t.call<Member>('/api/auth/signup', { method: 'POST', body: { ...rest, kakaoToken } })
    expect(await isBlocked(other, again.result)).toBe(true)
    // The earlier address belongs to the same person, so a second account with it is refused too.
    expect(await t.signUpAs('kakao.one@example.com')).toMatchObject({ status: 409, code: 'AUTH4093' })
    await leaveByCode(again.result, 'kakao.two@example.com')
    expect(await isBlocked(other, (await t.signUpAs('kakao.one@example.com')).member)).toBe(true)
  })

  it('takes it up when Kakao is connected to an existing account', async () => {
    const other = await t.addMember()
    const first = (await signUpWithKakao('kakao.three@example.com', '카카오셋')).result
    await block(other, first)
    await suspend(first, 3)
    await leaveByCode(first, 'kakao.three@example.com')
    const member = await t.addMember()
    kakao.user = { ...kakao.user, kakao_account: { ...kakao.user.kakao_account, email: member.email } }
    const browser = newBrowser()
    const kakaoToken = await browser.ticket()
    await browser.redeem(kakaoToken)
    expect((await post('/api/account/kakao', { kakaoToken, password: TEST_PASSWORD }, member)).status).toBe(200)
    expect(await isBlocked(other, member)).toBe(true)
    expect(await t.call('/api/notifications', {}, member)).toMatchObject({ status: 403, code: 'AUTH4030' })
  })
})

describe('a member who connects the Kakao account of an account of before', () => {
  /** A Kakao account whose first account is about to be closed; `connect` connects it to another account. */
  async function former(nickName: string, act: (first: Member) => Promise<unknown>) {
    const email = `${nickName}@example.com`
    const first = (await signUpWithKakao(email, nickName)).result
    await act(first)
    await leaveByCode(first, email)
    return async (member: Member) => {
      kakao.user = { ...kakao.user, kakao_account: { ...kakao.user.kakao_account, email: member.email } }
      const browser = newBrowser()
      const kakaoToken = await browser.ticket()
      await browser.redeem(kakaoToken)
      return post('/api/account/kakao', { kakaoToken, password: TEST_PASSWORD }, member)
    }
  }
  const insideOf = async (roomId: number) =>
    (await t.sql('select user_id as id from room_members where room_id = $1 order by 1', roomId)).rows.map(
      (row: { id: number }) => row.id,
    )

  it.each([
    ['removed', 'seasideone'],
    ['blocked', 'seasidetwo'],
  ])('leaves the room that it was %s from, learns so, and does not come back', async (how, nickName) => {
    const [host, other, member] = [await t.addMember(), await t.addMember(), await t.addMember()]
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, title: '노을 산책' })
    const connect = await former(nickName, async (first) => {
      if (how === 'blocked') return block(other, first)
      await t.join(roomId, first)
      return t.call(`/api/chatrooms/${roomId}/users/${first.id}`, { method: 'DELETE' }, host)
    })
    await t.join(roomId, other)
    await t.join(roomId, member)
    expect(await insideOf(roomId)).toContain(member.id)
    expect((await connect(member)).status).toBe(200)
    expect(await insideOf(roomId)).toEqual([host.id, other.id])
    expect((await history(t, roomId, host)).at(-1)).toMatchObject({ type: 'EXIT', senderId: member.id })
    expect((await notices(member))[0]).toMatchObject({ resourceType: 'STAY', resourceId: roomId })
    expect((await t.call(`/api/chatrooms/${roomId}/messages`, {}, member)).code).toBe('CHAT4005')
    expect((await t.join(roomId, member)).code).toBe(how === 'blocked' ? 'CHAT4001' : 'CHAT4040')
  })

  it('is no contact of a member who had blocked that account, nor asks them again', async () => {
    const [member, other] = [await t.addMember(), await t.addMember()]
    const connect = await former('seasidekin', (first) => block(other, first))
    const draft = { name: '여행 친구', channel: 'MEMBER', nickName: other.nickName }
    const { contactId } = (await post<{ contactId: number }>('/api/trusted-contacts', draft, member)).result
    expect((await connect(member)).status).toBe(200)
    const noticeCount = (await notices(other)).length
    expect((await post(`/api/trusted-contacts/${contactId}/invite`, {}, member)).code).toBe('CONTACT4040')
    expect((await notices(other)).length).toBe(noticeCount)
    expect((await post('/api/trusted-contacts', draft, member)).code).toBe('CONTACT4042')
  })

  it('hands the own room over where a member is inside who had blocked that account', async () => {
    const [member, other] = [await t.addMember(), await t.addMember()]
    const connect = await former('seasidehost', (first) => block(other, first))
    const roomId = await t.addRoom(member, { contentId: SAEBYEOL })
    await t.join(roomId, other)
    expect((await connect(member)).status).toBe(200)
    expect(await insideOf(roomId)).toEqual([other.id])
    expect((await t.sql('select host_id from chat_rooms where id = $1', roomId)).rows).toEqual([{ host_id: other.id }])
  })
})

describe('a suspension', () => {
  it.each([3, 365])('of %i days outlasts the account, until its end', async (days) => {
    const me = await t.addMember()
    await suspend(me, days)
    const { suspension } = await accountStatus(me)
    const again = await comeBack(me)
    expect(await t.call('/api/notifications', {}, again)).toMatchObject({ status: 403, code: 'AUTH4030' })
    expect((await accountStatus(again)).suspension).toEqual(suspension)
    await t.withdraw(again)
    t.clock.advance((days - 1) * DAY_SECONDS)
    await cleanUpNow(t)
    const last = await t.signUpAs(me.email)
    expect((await accountStatus(last.member)).suspension).toEqual(suspension)
    await t.withdraw(last.member)
    t.clock.advance(DAY_SECONDS)
    const free = (await t.signUpAs(me.email)).member
    expect((await t.call('/api/notifications', {}, free)).status).toBe(200)
  })
})
