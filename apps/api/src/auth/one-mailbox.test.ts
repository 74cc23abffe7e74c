import type { KakaoOutcome } from '@honjeo/contract/auth'
import { describe, expect, it } from 'vitest'
import { setUpKakaoApp } from '../testing/kakao-app.ts'
import { signUpBody, TEST_PASSWORD } from '../testing/test-app.ts'
import { fillMailboxes } from '../users/derived-keys.queries.ts'

const { t, newPerson, newBrowser } = setUpKakaoApp()

const askForCode = (email: string) => {
  t.clock.advance(60)
  return t.call<{ requestId: string }>('/api/auth/email-codes', { method: 'POST', body: { email, purpose: 'SIGNUP' } })
}
const signUp = (verificationToken: string, nickName: string, profile: object = {}) =>
  t.call('/api/auth/signup', {
    method: 'POST',
    body: signUpBody({ verificationToken, profile: { nickName, ...profile } }),
  })
const mailsTo = (email: string) => t.mailer.sent.filter(({ to }) => to.toLowerCase() === email.toLowerCase())

describe('one mailbox has one account', () => {
  it.each([
    ['Halla.San@gmail.com', 'hallasan+2@googlemail.com'],
    ['baram@example.org', 'Baram+olle@example.org'],
  ])('of %s no second one is made as %s', async (first, second) => {
    // Both are proven before either signs up, so that the sign-up itself has to refuse.
    const early = await t.verifiedEmail(second)
    expect((await t.signUpAs(first, { gender: 'MALE', birthDate: '2009-05-05' })).status).toBe(201)
    expect(await signUp(early, '두번째', { gender: 'FEMALE' })).toMatchObject({ status: 409, code: 'AUTH4090' })
    // No code is mailed from now on, and the mail says so to the address of the account.
    const before = mailsTo(second).length
    const [taken, free] = [await askForCode(second), await askForCode('free@example.org')]
    await t.app.outbox.settled()
    expect([taken.status, { ...taken.result, requestId: '' }]).toEqual([free.status, { ...free.result, requestId: '' }])
    expect(mailsTo(second)).toHaveLength(before)
    expect(mailsTo(first)[0]?.subject).toContain('이미 가입된')
  })

  it('even where two sign up at the same moment', async () => {
    const ways = ['race', 'ra.ce', 'race+1', 'race+2'].map((name) => `${name}@gmail.com`)
    const tokens: string[] = []
    for (const way of ways) tokens.push(await t.verifiedEmail(way))
    const answers = await Promise.all(tokens.map((token, n) => signUp(token, `동시가입${n}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'AUTH4090')).toHaveLength(3)
  })

  it('also by Kakao, which leads to the account there is and can be connected to it', async () => {
    const { member } = await t.signUpAs('tangerine@gmail.com')
    newPerson('tange.rine+kakao@gmail.com')
    const browser = newBrowser()
    const kakaoToken = await browser.ticket()
    expect((await browser.redeem(kakaoToken)).result).toMatchObject<Partial<KakaoOutcome>>({
      kind: 'EXISTING',
      email: 'tangerine@gmail.com',
    })
    const body = { kakaoToken, password: TEST_PASSWORD }
    expect((await t.call('/api/account/kakao', { method: 'POST', body }, member)).status).toBe(200)
  })

  it('is free again once the account is closed, and the new one takes up what was held against it', async () => {
    const { member } = await t.signUpAs('seagull@gmail.com', { gender: 'MALE' })
    expect((await t.withdraw(member)).status).toBe(200)
    expect((await t.signUpAs('sea.gull+2@gmail.com', { gender: 'FEMALE' })).code).toBe('AUTH4009')
    expect((await t.signUpAs('sea.gull+2@gmail.com', { gender: 'MALE' })).status).toBe(201)
  })

  it('though two of the version before stay, and a third is refused', async () => {
    const [one, two] = [await t.addMember(), await t.addMember()]
    await t.sql(`update users set email = 'old@gmail.com', mailbox = null where id = $1`, one.id)
    await t.sql(`update users set email = 'o.ld@gmail.com', mailbox = null where id = $1`, two.id)
    // The members sign up before and after the server has filled them in.
    const early = await t.verifiedEmail('old+3@gmail.com')
    await fillMailboxes(t.database.db)
    const { rows } = await t.sql('select mailbox from users where id = any($1) order by id', [one.id, two.id])
    expect(rows).toEqual([{ mailbox: 'old@gmail.com' }, { mailbox: `old@gmail.com#${two.id}` }])
    expect((await signUp(early, '세번째')).code).toBe('AUTH4090')
    for (const { id } of [one, two]) expect((await t.sql('select from users where id = $1', id)).rowCount).toBe(1)
  })
})
