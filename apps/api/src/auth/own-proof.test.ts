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

/** Each act that cannot be undone, with a given proof, and a check of whether it was done. */
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
