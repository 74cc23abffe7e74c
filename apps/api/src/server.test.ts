import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { codeAt } from './lib/totp.ts'
import { freePort } from './testing/free-port.ts'
import { makeDatabase, makeDataDir } from './testing/server-database.ts'
import { callServer, ServerProcess } from './testing/server-process.ts'

/** Each start takes seconds where the machine is busy. */
const TIMEOUT = 120_000

const logIn = (url: string, email: string, password: string) =>
  callServer<{ accessToken: string }>(`${url}/api/auth/login`, { method: 'POST', body: { email, password } })
const profile = (url: string, token: string) => callServer<{ nickName: string }>(`${url}/api/mypage/profile`, { token })

describe('a server on its own', { timeout: TIMEOUT }, () => {
  it('brings database, places, demo and secret along, and keeps them', async () => {
    const env = { DATA_DIR: await makeDataDir(), DEMO: '1' }
    const first = new ServerProcess(env)
    const url = await first.url()
    expect(await (await fetch(`${url}/livez`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'ok',
      database: 'ok',
      bus: 'ok',
      images: 'ok',
    })
    const places = await callServer<{ totalCount: number }>(`${url}/api/tourist-spots`)
    expect(places.result.totalCount).toBeGreaterThanOrEqual(60)

    const [, email = '', password = ''] = await first.says(/^demo login: (\S+) \/ (\S+)$/)
    const { accessToken } = (await logIn(url, email, password)).result
    expect((await profile(url, accessToken)).result.nickName).toBe('바람개비')
    const [, ...staff] = await first.says(/^demo staff login: (\S+) \/ (\S+)$/)
    const { accessToken: ofStaff } = (await logIn(url, staff[0]!, staff[1]!)).result
    const [, secret = ''] = await first.says(/^demo staff authenticator: (\S+) /)
    const body = { password: staff[1]!, code: codeAt(secret, new Date()) }
    const proof = await callServer(`${url}/api/admin/proof`, { method: 'POST', token: ofStaff, body })
    expect(proof.status).toBe(200)

    const secretFile = join(env.DATA_DIR, 'jwt-secret')
    const kept = await readFile(secretFile, 'utf8')
    expect((await stat(secretFile)).mode & 0o777).toBe(0o600)
    expect(kept).toMatch(/^[A-Za-z0-9+/]{64}$/)
    expect(first.log.join('\n')).not.toContain(kept)
    expect(first.log.join('\n')).not.toMatch(/is taken|rror/)
    expect(await first.stop('SIGTERM')).toBe(0)

    const second = new ServerProcess(env)
    expect((await profile(await second.url(), accessToken)).status).toBe(200)
    expect(await readFile(secretFile, 'utf8')).toBe(kept)
    expect(await second.stop('SIGINT')).toBe(0)
  })
})

describe('a server with a database', { timeout: TIMEOUT }, () => {
  it('takes the next free port when its own is taken, and says so', async () => {
    const port = await freePort()
    const occupant = createServer().listen(port, '127.0.0.1')
    await once(occupant, 'listening')
    const { env } = await makeDatabase('catalogue')
    const server = new ServerProcess({ ...env, PORT: String(port) })
    const url = await server.url()
    occupant.close()
    expect(Number(new URL(url).port)).toBeGreaterThan(port)
    expect(Number(new URL(url).port)).toBeLessThanOrEqual(port + 20)
    expect(server.log).toContain(`port ${port} is taken`)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })

  it('starts beside others on an empty database, which is set up once', async () => {
    const { env, connection } = await makeDatabase()
    const servers = [1, 2, 3].map(() => new ServerProcess({ ...env, DEMO: '1' }))
    const urls = await Promise.all(servers.map((server) => server.url()))
    const logins = await Promise.all(servers.map((server) => server.says(/^demo login: (\S+) \/ (\S+)$/)))
    const [, email = '', password = ''] = logins[0]!
    const { accessToken } = (await logIn(urls[0]!, email, password)).result
    for (const url of urls) expect((await profile(url, accessToken)).status).toBe(200)

    const client = new Client(connection)
    await client.connect()
    const { rows } = await client.query(
      `select (select count(*) from drizzle.__drizzle_migrations) as migrations,
        (select count(*) from users where email = $1) as accounts`,
      [email],
    )
    await client.end()
    const journal = await readFile(new URL('../migrations/meta/_journal.json', import.meta.url), 'utf8')
    const { entries } = JSON.parse(journal) as { entries: unknown[] }
    expect(rows).toEqual([{ migrations: entries.length, accounts: 1 }])
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0])
  })

  it('does not start without the database, and says why', async () => {
    const port = await freePort()
    const server = new ServerProcess({
      DATABASE_URL: `postgres://honjeo:hunter22@127.0.0.1:${port}/honjeo`,
      JWT_SECRET: 'x'.repeat(32),
    })
    expect(await server.exit).toBe(1)
    expect(server.log.join('\n')).toMatch(/could not start: .*ECONNREFUSED/)
    expect(server.log.join('\n')).not.toContain('hunter22')
  })
})

describe('a server that is configured with nonsense', { timeout: TIMEOUT }, () => {
  it('stops with every name, what is wrong, and an example', async () => {
    const server = new ServerProcess({
      PORT: '99999',
      DATABASE_URL: 'mysql://root:hunter22@db/honjeo',
      REDIS_URL: 'cache',
      SMTP_URL: 'mail:25',
      PUBLIC_URL: 'honjeo.kr',
      DEMO: 'yes',
    })
    expect(await server.exit).toBe(1)
    const names = server.log.map((line) => /^([A-Z_]+): .{10,}\. Example: \1=\S/.exec(line)?.[1])
    expect(names).toEqual(['PORT', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL', 'JWT_SECRET', 'DEMO'])
    expect(server.log.join('\n')).not.toContain('hunter22')
  })
})
