import { REFRESH_TOKENS_KEPT, REISSUE_GRACE_SECONDS, REISSUES_PER_MINUTE } from '@honjeo/contract/values/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { keptLog } from '../testing/kept-log.ts'
import { makeTwoApps, type Member, type TestApp } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { inForm } from './form.ts'

/** Two tabs, each with five calls that met a 401. */
const AT_ONCE = 10
const ROTATIONS = inForm({ short: 3, long: 50 })

const [one, two] = makeTwoApps()
const log = keptLog()
let database: TestDatabase
let member: Member

beforeAll(async () => {
  database = await createTestDatabase()
  const bus = createMemoryBus()
  await one.open(database.connection, { bus, logger: log.logger })
  await two.open(database.connection, { bus, logger: log.logger })
  member = await one.addMember()
})

afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})

type Tokens = Pick<Member, 'accessToken' | 'refreshToken'>

const reissue = (server: TestApp, refreshToken: string) =>
  server.call<Tokens>('/api/auth/reissue', { method: 'POST', body: { refreshToken } })
const profileStatus = async (server: TestApp, tokens: Tokens) =>
  (await server.call('/api/mypage/profile', {}, tokens)).status
const rotations = async () => {
  const { rows } = await one.sql(
    `select count(*)::int as tokens, count(used_at)::int as used from refresh_tokens
     where session_id in (select id from sessions where user_id = $1)`,
    member.id,
  )
  return rows[0] as { tokens: number; used: number }
}

it('F19: of many who reissue one token at once at two servers, all get the one successor, and stay logged in', async () => {
  let { refreshToken } = member
  for (let n = 1; n <= ROTATIONS; n++) {
    // This is the rate at which a login may be renewed without end.
    for (const server of [one, two]) server.clock.advance(60 / REISSUES_PER_MINUTE)
    const spent = refreshToken
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, k) => reissue(k % 2 === 0 ? one : two, spent)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200))
    expect(new Set(answers.map(({ result }) => result.refreshToken)).size).toBe(1)
    refreshToken = answers[0]!.result.refreshToken
    const tokens = Math.min(n + 1, REFRESH_TOKENS_KEPT)
    expect(await rotations()).toEqual({ tokens, used: tokens - 1 })
    for (const { result } of answers.slice(0, 2)) {
      expect(await Promise.all([profileStatus(one, result), profileStatus(two, result)])).toEqual([200, 200])
    }
  }
  member = { ...member, refreshToken }
})

it('F20: a stolen token used after the grace ends the family for both sides at every server, is logged once, and announced once by mail', async () => {
  const stolen = member.refreshToken
  const owner = (await reissue(one, stolen)).result
  one.clock.advance(REISSUE_GRACE_SECONDS + 1)
  two.clock.advance(REISSUE_GRACE_SECONDS + 1)
  const thief = await Promise.all([reissue(two, stolen), reissue(one, stolen)])
  for (const { status, code } of thief)
    expect([status, ['AUTH4012', 'AUTH4015']]).toEqual([401, expect.arrayContaining([code])])
  expect((await reissue(one, owner.refreshToken)).status).toBe(401)
  expect(await Promise.all([profileStatus(one, owner), profileStatus(two, owner)])).toEqual([401, 401])

  const lines = log.lines.filter(({ msg }) => String(msg).includes('refresh token'))
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', userId: member.id, sessionId: expect.any(String) })])
  expect(JSON.stringify(log.lines)).not.toMatch(new RegExp(`${stolen}|${owner.refreshToken}|${member.email}`))
  await Promise.all([one.app.outbox.settled(), two.app.outbox.settled()])
  const mails = one.mailer.sent.filter(({ subject }) => subject.includes('로그아웃했어요'))
  expect(mails.map(({ to }) => to)).toEqual([member.email])
})
