import type { ChildProcess } from 'node:child_process'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Bus } from '@honjeo/bus/bus'
import { createRedisBus } from '@honjeo/bus/redis-bus'
import { startRedisServer, stopRedisServer } from '../realtime/testing/redis-server.ts'
import { urlOf } from '../testing/database-server.ts'
import { freePort } from '../testing/free-port.ts'
import { programOf, startProgram } from '../testing/program.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { enrol, prove } from '../testing/staff.ts'
import { TestApp, type Member } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const PROGRAM = programOf('programs/staff')
/** Each start takes seconds where the machine is busy. */
const TIMEOUT = 120_000

/** A server whose clock does not move: what it knows of a session it knows until another server says otherwise. */
const t = new TestApp()
let redis: ChildProcess
let bus: Bus
let database: TestDatabase
let env: Record<string, string>

const isReady = () =>
  vi.waitFor(async () => expect((await t.app.inject('/readyz')).statusCode).toBe(200), { timeout: 10_000 })

beforeAll(async () => {
  const port = await freePort()
  redis = await startRedisServer(port)
  const url = `redis://127.0.0.1:${port}`
  bus = createRedisBus(url, pino({ level: 'silent' }))
  database = await createTestDatabase()
  await t.open(database.connection, { bus })
  await isReady()
  env = { DATABASE_URL: urlOf(database.connection), JWT_SECRET: 'the secret of all servers in a test', REDIS_URL: url }
})
afterAll(async () => {
  await t.close()
  await bus.close()
  await stopRedisServer(redis)
  await database.drop()
})

const run = (...args: string[]) => startProgram(PROGRAM, env, args).ended
const me = async (as: Member) => (await t.call('/api/admin/me', {}, as)).code

describe('npm run staff:grant, staff:revoke and staff:reset', { timeout: TIMEOUT }, () => {
  it('make a member one of the staff and an ordinary member again, at once on running servers', async () => {
    const member = await t.addMember()
    expect(await me(member)).toBe('ADMIN4030')
    expect(await run('grant', member.email.toUpperCase())).toEqual({
      code: 0,
      output: `grant ${member.email.toUpperCase()}: done\n`,
    })
    await expect.poll(() => me(member)).toBe('COMMON200')
    expect((await prove(t, member)).status).toBe(200)

    expect(await run('revoke', member.email)).toMatchObject({ code: 0 })
    await expect.poll(() => me(member)).toBe('ADMIN4030')
    // A member who is made one of the staff again is not proven any more.
    expect(await run('grant', member.email)).toMatchObject({ code: 0 })
    await expect.poll(() => me(member)).toBe('COMMON200')
    expect(await t.call('/api/admin/dashboard', {}, member)).toMatchObject({ code: 'ADMIN4031' })

    await prove(t, member)
    const { result } = await t.call<{ content: object[] }>(
      `/api/admin/audit-log?targetType=MEMBER&targetId=${member.id}`,
      {},
      member,
    )
    expect(result.content.filter((entry) => !('staffId' in entry) || entry.staffId === null)).toMatchObject([
      { action: 'STAFF_GRANT', staffName: '명령줄', before: { role: 'MEMBER' }, after: { role: 'ADMIN' } },
      { action: 'STAFF_REVOKE', staffName: '명령줄', before: { role: 'ADMIN' }, after: { role: 'MEMBER' } },
      { action: 'STAFF_GRANT', staffName: '명령줄' },
    ])
  })

  it('take the authenticator of a colleague who has lost it, who then enrols a new one before doing anything else', async () => {
    const member = await t.addMember()
    await run('grant', member.email)
    await expect.poll(() => me(member)).toBe('COMMON200')
    expect(await run('reset', member.email)).toMatchObject({
      code: 0,
      output: expect.stringContaining('nothing to do'),
    })
    await enrol(t, member)
    const dashboard = async () => (await t.call('/api/admin/dashboard', {}, member)).code
    expect(await dashboard()).toBe('COMMON200')

    const { mails, port } = await startMailServer()
    const program = startProgram(PROGRAM, { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` }, ['reset', member.email])
    expect(await program.ended).toEqual({ code: 0, output: `reset ${member.email}: done\n` })
    expect(mails.items.map(({ to }) => to)).toEqual([[member.email]])
    await expect.poll(dashboard).toBe('ADMIN4031')
    const { rows } = await t.sql('select from recovery_codes where user_id = $1', member.id)
    expect(rows).toEqual([])
    expect(await t.call('/api/admin/me', {}, member)).toMatchObject({ result: { hasAuthenticator: false } })
    await prove(t, member)
    const { result } = await t.call<{ content: object[] }>(
      `/api/admin/audit-log?action=AUTHENTICATOR_RESET&targetId=${member.id}&targetType=MEMBER`,
      {},
      member,
    )
    expect(result.content).toMatchObject([{ staffName: '명령줄', targetId: String(member.id) }])
    const notifications = await t.call<{ content: { message: string }[] }>('/api/notifications', {}, member)
    expect(notifications.result.content.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('지워졌어요'),
    )
  })

  it('say what there is nothing to do about', async () => {
    const member = await t.addMember()
    expect(await run('revoke', member.email)).toEqual({
      code: 0,
      output: `revoke ${member.email}: nothing to do: that is so already\n`,
    })
    expect(await run('grant', 'nobody@example.com')).toEqual({
      code: 1,
      output: 'nobody has signed up with that address\n',
    })
    await t.sql(`update users set suspended_until = now() + interval '1 day' where id = $1`, member.id)
    expect(await run('grant', member.email)).toEqual({ code: 1, output: 'that member is suspended: lift it first\n' })
  })

  it.each([[[]], [['grant']], [['grant', 'nobody']], [['promote', 'a@example.com']], [['grant', 'a@b.c', 'd@e.f']]])(
    'say how they are used when they are given %j',
    async (args) => {
      expect(await run(...args)).toEqual({ code: 1, output: expect.stringContaining('staff:grant -- EMAIL') })
    },
  )
})
