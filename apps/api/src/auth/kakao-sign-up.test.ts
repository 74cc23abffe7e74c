import type { KakaoOutcome } from '@honjeo/contract/auth'
import { SIGNUP_TICKET_TTL_SECONDS } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { setUpKakaoApp } from '../testing/kakao-app.ts'
import { kakaoUser } from '../testing/kakao-server.ts'
import { signUpBody, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const { t, kakao, newPerson, addKakaoMember, newBrowser } = setUpKakaoApp()

const signUp = (body: object) =>
  t.call<{ id: number; accessToken: string }>('/api/auth/signup', { method: 'POST', body })
const draft = (proof: { kakaoToken: string; verificationToken?: string }, nickName: string) => {
  const { verificationToken: _, password: __, ...rest } = signUpBody({ verificationToken: '', profile: { nickName } })
  return { ...rest, ...proof }
}
const connect = (kakaoToken: string, member: Member) =>
  t.call('/api/account/kakao', { method: 'POST', body: { kakaoToken, password: TEST_PASSWORD } }, member)

describe('a newcomer', () => {
  it('signs up with the ticket, without a password, and signs in with Kakao from then on', async () => {
    const browser = newBrowser()
    newPerson('New.Person@Example.com', '바람 개비🍊')
    const ticket = await browser.ticket('/rooms')
    const { result } = await browser.redeem(ticket)
    expect(result).toEqual<KakaoOutcome>({
      kind: 'SIGNUP',
      session: null,
      email: 'new.person@example.com',
      nickName: '바람개비',
      next: '/rooms',
    })
    const { status, result: session } = await signUp(draft({ kakaoToken: ticket }, '바람개비'))
    expect(status).toBe(201)
    expect((await t.call('/api/mypage/profile', {}, session)).result).toMatchObject({ email: 'new.person@example.com' })
    const again = await browser.redeem(await browser.ticket())
    expect(again.result).toMatchObject({ kind: 'SESSION', session: { id: session.id } })
  })

  it.each([
    ['운영자', null],
    ['🍊', null],
    ['a', null],
    ['제주의모든오름을걷는사람', '제주의모든오름을걷는사람'],
    ['제주의모든오름을걷는사람들', '제주의모든오름을걷는사람'],
  ])('called %s at Kakao is proposed the nickname %s', async (name, proposal) => {
    newPerson(undefined, name)
    const browser = newBrowser()
    expect((await browser.redeem(await browser.ticket())).result.nickName).toBe(proposal)
  })

  it.each([
    ['gives no address', { profile: {} }],
    [
      'has an address that nobody has checked',
      { email: 'x@example.com', is_email_valid: true, is_email_verified: false },
    ],
    [
      'has an address that another has taken over',
      { email: 'x@example.com', is_email_valid: false, is_email_verified: true },
    ],
    ['has an address that is none', { email: 'x@', is_email_valid: true, is_email_verified: true }],
    ['tells nothing', undefined],
  ])('who %s proves one by a code', async (_name, account) => {
    const { id } = newPerson()
    kakao.user = { id, ...(account && { kakao_account: account }) }
    const browser = newBrowser()
    const kakaoToken = await browser.ticket()
    expect((await browser.redeem(kakaoToken)).result).toMatchObject({ kind: 'SIGNUP', email: null })
    const nickName = `카카오${id}`
    expect(await signUp(draft({ kakaoToken }, nickName))).toMatchObject({
      code: 'COMMON400',
      result: { fields: { verificationToken: expect.any(String) } },
    })
    const verificationToken = await t.verifiedEmail(`code${id}@example.com`)
    expect((await signUp(draft({ kakaoToken, verificationToken }, nickName))).status).toBe(201)
  })

  it('does not sign up with what has not been asked for in their own browser', async () => {
    const kakaoToken = await newBrowser().ticket()
    expect((await signUp(draft({ kakaoToken }, '남의티켓'))).code).toBe('AUTH4008')
  })

  it('has as long for it as anyone, but not longer', async () => {
    const browser = newBrowser()
    const kakaoToken = await browser.ticket()
    await browser.redeem(kakaoToken)
    t.clock.advance(SIGNUP_TICKET_TTL_SECONDS - 1)
    await browser.redeem(kakaoToken)
    t.clock.advance(1)
    expect((await signUp(draft({ kakaoToken }, '늦은사람'))).code).toBe('AUTH4008')
    t.clock.advance(-SIGNUP_TICKET_TTL_SECONDS)
    expect((await signUp(draft({ kakaoToken }, '늦은사람'))).status).toBe(201)
    expect((await signUp(draft({ kakaoToken }, '또온사람'))).code).toBe('AUTH4008')
  })

  it('keeps the ticket when the sign-up is refused', async () => {
    const { nickName } = await t.addMember()
    newPerson()
    const browser = newBrowser()
    const kakaoToken = await browser.ticket()
    await browser.redeem(kakaoToken)
    expect((await signUp(draft({ kakaoToken }, nickName))).code).toBe('AUTH4091')
    expect((await signUp(draft({ kakaoToken }, '다른이름'))).status).toBe(201)
  })

  it('sets no password beside Kakao, and proves no other address than Kakao’s', async () => {
    const browser = newBrowser()
    const kakaoToken = await browser.ticket()
    await browser.redeem(kakaoToken)
    expect(await signUp({ ...draft({ kakaoToken }, '두가지'), password: 'olle-course-7' })).toMatchObject({
      code: 'COMMON400',
      result: { fields: { password: expect.any(String) } },
    })
    expect(await signUp(draft({ kakaoToken, verificationToken: 'x'.repeat(43) }, '두가지'))).toMatchObject({
      code: 'COMMON400',
      result: { fields: { verificationToken: expect.any(String) } },
    })
  })
})

describe('whose address has an account', () => {
  it('is not signed in by the address alone, but connects after the password', async () => {
    const member = await t.addMember()
    const { id } = newPerson(member.email.toUpperCase())
    const browser = newBrowser()
    const ticket = await browser.ticket('/my')
    expect((await browser.redeem(ticket)).result).toEqual<KakaoOutcome>({
      kind: 'EXISTING',
      session: null,
      email: member.email,
      nickName: null,
      next: '/my',
    })
    expect((await signUp(draft({ kakaoToken: ticket }, '둘째계정'))).code).toBe('AUTH4008')
    expect((await connect(ticket, member)).status).toBe(200)
    expect((await connect(ticket, member)).code).toBe('AUTH4008')
    kakao.user = kakaoUser(id, member.email)
    expect((await browser.redeem(await browser.ticket())).result.session?.id).toBe(member.id)
  })

  it('is connected to no account of another address: a ticket that is slipped to a person opens nothing', async () => {
    const ticket = await newBrowser().ticket()
    const victim = await t.addMember()
    expect((await connect(ticket, victim)).code).toBe('AUTH4008')
    kakao.user = { id: kakao.user.id }
    expect((await connect(await newBrowser().ticket(), victim)).code).toBe('AUTH4008')
  })

  it('learns when that Kakao account is connected elsewhere', async () => {
    await addKakaoMember()
    const member = await t.addMember()
    kakao.user = kakaoUser(kakao.user.id, member.email)
    expect(await connect(await newBrowser().ticket(), member)).toMatchObject({ status: 409, code: 'AUTH4092' })
  })

  it('signs up once, with one account of Kakao', async () => {
    const [browser, other] = [newBrowser(), newBrowser()]
    const first = await browser.ticket()
    await browser.redeem(first)
    kakao.user = kakaoUser(kakao.user.id, 'other.address@example.com')
    const second = await other.ticket()
    await other.redeem(second)
    expect((await signUp(draft({ kakaoToken: first }, '첫째가입'))).status).toBe(201)
    expect((await signUp(draft({ kakaoToken: second }, '둘째가입'))).code).toBe('AUTH4092')
  })
})
