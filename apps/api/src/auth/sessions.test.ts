import {
  ACCESS_TOKEN_TTL_SECONDS,
  LOGIN_FREE_FAILURES,
  REFRESH_TOKENS_KEPT,
  REISSUE_GRACE_SECONDS,
  REISSUES_BURST,
  REISSUES_PER_MINUTE,
  SESSIONS_MAX,
} from '@honjeo/contract/values/limits'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import { someoneWaits } from '../testing/someone-waits.ts'
import { setUpTestApp, TEST_PASSWORD } from '../testing/test-app.ts'
import { updatePassword } from './accounts.queries.ts'
import { deriveKeys } from './keys.ts'
import { hashPassword } from '../records/password-hashes.ts'
import { signAccessToken } from './tokens.ts'

const t = setUpTestApp()

interface Tokens {
  id: number
  accessToken: string
  refreshToken: string
}
const logIn = (email: string, password = TEST_PASSWORD) =>
  t.call<Tokens>('/api/auth/login', { method: 'POST', body: { email, password } })
const reissue = (refreshToken: string) =>
  t.call<Tokens>('/api/auth/reissue', { method: 'POST', body: { refreshToken } })
const tokensOf = async (userId: number) =>
  (await t.sql('select from refresh_tokens r join sessions s on s.id = r.session_id where s.user_id = $1', userId))
    .rowCount
const profile = (accessToken: string) => t.call('/api/mypage/profile', {}, { accessToken })

describe('login', () => {
  it('gives a pair of tokens', async () => {
    const member = await t.addMember()
    const reply = await logIn(member.email.toUpperCase())
    expect(reply).toMatchObject({ status: 200, result: { id: member.id } })
    expect((await profile(reply.result.accessToken)).status).toBe(200)
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const member = await t.addMember()
    const [wrong, unknown] = [await logIn(member.email, 'not-this-1'), await logIn('nobody@example.com', 'not-this-1')]
    expect(wrong).toMatchObject({ status: 401, code: 'AUTH4014', message: '이메일 또는 비밀번호가 올바르지 않습니다.' })
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null })
  })

  it('slows down after five wrong passwords, for strangers’ addresses too, and lets the member in again', async () => {
    const member = await t.addMember()
    for (const email of [member.email, 'slow@example.com']) {
      for (let n = 0; n < 5; n++) expect((await logIn(email, 'not-this-1')).code).toBe('AUTH4014')
      const slowed = await logIn(email, 'not-this-1')
      expect(slowed).toMatchObject({ status: 429, code: 'AUTH4291' })
      expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
    }
    t.clock.advance(61)
    expect((await logIn(member.email)).status).toBe(200)
  })

  it('answers no more than five of many guesses at once', async () => {
    const member = await t.addMember()
    const guesses = [...Array.from({ length: 20 }, (_, n) => `guess-${n}-x`), TEST_PASSWORD]
    const codes = (await Promise.all(guesses.map((guess) => logIn(member.email, guess)))).map(({ code }) => code)
    expect(codes.at(-1)).toBe('AUTH4291')
    expect(codes.filter((code) => code === 'AUTH4014').length).toBeLessThanOrEqual(LOGIN_FREE_FAILURES + 2)
    t.clock.advance(61)
    expect((await logIn(member.email)).status).toBe(200)
  })

  it('does not come about by a password that is just being replaced', async () => {
    const member = await t.addMember()
    const { reply } = await t.database.db.transaction(async (tx) => {
      await updatePassword(tx, member.id, await hashPassword('taken-back-26'))
      const loggingIn = logIn(member.email)
      await Promise.race([someoneWaits(t), loggingIn])
      return { reply: loggingIn }
    })
    expect(await reply).toMatchObject({ status: 401, code: 'AUTH4014' })
    expect((await logIn(member.email, 'taken-back-26')).status).toBe(200)
  })

  it('ends the session that was used longest ago beyond the limit', async () => {
    const member = await t.addMember()
    for (let n = 0; n < SESSIONS_MAX; n++) {
      t.clock.advance(1)
      expect((await logIn(member.email)).status).toBe(200)
    }
    expect((await profile(member.accessToken)).code).toBe('AUTH4015')
  })
})

describe('access tokens', () => {
  it('expire, by a code of their own', async () => {
    const member = await t.addMember()
    t.clock.advance(ACCESS_TOKEN_TTL_SECONDS + 1)
    expect(await profile(member.accessToken)).toMatchObject({ status: 401, code: 'AUTH4011' })
    expect((await t.call('/api/mypage/unread-messages', {}, member)).code).toBe('AUTH4011')
    expect((await t.call('/api/mypage/unread-messages')).result).toBe(false)
  })

  it('must be signed by us, with our algorithm', async () => {
    const member = await t.addMember()
    const [, payload] = member.accessToken.split('.')
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
    const foreign = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(String(member.id))
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another secret, long enough to sign with'))
    for (const token of [none, foreign, `${member.accessToken}x`, member.refreshToken, 'x']) {
      expect(await profile(token)).toMatchObject({ status: 401, code: 'AUTH4013' })
    }
  })

  it('open nothing for one member with the session of another, however well they are signed', async () => {
    const [one, other] = [await t.addMember(), await t.addMember()]
    const sidOf = ({ accessToken }: { accessToken: string }) => String(decodeJwt(accessToken)['sid'])
    const keys = deriveKeys(t.secret)
    const sign = (userId: number, sessionId: string) =>
      signAccessToken(keys.accessToken, { userId, sessionId }, t.clock.now())
    // The token is remembered, as the session of its own member.
    expect((await profile(other.accessToken)).status).toBe(200)
    expect((await profile(await sign(other.id, sidOf(other)))).status).toBe(200)
    expect(await profile(await sign(one.id, sidOf(other)))).toMatchObject({ status: 401, code: 'AUTH4015' })
    expect((await profile(other.accessToken)).status).toBe(200)
  })

  it('are no refresh tokens', async () => {
    const member = await t.addMember()
    expect((await reissue(member.accessToken)).isSuccess).toBe(false)
  })
})

describe('reissue', () => {
  it('trades the refresh token for a new pair', async () => {
    const member = await t.addMember()
    const reply = await reissue(member.refreshToken)
    expect(reply.status).toBe(200)
    expect(reply.result.refreshToken).not.toBe(member.refreshToken)
    expect((await profile(reply.result.accessToken)).status).toBe(200)
    expect((await reissue(reply.result.refreshToken)).status).toBe(200)
  })

  it('lets two tabs that reissue at once both go on, with the same successor', async () => {
    const member = await t.addMember()
    const answers = await Promise.all(Array.from({ length: 5 }, () => reissue(member.refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ result }) => result.refreshToken)).size).toBe(1)
  })

  it('ends the whole family when a token is used again later', async () => {
    const member = await t.addMember()
    const next = await reissue(member.refreshToken)
    t.clock.advance(REISSUE_GRACE_SECONDS + 1)
    expect(await reissue(member.refreshToken)).toMatchObject({ status: 401, code: 'AUTH4012' })
    expect((await reissue(next.result.refreshToken)).status).toBe(401)
    expect((await profile(next.result.accessToken)).status).toBe(401)
    await t.app.outbox.settled()
    const mails = t.mailer.sent.filter(({ to, subject }) => to === member.email && subject.includes('로그아웃했어요'))
    expect(mails).toHaveLength(1)
  })

  it('leaves of a login the last five tokens, and still knows an older one for a copy', async () => {
    const member = await t.addMember()
    const tokens = [member.refreshToken]
    for (let n = 0; n < 2 * REFRESH_TOKENS_KEPT; n++) {
      t.clock.advance(60 / REISSUES_PER_MINUTE)
      const reply = await reissue(tokens.at(-1)!)
      expect(reply.status).toBe(200)
      tokens.push(reply.result.refreshToken)
    }
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(await tokensOf(member.id)).toBe(REFRESH_TOKENS_KEPT)
    const [secret, session] = tokens[0]!.split('.')
    for (const made of [`${secret}.${session}`, `${secret}.${session}.${'A'.repeat(22)}`, `${tokens[0]}x`])
      expect((await reissue(made)).code).toBe('AUTH4013')
    expect((await reissue(tokens[0]!)).code).toBe('AUTH4012')
    expect((await reissue(tokens.at(-1)!)).code).toBe('AUTH4015')
  })

  it('that comes without end keeps its tab in, and stores nothing', async () => {
    const member = await t.addMember()
    let { refreshToken } = member
    const seen = new Set<string>()
    for (let n = 0; n < 50; n++) {
      const reply = await reissue(refreshToken)
      expect(reply.status).toBe(200)
      ;({ refreshToken } = reply.result)
      seen.add(refreshToken)
    }
    expect(seen.size).toBe(REISSUES_BURST)
    expect((await profile((await reissue(refreshToken)).result.accessToken)).status).toBe(200)
    t.clock.advance(60)
    for (let n = 0; n < 10; n++) {
      ;({ refreshToken } = (await reissue(refreshToken)).result)
      seen.add(refreshToken)
    }
    expect(seen.size).toBe(REISSUES_BURST + REISSUES_PER_MINUTE)
    expect(await tokensOf(member.id)).toBeLessThanOrEqual(REFRESH_TOKENS_KEPT + REISSUES_PER_MINUTE)
  })

  it('lets a tab that comes late within the grace go on, however often others have renewed meanwhile', async () => {
    const member = await t.addMember()
    const first = await reissue(member.refreshToken)
    let { refreshToken } = first.result
    for (let n = 0; n < REISSUES_BURST - 1; n++) ({ refreshToken } = (await reissue(refreshToken)).result)
    t.clock.advance(REISSUE_GRACE_SECONDS)
    const late = await reissue(member.refreshToken)
    expect([late.status, late.result.refreshToken]).toEqual([200, first.result.refreshToken])
    expect((await reissue(refreshToken)).status).toBe(200)
  })

  it('forgets used tokens after a day, and a login thirty days after its end', async () => {
    const member = await t.addMember()
    const { refreshToken } = (await reissue(member.refreshToken)).result
    const ended = (await logIn(member.email)).result
    await t.call('/api/auth/logout', { method: 'DELETE' }, ended)
    t.clock.advance(86_401)
    await cleanUpNow(t)
    expect(await tokensOf(member.id)).toBe(2)
    const sessions = async () => (await t.sql('select from sessions where user_id = $1', member.id)).rowCount
    t.clock.advance(29 * 86_400)
    await cleanUpNow(t)
    expect(await sessions()).toBe(1)
    expect((await reissue(refreshToken)).code).toBe('AUTH4011')
    t.clock.advance(30 * 86_400 + 1)
    await cleanUpNow(t)
    expect(await sessions()).toBe(0)
    expect(await tokensOf(member.id)).toBe(0)
    expect((await reissue(refreshToken)).code).toBe('AUTH4015')
  })

  it('is refused after 30 days', async () => {
    const member = await t.addMember()
    t.clock.advance(30 * 86_400 + 1)
    expect(await reissue(member.refreshToken)).toMatchObject({ status: 401, code: 'AUTH4011' })
  })

  it('is refused 90 days after the login, however often it came before', async () => {
    const member = await t.addMember()
    let { refreshToken } = member
    for (const days of [25, 25, 25]) {
      t.clock.advance(days * 86_400)
      const reply = await reissue(refreshToken)
      expect(reply.status).toBe(200)
      ;({ refreshToken } = reply.result)
    }
    t.clock.advance(15 * 86_400 + 1)
    expect(await reissue(refreshToken)).toMatchObject({ status: 401, code: 'AUTH4011' })
  })

  it('is not stopped by the old access token that comes along', async () => {
    const member = await t.addMember()
    t.clock.advance(ACCESS_TOKEN_TTL_SECONDS + 1)
    const reply = await t.call(
      '/api/auth/reissue',
      { method: 'POST', body: { refreshToken: member.refreshToken } },
      member,
    )
    expect(reply.status).toBe(200)
  })
})

it('logout ends the session at once, and only that one', async () => {
  const member = await t.addMember()
  const other = await logIn(member.email)
  expect((await t.call('/api/auth/logout', { method: 'DELETE' }, member)).status).toBe(200)
  expect(await profile(member.accessToken)).toMatchObject({
    status: 401,
    code: 'AUTH4015',
    message: '이미 로그아웃된 상태입니다.',
  })
  expect((await reissue(member.refreshToken)).status).toBe(401)
  expect((await profile(other.result.accessToken)).status).toBe(200)
})

describe('password recovery', () => {
  it('sets a new password, ends every session and says so by mail', async () => {
    const member = await t.addMember()
    t.clock.advance(31)
    const verificationToken = await t.verifiedEmail(member.email, 'PASSWORD')
    const change = (password: string) =>
      t.call('/api/auth/password', { method: 'POST', body: { verificationToken, password } })
    expect((await change('short')).code).toBe('AUTH4005')
    expect((await change('a-new-one-26')).status).toBe(200)
    expect((await change('another-one-27')).code).toBe('AUTH4003')

    expect((await profile(member.accessToken)).status).toBe(401)
    expect((await logIn(member.email)).code).toBe('AUTH4014')
    expect((await logIn(member.email, 'a-new-one-26')).status).toBe(200)
    await t.app.outbox.settled()
    expect(t.mailer.sent[0]).toMatchObject({
      to: member.email,
      subject: expect.stringContaining('비밀번호가 바뀌었어요'),
    })
  })

  it('takes no ticket of a sign-up', async () => {
    const verificationToken = await t.verifiedEmail('someone-new@example.com')
    const reply = await t.call('/api/auth/password', {
      method: 'POST',
      body: { verificationToken, password: 'a-new-one-26' },
    })
    expect(reply.code).toBe('AUTH4003')
  })
})
