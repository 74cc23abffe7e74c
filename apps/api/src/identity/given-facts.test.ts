import type { MyProfile } from '@honjeo/contract/users'
import type { ListedRoom } from '@honjeo/contract/rooms'
import { roomTopic } from '@honjeo/contract/values/destinations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { contractRoutes } from '../testing/contract-routes.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { TestStompClient } from '../testing/stomp-client.ts'
import { GONE, NICKNAME_ALONE, setUpTestApp, signUpBody, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const WOMAN = { gender: 'FEMALE', birthDate: '1995-03-02' } as const
const MAN = { gender: 'MALE', birthDate: '1995-03-02' } as const
const NEEDED = { status: 403, code: 'USER4031' }

let staff: Member
let host: Member
let newcomer: Member
beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  await t.sql('delete from chat_rooms')
  ;[host, newcomer] = [await t.addMember(), await t.addMember(NICKNAME_ALONE)]
})

const give = (as: Member, body: object) => t.call('/api/account/facts', { method: 'PUT', body }, as)
const profileOf = async (as: Member) => (await t.call<MyProfile>('/api/mypage/profile', {}, as)).result
const open = (draft: object = {}) =>
  t.addRoom(host, { contentId: SAEBYEOL, title: '비밀 산책', meetingPoint: '동쪽 주차장', ...draft })
const listed = async (as?: Member) =>
  (await t.call<{ content: ListedRoom[] }>('/api/chatrooms?size=50', {}, as)).result.content
const join = (roomId: number, as: Member) => t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', body: {} }, as)
const correct = (whom: Member, facts: object) =>
  t.call(`/api/admin/members/${whom.id}`, { method: 'PATCH', body: { ...facts, note: '신분증 확인' } }, staff)

/** The birth date of a person who turns so many years old in this number of days. */
function turning(years: number, days: number): string {
  const day = koreanDay(new Date(t.clock.now().getTime() + days * 86_400_000))
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace('02-29', '02-28')
}

describe('a sign-up', () => {
  it('takes an address, a password and a nickname', async () => {
    const verificationToken = await t.verifiedEmail('quick@example.com')
    const { answers: _, ...body } = signUpBody({
      verificationToken,
      profile: { ...NICKNAME_ALONE, nickName: '빠른이' },
    })
    const { status, result } = await t.call<Member>('/api/auth/signup', { method: 'POST', body })
    expect(status).toBe(201)
    expect(await profileOf(result)).toMatchObject({
      name: null,
      nickName: '빠른이',
      gender: null,
      birthDate: null,
      isAdult: false,
      userType: null,
    })
    expect(await t.call(`/api/mypage/profile/${result.id}`, {}, host)).toMatchObject({
      status: 200,
      result: { nickName: '빠른이', userType: null },
    })
    expect(await t.call(`/api/admin/members/${result.id}`, {}, staff)).toMatchObject({
      status: 200,
      result: { name: null, gender: null, birthDate: null },
    })
    expect(await t.call('/api/home/recommended-spots', {}, result)).toMatchObject({ status: 200 })
    const later = { name: '김혼저', answers: signUpBody({ verificationToken: '' }).answers }
    expect(await t.call('/api/mypage/profile', { method: 'PUT', body: later }, result)).toMatchObject({
      status: 200,
      result: { name: '김혼저', userType: '여유형' },
    })
  })

  it.each([
    ['a gender without a birth date', { birthDate: undefined }, 'profile.birthDate'],
    ['a birth date without a gender', { gender: undefined }, 'profile.gender'],
  ])('refuses %s', async (_name, profile, field) => {
    const body = signUpBody({ verificationToken: 'x'.repeat(43), profile })
    expect(await t.call('/api/auth/signup', { method: 'POST', body })).toMatchObject({
      code: 'COMMON400',
      result: { fields: { [field]: '생년월일과 성별은 함께 알려주세요.' } },
    })
  })

  it('asks everybody to say that they are 14 or older', async () => {
    const body = signUpBody({ verificationToken: 'x'.repeat(43), profile: NICKNAME_ALONE })
    const consents = body.consents.map((consent) => ({ ...consent, agreed: consent.type !== 'AGE14' }))
    expect(await t.call('/api/auth/signup', { method: 'POST', body: { ...body, consents } })).toMatchObject({
      code: 'AUTH4004',
    })
  })
})

describe('a member whose age and gender are not known', () => {
  it('is asked for them by every call of rooms and conversations, before it is looked at', async () => {
    const roomId = await open()
    const calls = contractRoutes.filter(
      ({ path }) => path.startsWith('/api/chatrooms/:roomId') || path === '/api/chatrooms/create',
    )
    expect(calls.length).toBeGreaterThan(15)
    for (const { method, path } of calls) {
      for (const id of [roomId, GONE]) {
        const url = path.replace(':roomId', String(id)).replace(/:\w+/, '1')
        const reply = await t.call(url, { method, ...(method === 'GET' ? {} : { body: {} }) }, newcomer)
        expect([method, path, reply.status, reply.code]).toEqual([method, path, NEEDED.status, NEEDED.code])
      }
    }
    expect(await t.call('/api/mypage/chatrooms', {}, newcomer)).toMatchObject(NEEDED)
    const client = new TestStompClient({ url: (await t.listen()).ws, token: newcomer.accessToken })
    await client.connect()
    await expect(client.subscribe(roomTopic(roomId), () => {})).rejects.toThrow('CHAT4005')
    await client.close()
  })

  it('reads of rooms what visitors read: that one for all is there, and nothing of the others', async () => {
    const [mixed, womens] = [await open(), await open({ genderRestriction: 'FEMALE', title: '여자끼리' })]
    const body = { postCategory: 'COMPANION_PROPOSAL', title: '같이', content: '걸어요', roomId: mixed }
    const { result } = await t.call<{ postId: number }>('/api/community/posts', { method: 'POST', body }, host)
    const paths = [
      '/api/chatrooms?size=50',
      `/api/tourist-spots/${SAEBYEOL}/rooms`,
      '/api/home/recommended-rooms',
      '/api/community/posts?category=COMPANION_PROPOSAL',
      `/api/community/posts/${result.postId}`,
    ]
    for (const path of paths) {
      const [theirs, visitors] = [await t.call(path, {}, newcomer), await t.call(path)]
      expect([path, theirs.status, theirs.result]).toEqual([path, 200, visitors.result])
      expect(JSON.stringify(theirs)).not.toContain('동쪽 주차장')
    }
    expect((await listed(newcomer)).map(({ roomId, title }) => [roomId, title])).toEqual([[mixed, null]])
    expect((await listed(host)).map(({ roomId }) => roomId)).toContain(womens)
  })

  it('comes into no room, asks for none and opens none, whatever the server checks', async () => {
    const [mixed, womens] = [await open(), await open({ genderRestriction: 'FEMALE' })]
    for (const roomId of [mixed, womens]) {
      await expect(
        t.sql('insert into room_members (room_id, user_id) values ($1, $2)', roomId, newcomer.id),
      ).rejects.toMatchObject({ constraint: 'room_members_adult' })
      await expect(
        t.sql(
          `insert into room_requests (room_id, user_id, state, expires_at) values ($1, $2, 'REQUESTED', now() + interval '1 day')`,
          roomId,
          newcomer.id,
        ),
      ).rejects.toMatchObject({ constraint: 'room_requests_may_ask' })
    }
    // An adult of no gender that is known would be a member of another gender than any.
    await t.sql('alter table users drop constraint users_facts_together')
    try {
      await t.sql(`update users set birth_date = '1990-01-01' where id = $1`, newcomer.id)
      await expect(
        t.sql('insert into room_members (room_id, user_id) values ($1, $2)', womens, newcomer.id),
      ).rejects.toMatchObject({ constraint: 'room_members_gender' })
    } finally {
      await t.sql('delete from users where id = $1', newcomer.id)
      await t.sql(
        `alter table users add constraint users_facts_together check ((gender = 'UNKNOWN') = (birth_date is null)) not valid`,
      )
    }
  })

  it('neither proposes company nor answers a proposal', async () => {
    const draft = { postCategory: 'COMPANION_PROPOSAL', title: '같이 걸어요', content: '새별오름에서' }
    const write = (as: Member) =>
      t.call<{ postId: number }>('/api/community/posts', { method: 'POST', body: draft }, as)
    expect(await write(newcomer)).toMatchObject(NEEDED)
    const { postId } = (await write(host)).result
    const comment = { method: 'POST', body: { content: '저도 갈래요' } } as const
    expect(await t.call(`/api/community/posts/${postId}/comments`, comment, newcomer)).toMatchObject(NEEDED)
    await expect(
      t.sql(`update posts set author_id = $2, title = title || '!' where id = $1`, postId, newcomer.id),
    ).rejects.toMatchObject({ constraint: 'posts_proposal_of_known_age' })
  })

  it('says both later, and then comes into rooms', async () => {
    const [mixed, womens] = [await open(), await open({ genderRestriction: 'FEMALE' })]
    expect(await give(newcomer, WOMAN)).toMatchObject({ status: 200 })
    expect(await profileOf(newcomer)).toMatchObject({ ...WOMAN, isAdult: true })
    expect(await join(mixed, newcomer)).toMatchObject({ status: 200 })
    expect((await listed(newcomer)).map(({ roomId }) => roomId)).toContain(womens)
  })

  it('learns of no room for women as a man, nor comes into any as a minor', async () => {
    const womens = await open({ genderRestriction: 'FEMALE' })
    await give(newcomer, MAN)
    expect(await join(womens, newcomer)).toMatchObject({ status: 404, code: 'CHAT4040' })
    const minor = await t.addMember(NICKNAME_ALONE)
    await give(minor, { ...WOMAN, birthDate: turning(19, 1) })
    expect(await join(await open(), minor)).toMatchObject({ status: 403, code: 'CHAT4015' })
  })

  it('is entered by staff with both or with neither', async () => {
    expect(await correct(newcomer, { gender: 'MALE' })).toMatchObject({
      code: 'COMMON400',
      result: { fields: { birthDate: '생년월일과 성별은 함께 알려주세요.' } },
    })
    expect(await correct(newcomer, { clearBio: true })).toMatchObject({ status: 200 })
    expect(await correct(newcomer, MAN)).toMatchObject({ status: 200, result: MAN })
  })
})

describe('what was said', () => {
  it('is taken once; the same again changes nothing', async () => {
    expect((await give(newcomer, WOMAN)).status).toBe(200)
    expect((await give(newcomer, WOMAN)).status).toBe(200)
    for (const other of [MAN, { ...WOMAN, birthDate: '1990-01-01' }, { ...WOMAN, birthDate: turning(14, 1) }]) {
      expect(await give(newcomer, other)).toMatchObject({ status: 409, code: 'USER4090' })
    }
    expect(await profileOf(newcomer)).toMatchObject(WOMAN)
  })

  it('is not forgotten', async () => {
    await give(newcomer, WOMAN)
    await expect(
      t.sql(`update users set gender = 'UNKNOWN', birth_date = null where id = $1`, newcomer.id),
    ).rejects.toMatchObject({ constraint: 'users_facts_stay' })
    for (const [column, value] of [
      ['birth_date', null],
      ['gender', 'UNKNOWN'],
    ])
      await expect(t.sql(`update users set ${column} = $2 where id = $1`, newcomer.id, value)).rejects.toMatchObject({
        code: '23514',
      })
  })

  it('is a day on which a person of today was born', async () => {
    for (const birthDate of ['1899-12-31', turning(0, 1)])
      expect(await give(newcomer, { ...WOMAN, birthDate })).toMatchObject({ code: 'COMMON400' })
    expect(await profileOf(newcomer)).toMatchObject({ birthDate: null })
  })

  it('closes the account of a child at once, and for a sign-up after it too', async () => {
    expect(await give(newcomer, { ...WOMAN, birthDate: turning(14, 1) })).toMatchObject({
      status: 400,
      code: 'AUTH4006',
    })
    expect((await t.call('/api/mypage/profile', {}, newcomer)).code).toBe('AUTH4015')
    expect((await t.sql('select from users where id = $1', newcomer.id)).rowCount).toBe(0)
    await t.app.outbox.settled()
    expect(t.mailer.sent.some(({ to }) => to === newcomer.email)).toBe(true)
    expect(await t.signUpAs(newcomer.email, NICKNAME_ALONE)).toMatchObject({ code: 'AUTH4006' })
    expect(await t.signUpAs(newcomer.email, WOMAN)).toMatchObject({ code: 'AUTH4009' })
  })

  it('keeps an account of a person who is 14 today', async () => {
    expect((await give(newcomer, { ...WOMAN, birthDate: turning(14, 0) })).status).toBe(200)
  })

  it('is what an earlier account of the address said, however often one leaves without a word', async () => {
    await t.withdraw(host)
    let again = (await t.signUpAs(host.email, NICKNAME_ALONE)).member
    expect(await give(again, MAN)).toMatchObject({
      code: 'AUTH4009',
      result: { fields: { gender: '얼마 전까지 쓰던 계정의 성별과 달라요.' } },
    })
    expect((await t.withdraw(again)).status).toBe(200)
    again = (await t.signUpAs(host.email, NICKNAME_ALONE)).member
    expect(await give(again, { ...WOMAN, birthDate: '1990-03-02' })).toMatchObject({
      result: { fields: { birthDate: '얼마 전까지 쓰던 계정의 생년월일과 달라요.' } },
    })
    expect((await give(again, WOMAN)).status).toBe(200)
    const { rows } = await t.sql('select gender, birth_year from former_members where taken_by = $1', again.id)
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"gender":null,"birth_year":null}']))
  })
})
