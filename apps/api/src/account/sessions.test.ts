import type { MySession } from '@honjeo/contract/account'
import { REFRESH_TOKEN_TTL_DAYS } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../testing/conversation.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'
import { deviceName } from '../lib/device-name.ts'

const t = setUpTestApp()
let me: Member
let other: Member

beforeEach(async () => {
  ;[me, other] = [await t.addMember(), await t.addMember()]
})

const SESSIONS = '/api/account/sessions'
const WHALE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Whale/4.1'

async function logIn(as: Member, userAgent = ''): Promise<Member> {
  t.clock.advance(1)
  const body = { email: as.email, password: TEST_PASSWORD }
  const headers = { 'user-agent': userAgent }
  const { result } = await t.call<Member>('/api/auth/login', { method: 'POST', body, headers })
  return { ...as, ...result }
}
const list = async (as: Member) => (await t.call<MySession[]>(SESSIONS, {}, as)).result
const end = (sessionId: string, as?: Member) => t.call(`${SESSIONS}/${sessionId}`, { method: 'DELETE' }, as)
const endOthers = (as: Member) => t.call<{ ended: number }>(SESSIONS, { method: 'DELETE' }, as)
const isIn = async (as: Member) => (await t.call('/api/mypage/profile', {}, as)).status === 200

describe('where one is logged in', () => {
  it('is listed, the most recently used first, with the one that asks marked', async () => {
    const pc = await logIn(me, WHALE)
    await logIn(other)
    expect(await list(pc)).toEqual([
      {
        sessionId: expect.any(String),
        browser: 'NAVER Whale Browser',
        os: 'Windows',
        device: 'NAVER Whale Browser, Windows',
        createdAt: t.clock.inSeconds(-1),
        lastSeenAt: t.clock.inSeconds(-1),
        current: true,
      },
      expect.objectContaining({ browser: null, os: null, device: null, current: false }),
    ])
    t.clock.advance(5)
    await t.call('/api/auth/reissue', { method: 'POST', body: { refreshToken: me.refreshToken } })
    expect(await list(pc)).toMatchObject([{ current: false, lastSeenAt: t.clock.inSeconds(0) }, { current: true }])
  })

  it('is no longer, where the tokens have run out', async () => {
    t.clock.advance(REFRESH_TOKEN_TTL_DAYS * 86_400)
    expect(await list(await logIn(me))).toHaveLength(1)
  })
})

describe('ending a login', () => {
  it('is refused for one of another member, an ended one and one that never was', async () => {
    const [theirs] = await list(other)
    expect(await end(theirs!.sessionId, me)).toMatchObject({ status: 404, code: 'ACCOUNT4040' })
    expect(await isIn(other)).toBe(true)
    const pc = await logIn(me)
    const mine = (await list(pc)).find(({ current }) => !current)!.sessionId
    expect((await end(mine, pc)).status).toBe(200)
    expect(await end(mine, pc)).toMatchObject({ status: 404, code: 'ACCOUNT4040' })
    expect(await end('0f9b1c52-6d53-4a57-9c25-0c1a86f1e0a4', pc)).toMatchObject({ code: 'ACCOUNT4040' })
    for (const id of ['1', `urn:uuid:${mine}`, mine.toUpperCase()]) {
      expect(await end(id, pc)).toMatchObject({ status: 400, result: { fields: { sessionId: expect.any(String) } } })
    }
  })

  it('ends its tokens and its socket, and no other', async () => {
    const pc = await logIn(me)
    const socket = await connect(t, me)
    const ended = socket.nextError()
    const mine = (await list(pc)).find(({ current }) => !current)!
    expect(await end(mine.sessionId, pc)).toMatchObject({ status: 200, result: null })
    expect((await ended).headers['code']).toBe('AUTH4015')
    expect(await t.call('/api/mypage/profile', {}, me)).toMatchObject({ status: 401, code: 'AUTH4015' })
    expect([await isIn(pc), (await list(pc)).length]).toEqual([true, 1])
  })

  it('of all others keeps the one that asks', async () => {
    const [pc, phone] = [await logIn(me), await logIn(me)]
    expect((await endOthers(phone)).result).toEqual({ ended: 2 })
    expect((await endOthers(phone)).result).toEqual({ ended: 0 })
    expect([await isIn(me), await isIn(pc), await isIn(phone), await isIn(other)]).toEqual([false, false, true, true])
  })
})

describe('a device', () => {
  it.each([
    ['', null, null],
    ['curl/8.1', null, null],
    [WHALE, 'NAVER Whale Browser', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
  ])('that says %j is shown as %j on %j', (userAgent, browser, os) => {
    expect(deviceName(userAgent)).toEqual({ browser, os })
  })
})
