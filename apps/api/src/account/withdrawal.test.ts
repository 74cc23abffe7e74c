import type { ChatMessage } from '@honjeo/contract/chat'
import { EMAIL_CODE_RESEND_SECONDS, EMAIL_CODES_PER_HOUR } from '@honjeo/contract/values/limits'
import type { RoomDetail } from '@honjeo/contract/rooms'
import { roomTopic } from '@honjeo/contract/values/destinations'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { Community } from '../testing/community.ts'
import { connect, history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { planActs, tokenOf } from '../testing/plans.ts'
import { addReceipt } from '../testing/receipts.ts'
import { addReviews } from '../testing/reviews.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { setUpTestApp, signUpBody, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const FORMER = '탈퇴한 사용자'
let me: Member
let other: Member

beforeEach(async () => {
  ;[me, other] = [await t.addMember(), await t.addMember()]
})

const withdraw = (as?: Member, body: object = { reason: 'RARELY_USED' }) =>
  t.call('/api/mypage/profile', { method: 'DELETE', body: { password: TEST_PASSWORD, ...body } }, as)
const profileOf = (of: Member) => t.call(`/api/mypage/profile/${of.id}`, {}, other)
const room = async (roomId: number) => (await t.call<RoomDetail>(`/api/chatrooms/${roomId}`, {}, other)).result
const makeStaff = (...members: Member[]) =>
  t.sql(
    `update users set role = 'ADMIN' where id = any($1)`,
    members.map(({ id }) => id),
  )

describe('a member who leaves', () => {
  it.each([
    ['no reason', {}, { reason: '탈퇴 사유를 선택해주세요.' }],
    ['a reason nobody offered', { reason: 'BORED' }, { reason: '탈퇴 사유를 선택해주세요.' }],
    ['another reason without a word', { reason: 'OTHER' }, { detail: '기타 사유를 입력해주세요.' }],
    ['another reason in blanks', { reason: 'OTHER', detail: '  ' }, { detail: '기타 사유를 입력해주세요.' }],
    ['501 characters', { reason: 'OTHER', detail: '가'.repeat(501) }, { detail: '500자까지 쓸 수 있어요.' }],
  ])('is kept with %s', async (_what, body, fields) => {
    expect(await withdraw(me, body)).toMatchObject({ status: 400, code: 'COMMON400', result: { fields } })
    expect((await profileOf(me)).status).toBe(200)
  })

  it('is a member, suspended or not', async () => {
    expect(await withdraw()).toMatchObject({ status: 401, code: 'AUTH4010' })
    await t.sql(`update users set suspended_until = $2 where id = $1`, me.id, t.clock.inMinutes(60))
    expect((await withdraw(me)).status).toBe(200)
    expect((await profileOf(me)).status).toBe(404)
  })

  it('says why, and nothing of who', async () => {
    await t.sql('delete from withdrawals')
    await withdraw(me, { reason: 'OTHER', detail: ' 이사 가요 ' })
    await withdraw(other, { reason: 'REJOIN' })
    const day = koreanDay(t.clock.now())
    expect((await t.sql('select reason, detail, day::text from withdrawals order by id')).rows).toEqual([
      { reason: 'OTHER', detail: '이사 가요', day },
      { reason: 'REJOIN', detail: null, day },
    ])
  })

  it('is logged out everywhere at once: tokens and sockets end', async () => {
    const body = { email: me.email, password: TEST_PASSWORD }
    const phone = (await t.call<Member>('/api/auth/login', { method: 'POST', body })).result
    const socket = await connect(t, phone)
    const ended = socket.nextError()
    expect(await withdraw(me)).toMatchObject({ status: 200, result: null })
    expect((await ended).headers['code']).toBe('AUTH4015')
    for (const { accessToken, refreshToken } of [me, phone]) {
      expect(await t.call('/api/mypage/profile', {}, { accessToken })).toMatchObject({ status: 401, code: 'AUTH4015' })
      expect((await t.call('/api/auth/reissue', { method: 'POST', body: { refreshToken } })).status).toBe(401)
    }
    expect(await t.call('/api/auth/login', { method: 'POST', body })).toMatchObject({ status: 401, code: 'AUTH4014' })
    expect(await profileOf(me)).toMatchObject({ status: 404, code: 'USER4040' })
  })

  it('leaves once, however often it is asked for at the same time', async () => {
    await t.sql('delete from withdrawals')
    const replies = await Promise.all([1, 2, 3].map(() => withdraw(me)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['AUTH4015', 'AUTH4015', 'COMMON200'])
    expect((await t.sql('select from withdrawals')).rowCount).toBe(1)
  })

  it('may come back with the same address and nickname, as a new member', async () => {
    await withdraw(me)
    t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
    const verificationToken = await t.verifiedEmail(me.email)
    const body = signUpBody({ verificationToken, profile: { nickName: me.nickName } })
    const reply = await t.call<Member>('/api/auth/signup', { method: 'POST', body })
    expect(reply.status).toBe(201)
    expect(reply.result.id).not.toBe(me.id)
  })

  it('is counted on by the limits of codes, for which no address is kept', async () => {
    const ask = () => t.call('/api/auth/email-codes', { method: 'POST', body: { email: me.email, purpose: 'SIGNUP' } })
    await ask()
    await withdraw(me)
    expect(await ask()).toMatchObject({ status: 429, code: 'AUTH4290' })
    for (let n = 1; n < EMAIL_CODES_PER_HOUR; n++) {
      t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
      expect((await ask()).status).toBe(202)
    }
    t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, code: 'AUTH4290' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(EMAIL_CODE_RESEND_SECONDS)
    const { rows } = await t.sql('select key from attempts')
    expect(JSON.stringify(rows)).not.toContain(me.email.split('@')[0])
  })
})

describe('of staff', () => {
  it('the last one stays, alone or of two who leave at once', async () => {
    await makeStaff(me)
    expect(await withdraw(me)).toMatchObject({ status: 409, code: 'ACCOUNT4090' })
    await makeStaff(other)
    const replies = await Promise.all([withdraw(me), withdraw(other)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['ACCOUNT4090', 'COMMON200'])
    await t.sql(`update users set role = 'MEMBER'`)
  })
})

describe('what others read stays, as a former member’s', () => {
  it('posts, comments and reviews, with figures that are right', async () => {
    const [mine, theirs] = [await board.addPost(me), await board.addPost(other)]
    await board.addComment(other, mine)
    await board.addComment(me, theirs, { content: '잘 읽었어요' })
    await board.scrap(me, theirs)
    await board.scrap(other, theirs)
    const [reviewed] = await addReviews(t.database, SAEBYEOL, { userId: me.id, rating: 4, content: '억새가 좋아요' })
    const [helpful] = await addReviews(t.database, SAEBYEOL, { userId: other.id })
    await t.call(`/api/reviews/${helpful}/helpful`, { method: 'PUT' }, me)
    const place = async () =>
      (await t.call<{ reviewCount: number; rating: number }>(`/api/tourist-spots/${SAEBYEOL}`)).result
    const before = await place()
    await withdraw(me)

    const author = { userId: null, nickName: FORMER, imageUrl: null }
    expect((await board.post(mine)).result).toMatchObject({ author, commentCount: 1 })
    expect((await board.post(theirs)).result).toMatchObject({ commentCount: 1, scrapCount: 1 })
    expect((await board.comments(theirs)).result.content).toMatchObject([{ author, content: '잘 읽었어요' }])
    const reviews = await t.call<{ content: object[] }>(`/api/tourist-spots/${SAEBYEOL}/reviews`)
    expect(reviews.result.content).toContainEqual(expect.objectContaining({ id: reviewed, user: FORMER }))
    expect(reviews.result.content).toContainEqual(expect.objectContaining({ id: helpful, helpfulCount: 0 }))
    expect(await place()).toEqual(before)
  })

  it('but not what was the member’s alone', async () => {
    const plans = planActs(t)
    const { planId } = (await plans.make(me)).result
    const { sharePath } = (await plans.share(planId, me)).result
    expect((await plans.shared(tokenOf(sharePath))).status).toBe(200)
    await withdraw(me)
    expect(await plans.shared(tokenOf(sharePath))).toMatchObject({ status: 404, code: 'PLAN4041' })
  })

  it('and of receipts that a purchase has brought its points, not where the member was', async () => {
    const [spent] = [0, 1].map(() => addReceipt(t.database, { userId: me.id, contentId: SAEBYEOL }))
    const pointEvent = 'insert into point_events (user_id, amount, receipt_id) values ($1, 100, $2)'
    await t.sql(pointEvent, me.id, await spent)
    await withdraw(me)
    expect((await t.sql('select id, user_id from receipts')).rows).toEqual([{ id: await spent, user_id: null }])
  })
})

describe('the rooms of a member who leaves', () => {
  it('go on with the member who has been there longest, and hear of it', async () => {
    const third = await t.addMember()
    const roomId = await t.addRoom(me, { contentId: SAEBYEOL })
    await t.join(roomId, other)
    await t.join(roomId, third)
    const heard = new Inbox<ChatMessage>()
    const socket = await connect(t, other)
    await socket.subscribe(roomTopic(roomId), heard.push)
    await withdraw(me)
    expect((await heard.has(2)).map(({ type, senderId }) => [type, senderId])).toEqual([
      ['EXIT', me.id],
      ['NEW_HOST', other.id],
    ])
    expect(await room(roomId)).toMatchObject({ hostId: other.id, currentParticipants: 2 })
    const lines = await history(t, roomId, third)
    expect(lines.at(-2)).toMatchObject({ type: 'EXIT', senderId: null, senderName: FORMER })
    expect((await t.call<boolean>('/api/notifications/unread', {}, other)).result).toBe(true)
  })

  it('lose a guest, and take another', async () => {
    const roomId = await t.addRoom(other, { contentId: SAEBYEOL, maxMembers: 2 })
    await t.join(roomId, me)
    // A contact may be called by their nickname.
    await t.sql(
      `insert into notifications (user_id, type, message, code, args, resource_type)
       values ($1, 'CHECKIN', $2, 'DRILL_ANSWERED', $3, 'CONTACT')`,
      other.id,
      `${me.nickName}님이 연습 알림을 확인했어요. 실제 알림도 이렇게 전해요.`,
      JSON.stringify({ name: me.nickName }),
    )
    await withdraw(me)
    expect(await room(roomId)).toMatchObject({ hostId: other.id, currentParticipants: 1, status: 'RECRUITING' })
    expect((await t.join(roomId, await t.addMember())).status).toBe(200)
    const notifications = await t.call<{ content: { message: string; args: object }[] }>(
      '/api/notifications',
      {},
      other,
    )
    expect(notifications.result.content.map(({ message, args }) => [message, args])).toContainEqual([
      `${FORMER}님이 ‘같이 걸어요’ 동행방에서 나갔어요.`,
      { nickname: FORMER, title: '같이 걸어요' },
    ])
    const { rowCount } = await t.sql('select from notifications where args::text like $1', `%${me.nickName}%`)
    expect(rowCount).toBe(0)
  })

  it('have another host also where staff had taken them out of sight, once they are back', async () => {
    const roomId = await t.addRoom(me, { contentId: SAEBYEOL })
    await t.join(roomId, other)
    await t.sql('update chat_rooms set hidden_at = now() where id = $1', roomId)
    await withdraw(me)
    await t.sql('update chat_rooms set hidden_at = null where id = $1', roomId)
    expect(await room(roomId)).toMatchObject({ hostId: other.id, currentParticipants: 1, status: 'RECRUITING' })
  })

  it('are deleted where no other member is left', async () => {
    const roomId = await t.addRoom(me, { contentId: SAEBYEOL })
    await withdraw(me)
    expect(await room(roomId)).toBeNull()
  })
})
