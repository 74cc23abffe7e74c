import {
  EMAIL_CODE_LONG_LENGTH,
  EMAIL_CODE_RESEND_SECONDS,
  EMAIL_CODE_TRIES,
  EMAIL_CODES_OF_ALL_PER_HOUR,
  EMAIL_CODES_PER_HOUR,
  EMAIL_CODES_SHORT_PER_DAY,
} from '@honjeo/contract/values/limits'
import { ATTEMPT_LIMITS } from '@honjeo/contract/values/request-limits'
import { describe, expect, it } from 'vitest'
import { someoneWaits } from '../testing/someone-waits.ts'
import { setUpTestApp, signUpBody, TEST_PASSWORD } from '../testing/test-app.ts'

interface Sent {
  requestId: string
  codeLength: number
}

type Purpose = 'SIGNUP' | 'PASSWORD'

const t = setUpTestApp(undefined, { attemptRules: ATTEMPT_LIMITS })
const OWNER = '198.51.100.7'
let addresses = 0
const newAddress = () => `victim${++addresses}@example.com`
const strangers = (count: number, network = ++addresses) =>
  Array.from({ length: count }, (_, n) => `10.${network}.0.${n + 1}`)

const ask = (email: string, from: string, purpose: Purpose = 'SIGNUP') =>
  t.call<Sent>('/api/auth/email-codes', { method: 'POST', from, body: { email, purpose } })
const type = (email: string, from: string, typed: { code: string; requestId?: string; purpose?: Purpose }) =>
  t.call<{ verificationToken: string }>('/api/auth/email-codes/verify', {
    method: 'POST',
    from,
    body: { email, purpose: 'SIGNUP', ...typed },
  })
const wrong = (code: string) => `${(Number(code) + 1) % 10 ** code.length}`.padStart(code.length, '0')

/** Requests all codes that strangers may have in an hour, as fast as the limits allow. */
async function flood(email: string, from: readonly string[], purpose: Purpose = 'SIGNUP') {
  const codes: string[] = []
  for (let round = 0; round <= EMAIL_CODES_PER_HOUR; round++) {
    for (const address of from) codes.push((await ask(email, address, purpose)).code)
    t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
  }
  return codes
}

describe.each([
  ['one address', 1],
  ['30 addresses', 30],
])('while a stranger at %s asks for all the codes there are', (_name, count) => {
  it('the owner of the address gets one elsewhere, uses it and signs up', async () => {
    const email = newAddress()
    const answers = await flood(email, strangers(count))
    expect(answers.filter((code) => code === 'AUTH4290')).toHaveLength(count)
    expect((await ask(email, OWNER)).status).toBe(202)
    const code = await t.codeFor(email)
    const { result } = await type(email, OWNER, { code })
    const body = signUpBody({ verificationToken: result.verificationToken, profile: { nickName: `주인${addresses}` } })
    expect((await t.call('/api/auth/signup', { method: 'POST', from: OWNER, body })).status).toBe(201)
  })

  it('a member gets one elsewhere and sets a new password', async () => {
    const member = await t.addMember()
    await flood(member.email, strangers(count), 'PASSWORD')
    expect((await ask(member.email, OWNER, 'PASSWORD')).status).toBe(202)
    const code = await t.codeFor(member.email)
    const { result } = await type(member.email, OWNER, { code, purpose: 'PASSWORD' })
    const body = { verificationToken: result.verificationToken, password: 'taken-back-26' }
    expect((await t.call('/api/auth/password', { method: 'POST', from: OWNER, body })).status).toBe(200)
  })
})

describe('a code', () => {
  it('stays valid when others request newer ones', async () => {
    const email = newAddress()
    await ask(email, OWNER)
    const code = await t.codeFor(email)
    for (const stranger of strangers(3)) await ask(email, stranger)
    expect((await type(email, OWNER, { code })).status).toBe(200)
  })

  it('cannot be tried, nor its tries used up, by others', async () => {
    const email = newAddress()
    const [stranger] = strangers(1)
    await ask(email, OWNER)
    const code = await t.codeFor(email)
    const guess = (from: string, guessed: string, requestId?: string) =>
      type(email, from, { code: guessed, ...(requestId !== undefined && { requestId }) })
    for (let n = 0; n <= EMAIL_CODE_TRIES; n++) expect((await guess(stranger!, wrong(code))).code).toBe('AUTH4002')
    const { requestId } = (await ask(email, stranger!)).result
    const own = await t.codeFor(email)
    const other = own === code ? wrong(code) : code
    expect((await guess(stranger!, other, requestId)).code).toBe('AUTH4001')
    expect((await guess(OWNER, other, 'x'.repeat(43))).code).toBe('AUTH4002')
    expect((await guess(OWNER, code)).status).toBe(200)
  })

  it('is taken from another network of the same person, as between Wi-Fi and mobile data', async () => {
    const email = newAddress()
    const { requestId } = (await ask(email, OWNER)).result
    const code = await t.codeFor(email)
    const [elsewhere] = strangers(1)
    expect((await type(email, elsewhere!, { code })).code).toBe('AUTH4002')
    expect((await type(email, elsewhere!, { code, requestId })).status).toBe(200)
  })

  it('is taken while another one is requested from the same place, and both are answered', async () => {
    const email = newAddress()
    await ask(email, OWNER)
    const code = await t.codeFor(email)
    t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
    const holder = await t.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from email_codes where email = $1 for update', [email])
    const typed = type(email, OWNER, { code })
    await someoneWaits(t)
    const asked = ask(email, OWNER)
    await someoneWaits(t, 2)
    await holder.query('commit')
    holder.release()
    expect([(await typed).status, (await asked).status]).toEqual([200, 202])
  })

  it('is as good for a neighbour of the same IPv6 connection', async () => {
    const email = newAddress()
    await ask(email, '2001:db8:1:2::1')
    const code = await t.codeFor(email)
    expect((await ask(email, '2001:db8:1:2:ffff::9')).code).toBe('AUTH4290')
    expect((await type(email, '2001:db8:1:2:abcd::2', { code })).status).toBe(200)
  })

  it('is too long to be guessed once many were requested in a day', async () => {
    const email = newAddress()
    const lengths: number[] = []
    for (const from of strangers(EMAIL_CODES_SHORT_PER_DAY)) lengths.push((await ask(email, from)).result.codeLength)
    expect(new Set(lengths)).toEqual(new Set([6]))
    expect((await ask(email, OWNER)).result.codeLength).toBe(EMAIL_CODE_LONG_LENGTH)
    const code = await t.codeFor(email)
    expect(code).toHaveLength(EMAIL_CODE_LONG_LENGTH)
    expect((await type(email, OWNER, { code: code.slice(0, 6) })).code).toBe('AUTH4001')
    expect((await type(email, OWNER, { code })).status).toBe(200)
  })
})

it('beyond the limit of all sources each source gets one, and the owner’s own network all of its codes', async () => {
  const member = await t.addMember()
  const home = '198.51.100.8'
  const login = { email: member.email, password: TEST_PASSWORD }
  await t.call('/api/auth/login', { method: 'POST', from: home, body: login })
  const many = strangers(EMAIL_CODES_OF_ALL_PER_HOUR)
  for (const from of many) await ask(member.email, from, 'PASSWORD')
  const networks = ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:8:1::1']
  const codes: string[] = []
  for (const from of [OWNER, ...networks, home]) codes.push((await ask(member.email, from, 'PASSWORD')).code)
  expect(codes).toEqual(['COMMON200', 'COMMON200', 'AUTH4290', 'COMMON200', 'COMMON200'])
  t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
  expect((await ask(member.email, OWNER, 'PASSWORD')).code).toBe('AUTH4290')
  expect((await ask(member.email, home, 'PASSWORD')).status).toBe(202)
})

it('sign-up and recovery are counted apart', async () => {
  const email = newAddress()
  await flood(email, [OWNER])
  expect((await ask(email, OWNER)).code).toBe('AUTH4290')
  expect((await ask(email, OWNER, 'PASSWORD')).status).toBe(202)
})

it('goes to the address as it was registered, however it is written', async () => {
  const member = await t.addMember()
  for (const purpose of ['PASSWORD', 'SIGNUP'] as const) {
    t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
    await ask(member.email.toUpperCase(), OWNER, purpose)
    await t.app.outbox.settled()
    expect(t.mailer.sent[0]?.to).toBe(member.email)
  }
})

it('is answered alike whether there is an account or not', async () => {
  const member = await t.addMember()
  t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
  for (const purpose of ['PASSWORD', 'SIGNUP'] as const) {
    const [known, unknown] = [await ask(member.email, OWNER, purpose), await ask(newAddress(), OWNER, purpose)]
    for (const each of [known, unknown]) expect(each.result.requestId).toHaveLength(43)
    const shown = ({ status, code, message, result }: typeof known) => [status, code, message, Object.keys(result)]
    expect(shown(known)).toEqual(shown(unknown))
    const { requestId } = known.result
    expect((await type(member.email, OWNER, { code: '000000', requestId, purpose })).code).toBe('AUTH4001')
    t.clock.advance(EMAIL_CODE_RESEND_SECONDS + 1)
  }
})
