import { FRESH_LOGIN_MINUTES } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { setUpKakaoApp } from '../testing/kakao-app.ts'
import { TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const { t, newPerson, addKakaoMember, newBrowser } = setUpKakaoApp()

/** A member who signs in with Kakao alone. */
async function addWithoutPassword(): Promise<Member> {
  const member = await addKakaoMember()
  await t.sql('update users set password_hash = null where id = $1', member.id)
  return member
}

async function codeProof(email: string) {
  t.clock.advance(60)
  return t.verifiedEmail(email, 'CONFIRM')
}

/** The time passes in the database alone, so that the access token stays valid. */
const ageLogins = (userId: number) =>
  t.sql(`update sessions set created_at = created_at - interval '1 hour' where user_id = $1`, userId)
const setPins = (as: Member, rest: object) =>
  t.call<{ isSet: boolean }>(
    '/api/check-ins/pins',
    { method: 'PUT', body: { pin: '4071', duressPin: '9203', ...rest } },
    as,
  )

/** Each act that binds the account, with a given proof, and a check of whether it was done. */
const ACTS: [string, (as: Member, proof: object) => Promise<{ status: number; code: string; result: unknown }>][] = [
  [
    'a withdrawal',
    (as, proof) => t.call('/api/mypage/profile', { method: 'DELETE', body: { reason: 'REJOIN', ...proof } }, as),
  ],
  [
    'connecting Kakao',
    async (as, proof) => {
      newPerson(as.email)
      const browser = newBrowser()
      const kakaoToken = await browser.ticket()
      await browser.redeem(kakaoToken)
      return t.call('/api/account/kakao', { method: 'POST', body: { kakaoToken, ...proof } }, as)
    },
  ],
  [
    'setting the first PINs in a login of earlier',
    async (as, proof) => {
      await ageLogins(as.id)
      return setPins(as, proof)
    },
  ],
]

describe.each(ACTS)('%s', (_name, act) => {
  it('is refused with an access token alone', async () => {
    expect(await act(await t.addMember(), {})).toMatchObject({
      status: 400,
      code: 'ACCOUNT4003',
      result: { fields: { password: '비밀번호를 입력해주세요.' } },
    })
    expect(await act(await addWithoutPassword(), {})).toMatchObject({
      code: 'ACCOUNT4003',
      result: { fields: { verificationToken: '메일로 받은 인증번호를 입력해주세요.' } },
    })
  })

  it('is refused with a wrong password, and waits after too many', async () => {
    const member = await t.addMember()
    for (let n = 0; n < 5; n++) expect((await act(member, { password: 'not-this-1' })).code).toBe('ACCOUNT4001')
    expect(await act(member, { password: TEST_PASSWORD })).toMatchObject({ status: 429, code: 'AUTH4291' })
    t.clock.advance(60)
    expect((await act(member, { password: TEST_PASSWORD })).status).toBe(200)
  })

  it('is done with the password', async () => {
    expect((await act(await t.addMember(), { password: TEST_PASSWORD })).status).toBe(200)
  })

  it('takes a code by mail where there is no password, once, of that address and for that alone', async () => {
    const [member, other] = [await addWithoutPassword(), await t.addMember()]
    expect((await act(member, { password: TEST_PASSWORD })).code).toBe('ACCOUNT4002')
    expect((await act(member, { verificationToken: await codeProof(other.email) })).code).toBe('AUTH4003')
    t.clock.advance(60)
    const forPassword = await t.verifiedEmail(member.email, 'PASSWORD')
    expect((await act(member, { verificationToken: forPassword })).code).toBe('AUTH4003')
    const verificationToken = await codeProof(member.email)
    expect((await act(member, { verificationToken })).status).toBe(200)
    expect((await act(member, { verificationToken })).status).not.toBe(200)
  })
})

it('a code to confirm is mailed to members alone, and the answer does not reveal who is one', async () => {
  const member = await t.addMember()
  t.clock.advance(60)
  const ask = async (email: string) => {
    const body = { email, purpose: 'CONFIRM' }
    const { status, result } = await t.call<{ requestId: string }>('/api/auth/email-codes', { method: 'POST', body })
    return { status, ...result, requestId: result.requestId.length }
  }
  expect(await ask(member.email)).toEqual(await ask('stranger@example.com'))
  await t.app.outbox.settled()
  expect(t.mailer.sent.some(({ to }) => to === 'stranger@example.com')).toBe(false)
})

describe('the first PINs', () => {
  it('need nothing more for some minutes after the login, which proved enough', async () => {
    const member = await t.addMember()
    t.clock.advance(FRESH_LOGIN_MINUTES * 60)
    expect((await setPins(member, {})).result).toEqual({ isSet: true })
  })

  it('are judged by a proof that is given all the same', async () => {
    expect((await setPins(await t.addMember(), { password: 'not-this-1' })).code).toBe('ACCOUNT4001')
  })

  it('need it again later, also in a login that was renewed meanwhile', async () => {
    const member = await t.addMember()
    t.clock.advance(FRESH_LOGIN_MINUTES * 60 + 1)
    expect((await setPins(member, {})).code).toBe('ACCOUNT4003')
    const body = { refreshToken: member.refreshToken }
    const { result } = await t.call<Member>('/api/auth/reissue', { method: 'POST', body })
    expect((await setPins({ ...member, ...result }, {})).code).toBe('ACCOUNT4003')
    expect((await setPins({ ...member, ...result }, { password: TEST_PASSWORD })).status).toBe(200)
  })

  it('that are set are changed by the PIN alone, and look the same where they only seem to be gone', async () => {
    const member = await t.addMember()
    await setPins(member, {})
    await ageLogins(member.id)
    expect((await setPins(member, { password: TEST_PASSWORD })).code).toBe('CHECKIN4030')
    expect((await setPins(member, { currentPin: '4071' })).status).toBe(200)
    await t.call('/api/check-ins/pins', { method: 'DELETE', body: { pin: '9203' } }, member)
    expect((await setPins(member, {})).code).toBe('ACCOUNT4003')
    expect((await setPins(member, { password: TEST_PASSWORD })).status).toBe(200)
  })
})
