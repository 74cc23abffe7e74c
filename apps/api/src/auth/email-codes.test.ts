import { expect, it } from 'vitest'
import { EMAIL_CODE_TRIES, EMAIL_CODE_TTL_SECONDS, EMAIL_CODES_PER_HOUR } from '@honjeo/contract/values/limits'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()
let addresses = 0
const newAddress = () => `code${++addresses}@example.com`

const requestCode = (email: string, purpose = 'SIGNUP') =>
  t.call('/api/auth/email-codes', { method: 'POST', body: { email, purpose } })
const verify = (email: string, code: string, purpose = 'SIGNUP') =>
  t.call<{ verificationToken: string }>('/api/auth/email-codes/verify', {
    method: 'POST',
    body: { email, purpose, code },
  })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('sends six digits by mail and takes them once', async () => {
  const email = newAddress()
  expect(await requestCode(email)).toMatchObject({
    status: 202,
    result: { expiresInSeconds: 600, resendAfterSeconds: 30, codeLength: 6 },
  })
  const code = await t.codeFor(email)
  expect(await verify(email, code)).toMatchObject({ status: 200, result: { verificationToken: expect.any(String) } })
  expect(await verify(email, code)).toMatchObject({ status: 400, code: 'AUTH4002' })
})

it('knows an address whatever its case', async () => {
  const email = newAddress()
  await requestCode(email.toUpperCase())
  const code = await t.codeFor(email.toUpperCase())
  expect((await verify(email, code)).status).toBe(200)
})

it('says when a code is wrong, and after five tries not even the right one helps', async () => {
  const email = newAddress()
  await requestCode(email)
  const code = await t.codeFor(email)
  for (let n = 0; n < EMAIL_CODE_TRIES; n++) {
    expect(await verify(email, wrong(code))).toMatchObject({ code: 'AUTH4001', message: '인증번호가 틀립니다.' })
  }
  expect((await verify(email, code)).code).toBe('AUTH4002')
})

it('evaluates no more than five of many guesses at once', async () => {
  const email = newAddress()
  await requestCode(email)
  const code = await t.codeFor(email)
  const answers = await Promise.all(Array.from({ length: 40 }, () => verify(email, wrong(code))))
  expect(answers.filter((answer) => answer.code === 'AUTH4001')).toHaveLength(EMAIL_CODE_TRIES)
})

it('gives one ticket for two right answers at once', async () => {
  const email = newAddress()
  await requestCode(email)
  const code = await t.codeFor(email)
  const answers = await Promise.all([verify(email, code), verify(email, code)])
  expect(answers.map((answer) => answer.code).toSorted()).toEqual(['AUTH4002', 'COMMON200'])
})

it('forgets a code after ten minutes', async () => {
  const email = newAddress()
  await requestCode(email)
  const code = await t.codeFor(email)
  t.clock.advance(EMAIL_CODE_TTL_SECONDS + 1)
  expect((await verify(email, code)).code).toBe('AUTH4002')
})

it('ends the old code when a new one is sent, which takes 30 seconds', async () => {
  const email = newAddress()
  await requestCode(email)
  const old = await t.codeFor(email)
  const early = await requestCode(email)
  expect(early).toMatchObject({ status: 429, code: 'AUTH4290' })
  expect(early.headers['retry-after']).toBe('30')
  t.clock.advance(31)
  expect((await requestCode(email)).status).toBe(202)
  const fresh = await t.codeFor(email)
  // The new code is the old one once in a million times.
  expect((await verify(email, old === fresh ? wrong(fresh) : old)).code).toBe('AUTH4001')
  expect((await verify(email, fresh)).status).toBe(200)
})

it('sends no more than five codes an hour to one address', async () => {
  const email = newAddress()
  for (let n = 0; n < EMAIL_CODES_PER_HOUR; n++) {
    expect((await requestCode(email)).status).toBe(202)
    t.clock.advance(60)
  }
  expect(await requestCode(email)).toMatchObject({ status: 429, code: 'AUTH4290' })
})

it('counts requests that arrive at once', async () => {
  const email = newAddress()
  const answers = await Promise.all(Array.from({ length: 8 }, () => requestCode(email)))
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
})

it('is bound to address and purpose', async () => {
  const [email, other] = [newAddress(), newAddress()]
  await requestCode(email)
  await requestCode(other)
  const code = await t.codeFor(email)
  const foreign = code === (await t.codeFor(other)) ? wrong(code) : code
  expect((await verify(other, foreign)).code).toBe('AUTH4001')
  expect((await verify(email, code, 'PASSWORD')).code).toBe('AUTH4002')
})

it('does not reveal whether an address has an account', async () => {
  const member = await t.addMember()
  t.clock.advance(60)
  const unknown = newAddress()

  const known = await requestCode(member.email)
  expect(known).toMatchObject({ status: 202, result: { codeLength: 6, requestId: expect.stringMatching(/^.{43}$/) } })
  const { requestId: _own, ...answer } = known.result as { requestId: string }
  expect(await requestCode(unknown)).toMatchObject({ status: 202, code: known.code, result: answer })
  await t.app.outbox.settled()
  expect(t.mailer.sent.find(({ to }) => to === member.email)?.subject).toContain('이미 가입된')
  expect((await verify(member.email, '000000')).code).toBe('AUTH4001')

  const forgotten = newAddress()
  expect((await requestCode(forgotten, 'PASSWORD')).status).toBe(202)
  await t.app.outbox.settled()
  expect(t.mailer.sent.find(({ to }) => to === forgotten)).toBeUndefined()
  expect((await verify(forgotten, '000000', 'PASSWORD')).code).toBe('AUTH4001')
})

it.each([
  ['no address', {}, { email: '올바른 이메일 주소를 입력해주세요.', purpose: '꼭 필요한 항목이에요.' }],
  ['not an address', { email: 'a@b', purpose: 'SIGNUP' }, { email: '올바른 이메일 주소를 입력해주세요.' }],
  [
    'a header in the address',
    { email: 'a@b.kr\nBcc: c@d.kr', purpose: 'SIGNUP' },
    { email: '올바른 이메일 주소를 입력해주세요.' },
  ],
  [
    'another purpose',
    { email: 'a@b.kr', purpose: 'ADMIN' },
    { purpose: '다음 중 하나여야 해요: SIGNUP, PASSWORD, CONFIRM' },
  ],
  ['a number', { email: 7, purpose: 'SIGNUP' }, { email: '올바른 이메일 주소를 입력해주세요.' }],
  ['an unknown field', { email: 'a@b.kr', purpose: 'SIGNUP', role: 'ADMIN' }, { role: '알 수 없는 항목이에요.' }],
])('names what is wrong: %s', async (_name, body, fields) => {
  const reply = await t.call('/api/auth/email-codes', { method: 'POST', body })
  expect(reply).toMatchObject({ status: 400, isSuccess: false, code: 'COMMON400', result: { fields } })
})
