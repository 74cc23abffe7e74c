import { ATTEMPT_LIMITS } from '@honjeo/contract/values/request-limits'
import {
  EMAIL_CODE_RESEND_SECONDS,
  LOGIN_ACCOUNT_FREE_FAILURES,
  LOGIN_FREE_FAILURES,
} from '@honjeo/contract/values/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { makeTwoApps, type Member, signUpBody, TEST_PASSWORD, TestApp } from '../testing/test-app.ts'

const attemptRules = { ...ATTEMPT_LIMITS, signUp: [{ count: 2, seconds: 3600 }] }
const [PER_MINUTE] = ATTEMPT_LIMITS.login
const [CODES] = ATTEMPT_LIMITS.code

/** Two servers that cannot hear each other, as without Redis, and one that has been away. */
const [one, two] = makeTwoApps()
let database: TestDatabase
let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

beforeAll(async () => {
  database = await createTestDatabase()
  await one.open(database.connection, { attemptRules })
  await two.open(database.connection, { attemptRules })
})
afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})

const advance = (seconds: number) => [one, two].forEach(({ clock }) => clock.advance(seconds))
const logIn = (server: TestApp, email: string, from: string, password = TEST_PASSWORD) =>
  server.call('/api/auth/login', { method: 'POST', from, body: { email, password } })
const guess = (server: TestApp, email: string, from: string) => logIn(server, email, from, 'not-this-1')
/** Members sign up at addresses of their own: two may at one. */
const addMember = () => one.addMember({}, newAddress())

async function fillAddress(from: string) {
  for (let n = 0; n < PER_MINUTE.count; n++) await guess(n % 2 ? one : two, `nobody${n}@example.com`, from)
}

describe('a client that tries one account', () => {
  it('is slowed down on every server, and keeps its owner out at no other address', async () => {
    const [member, stranger] = [await addMember(), newAddress()]
    for (let n = 0; n < LOGIN_FREE_FAILURES; n++) await guess(n % 2 ? one : two, member.email, stranger)
    for (const server of [one, two]) {
      expect(await guess(server, member.email, stranger)).toMatchObject({ status: 429, code: 'AUTH4291' })
      expect((await logIn(server, member.email, newAddress())).status).toBe(200)
    }
    expect((await logIn(one, member.email, stranger)).code).toBe('AUTH4291')
  })

  it('from very many addresses is slowed down at all of them, but where its owner is', async () => {
    const [member, home] = [await addMember(), newAddress()]
    expect((await logIn(one, member.email, home)).status).toBe(200)
    await one.sql(
      'insert into login_failures (email, failures, first_at, last_at) values ($1, $2, $3, $3)',
      member.email,
      LOGIN_ACCOUNT_FREE_FAILURES + 20,
      one.clock.now().toISOString(),
    )
    expect(await logIn(two, member.email, newAddress())).toMatchObject({ status: 429, code: 'AUTH4291' })
    expect((await guess(two, member.email, home)).code).toBe('AUTH4014')
    expect((await logIn(two, member.email, home)).status).toBe(200)
  })

  it('from very many addresses of one network keeps no one out elsewhere', async () => {
    const member = await addMember()
    const flood = Array.from({ length: 300 }, (_, n) => guess(one, `nobody${n}@example.com`, `2001:db8:7:${n}::1`))
    const mine = logIn(one, member.email, newAddress())
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503)
    expect((await mine).status).toBe(200)
    expect(refused.length).toBeGreaterThan(0)
  })

  it('does not keep out a member who sets a new password by mail', async () => {
    const [member, elsewhere] = [await addMember(), newAddress()]
    advance(EMAIL_CODE_RESEND_SECONDS + 1)
    const verificationToken = await one.verifiedEmail(member.email, 'PASSWORD')
    const body = { verificationToken, password: 'taken-back-26' }
    await one.call('/api/auth/password', { method: 'POST', from: elsewhere, body })
    await fillAddress(elsewhere)
    expect((await logIn(one, member.email, elsewhere, body.password)).status).toBe(200)
  })
})

describe('an address', () => {
  it('that tries many accounts is stopped on every server, and over a restart', async () => {
    const [member, stranger] = [await addMember(), newAddress()]
    await fillAddress(stranger)
    const restarted = new TestApp()
    await restarted.open(database.connection, { attemptRules })
    for (const server of [one, two, restarted]) {
      const refused = await logIn(server, member.email, stranger)
      expect(refused).toMatchObject({ status: 429, code: 'AUTH4292' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    await restarted.close()
    advance(PER_MINUTE.seconds + 1)
    expect((await logIn(two, member.email, stranger)).status).toBe(200)
  })

  it('may log in as often as it knows the passwords', async () => {
    const [member, carrier] = [await addMember(), newAddress()]
    for (let n = 0; n <= PER_MINUTE.count; n++) expect((await logIn(one, member.email, carrier)).status).toBe(200)
  })

  it('is kept as no one can read it, and not beyond its limit', async () => {
    await guess(one, 'somebody@example.com', '2001:db8:1:2::3')
    const { rows } = await one.sql('select key, extract(epoch from expires_at - first_at) as seconds from attempts')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key, seconds } of rows as { key: string; seconds: string }[]) {
      expect(key).toMatch(/^[\w-]{22}$/)
      expect(Number(seconds)).toBeLessThanOrEqual(86_400)
    }
  })
})

describe('mails with codes', () => {
  const ask = (email: string, from: string) =>
    one.call('/api/auth/email-codes', { method: 'POST', from, body: { email, purpose: 'SIGNUP' } })

  it('come only so often from one address that types none of them in', async () => {
    const from = newAddress()
    const codes: string[] = []
    for (let n = 0; n <= CODES.count; n++) codes.push((await ask(`bothered${n}@example.com`, from)).code)
    expect(codes.splice(-1)).toEqual(['AUTH4292'])
    expect(new Set(codes)).toEqual(new Set(['COMMON200']))
    expect((await ask('somebody@example.com', newAddress())).status).toBe(202)

    const body = { email: 'bothered0@example.com', purpose: 'SIGNUP', code: await one.codeFor('bothered0@example.com') }
    await one.call('/api/auth/email-codes/verify', { method: 'POST', from, body })
    expect((await ask('invited@example.com', from)).status).toBe(202)
  })
})

describe('proofs of an address that are none', () => {
  const setPassword = (verificationToken: string, from: string) =>
    one.call('/api/auth/password', { method: 'POST', from, body: { verificationToken, password: 'taken-back-26' } })
  const invented = (n: number) => `${n}`.padStart(43, 'x')

  it('are judged only so often from one address, where a good one is taken all the same', async () => {
    const [member, from] = [await addMember(), newAddress()]
    advance(EMAIL_CODE_RESEND_SECONDS + 1)
    const good = await one.verifiedEmail(member.email, 'PASSWORD')
    const [{ count }] = ATTEMPT_LIMITS.ticket
    const codes: string[] = []
    for (let n = 0; n < count; n++) codes.push((await setPassword(invented(n), from)).code)
    expect(new Set(codes)).toEqual(new Set(['AUTH4003']))
    const body = signUpBody({ verificationToken: invented(0), profile: { nickName: '지어낸표' } })
    const refused = await two.call('/api/auth/signup', { method: 'POST', from, body })
    expect(refused).toMatchObject({ status: 429, code: 'AUTH4292' })
    expect((await setPassword(invented(1), newAddress())).code).toBe('AUTH4003')
    expect((await setPassword(good, from)).status).toBe(200)
  })
})

it('one address signs up only so many', async () => {
  const from = newAddress()
  const added: Member[] = []
  for (let n = 0; n < 2; n++) added.push(await one.addMember({}, from))
  await expect(one.addMember({}, from)).rejects.toThrow('AUTH4292')
  expect((await logIn(one, added[0]!.email, from)).status).toBe(200)
})
