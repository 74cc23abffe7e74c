import { CONSENT_VERSION } from '@honjeo/contract/values/enums'
import { describe, expect, it } from 'vitest'
import { setUpTestApp, signUpBody, TEST_PASSWORD } from '../testing/test-app.ts'

const t = setUpTestApp()
let addresses = 0
const newTicket = () => t.verifiedEmail(`new${++addresses}@example.com`)
const signUp = (body: unknown) => t.call('/api/auth/signup', { method: 'POST', body })
const countUsers = async () => Number((await t.database.pool.query('select count(*) from users')).rows[0].count)

it('makes account, profile and consents together, and the member is logged in', async () => {
  const member = await t.addMember({ nickName: '바람개비', bio: '오름 보러 다녀요' })
  expect(await t.call('/api/mypage/profile', {}, member)).toMatchObject({
    status: 200,
    result: {
      nickName: '바람개비',
      userType: '여유형',
      bio: '오름 보러 다녀요',
      points: 0,
      soloTripCount: 0,
      companionRoomCount: 0,
    },
  })
  const { rows } = await t.database.pool.query(
    'select type, agreed, version from consents where user_id = $1 order by type',
    [member.id],
  )
  expect(rows).toEqual(
    [
      ['AGE14', true],
      ['LOCATION', false],
      ['MARKETING', false],
      ['PRIVACY', true],
      ['TERMS', true],
    ].map(([type, agreed]) => ({
      type,
      agreed,
      version: CONSENT_VERSION,
    })),
  )
})

it('takes a ticket once', async () => {
  const verificationToken = await newTicket()
  expect((await signUp(signUpBody({ verificationToken, profile: { nickName: '한라봉' } }))).status).toBe(201)
  expect(await signUp(signUpBody({ verificationToken, profile: { nickName: '천혜향' } }))).toMatchObject({
    status: 400,
    code: 'AUTH4003',
  })
})

it('gives a nickname to one of two who ask at once, without regard to case', async () => {
  const [first, second] = [await newTicket(), await newTicket()]
  const answers = await Promise.all([
    signUp(signUpBody({ verificationToken: first, profile: { nickName: 'Olle' } })),
    signUp(signUpBody({ verificationToken: second, profile: { nickName: 'oLLE' } })),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['AUTH4091', 'COMMON200'])
})

it('keeps the ticket usable when the sign-up is refused', async () => {
  await t.addMember({ nickName: '먼저온사람' })
  const verificationToken = await newTicket()
  const taken = await signUp(signUpBody({ verificationToken, profile: { nickName: '먼저온사람' } }))
  expect(taken).toMatchObject({
    status: 409,
    code: 'AUTH4091',
    result: { fields: { 'profile.nickName': expect.any(String) } },
  })
  expect((await signUp(signUpBody({ verificationToken, profile: { nickName: '나중온사람' } }))).status).toBe(201)
})

describe('refuses and stores nothing', () => {
  const base = signUpBody({ verificationToken: 'x'.repeat(43) })
  it.each([
    [
      'without a required consent',
      { ...base, consents: base.consents.map((c) => ({ ...c, agreed: c.type !== 'PRIVACY' })) },
      'AUTH4004',
    ],
    ['under 14', { ...base, profile: { ...base.profile, birthDate: '2015-01-01' } }, 'AUTH4006'],
    ['a birth date to come', { ...base, profile: { ...base.profile, birthDate: '2999-01-01' } }, 'COMMON400'],
    ['a birth date that is no date', { ...base, profile: { ...base.profile, birthDate: '1995-02-31' } }, 'COMMON400'],
    ['a reserved nickname', { ...base, profile: { ...base.profile, nickName: '제주운영자' } }, 'AUTH4007'],
    ['a nickname with a sign', { ...base, profile: { ...base.profile, nickName: '바람 개비!' } }, 'COMMON400'],
    ['a bio over 25', { ...base, profile: { ...base.profile, bio: '가'.repeat(26) } }, 'COMMON400'],
    ['a short password', { ...base, password: 'a1b2c3' }, 'AUTH4005'],
    ['a password of one kind', { ...base, password: 'abcdefghij' }, 'AUTH4005'],
    ['a common password', { ...base, password: 'Password1' }, 'AUTH4005'],
    ['an answer that is no option', { ...base, answers: { ...base.answers, q4_feeling: 6 } }, 'COMMON400'],
    ['a role nobody offered', { ...base, role: 'ADMIN' }, 'COMMON400'],
    ['points of one’s own', { ...base, profile: { ...base.profile, points: 9999 } }, 'COMMON400'],
    ['a ticket that was never given', base, 'AUTH4003'],
  ])('%s', async (_name, body, code) => {
    const before = await countUsers()
    expect(await signUp(body)).toMatchObject({ isSuccess: false, code })
    expect(await countUsers()).toBe(before)
  })
})

describe('asks by name for what proves an address', () => {
  const { verificationToken, password, ...rest } = signUpBody({ verificationToken: 'x'.repeat(43) })
  const wanted = { verificationToken: '이메일 인증을 먼저 마쳐주세요.', password: '비밀번호를 입력해주세요.' }

  it.each([
    ['without a password', { ...rest, verificationToken }, { password: wanted.password }],
    ['without a ticket', { ...rest, password }, { verificationToken: wanted.verificationToken }],
    ['with neither', rest, wanted],
  ])('%s', async (_name, body, fields) => {
    const before = await countUsers()
    expect(await signUp(body)).toMatchObject({ status: 400, code: 'COMMON400', result: { fields } })
    expect(await countUsers()).toBe(before)
  })
})

it('refuses the e-mail as password', async () => {
  const verificationToken = await t.verifiedEmail('olle7777@example.com')
  expect((await signUp(signUpBody({ verificationToken, password: 'olle7777' }))).code).toBe('AUTH4005')
})

describe('checking a password before the profile', () => {
  const checkPassword = (body: object) => t.call('/api/auth/check-password', { method: 'POST', body })

  it('refuses what is easy to guess, also from the address, and leaves the ticket as it is', async () => {
    const verificationToken = await t.verifiedEmail('songakbong@example.com')
    expect(await checkPassword({ verificationToken, password: 'asdfqwer1234' })).toMatchObject({
      status: 400,
      code: 'AUTH4005',
      result: { fields: { password: expect.stringContaining('알아내기 쉬워요') } },
    })
    for (const password of ['a1b2c3', 'Songakbong1']) {
      expect((await checkPassword({ verificationToken, password })).code).toBe('AUTH4005')
    }
    expect((await checkPassword({ verificationToken, password: TEST_PASSWORD })).status).toBe(200)
    const body = signUpBody({ verificationToken, profile: { nickName: '송악산' } })
    expect((await signUp(body)).status).toBe(201)
    expect((await checkPassword({ verificationToken, password: TEST_PASSWORD })).code).toBe('AUTH4003')
  })

  it('judges for no one without a proven address', async () => {
    const verificationToken = 'x'.repeat(43)
    expect((await checkPassword({ verificationToken, password: TEST_PASSWORD })).code).toBe('AUTH4003')
  })
})

const check = async (nickName: string) =>
  (await t.call(`/api/auth/check-nickname?nickName=${encodeURIComponent(nickName)}`)).result

describe('checking a nickname', () => {
  it('distinguishes a free one from a taken, malformed or reserved one', async () => {
    await t.addMember({ nickName: '감귤하나' })
    expect(await check('감귤둘')).toEqual({ available: true, reason: null, code: null })
    expect(await check(' 감귤하나 ')).toEqual({
      available: false,
      reason: '이미 사용 중인 닉네임이에요.',
      code: 'NICKNAME_IN_USE',
    })
    expect(await check('ㅋ')).toMatchObject({ available: false })
    expect(await check('Admin7')).toEqual({
      available: false,
      reason: '사용할 수 없는 단어가 들어 있어요.',
      code: 'NICKNAME_RESERVED',
    })
  })

  it('sees through decomposed Hangul', async () => {
    await t.addMember({ nickName: '돌하르방' })
    expect(await check('돌하르방'.normalize('NFD'))).toMatchObject({ available: false })
  })
})

it('keeps no password in clear', async () => {
  const { rows } = await t.database.pool.query<{ password_hash: string }>('select password_hash from users')
  for (const { password_hash: hash } of rows) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hash).not.toContain(TEST_PASSWORD)
  }
})
