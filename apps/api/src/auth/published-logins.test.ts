import { describe, expect, it } from 'vitest'
import { codeAt } from '../lib/totp.ts'
import { DEMO_LOGIN } from '@honjeo/demo-content/members'
import { STAFF_LOGIN } from '@honjeo/demo-content/staff'
import { makeDatabase, makeDataDir } from '../testing/server-database.ts'
import { callServer, ServerProcess } from '../testing/server-process.ts'

/** Each start of a server takes seconds on a busy machine. */
const TIMEOUT = 480_000

/** Settings that each let other computers in. */
const SETTINGS: [name: string, value: string][] = [
  ['PUBLIC_URL', 'https://honjeo.test'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525'],
  ['TRUSTED_PROXIES', '127.0.0.1'],
  ['HOST', '0.0.0.0'],
  ['NODE_ENV', 'production'],
]

interface Login {
  email: string
  password: string
}

/** Starts the server as `npm start` does, with empty settings unset. */
const start = (env: Record<string, string>) => new ServerProcess({ DEMO: '', ...env })

/** Returns an address that reaches the server from here, whatever its public name is. */
async function localUrl(server: ServerProcess): Promise<string> {
  await server.url()
  const [, port] = await server.says(/^Server listening at http:\/\/127\.0\.0\.1:(\d+)$/)
  return `http://127.0.0.1:${port}`
}

const logIn = (url: string, { email, password }: Login) =>
  callServer<{ accessToken: string }>(`${url}/api/auth/login`, { method: 'POST', body: { email, password } })

async function expectRefused(url: string) {
  for (const login of [STAFF_LOGIN, DEMO_LOGIN, { ...DEMO_LOGIN, email: 'Doldam@honjeo.example' }]) {
    expect(await logIn(url, login)).toMatchObject({ status: 403, code: 'AUTH4031' })
  }
  expect((await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } })).status).toBe(404)
}

describe('a published login', { timeout: TIMEOUT }, () => {
  it('works where only this computer comes in, and is refused with each setting that lets others in', async () => {
    const DATA_DIR = await makeDataDir()
    const alone = start({ DATA_DIR })
    const url = await alone.url()
    const staff = await logIn(url, STAFF_LOGIN)
    expect(staff.status).toBe(200)
    expect((await logIn(url, DEMO_LOGIN)).status).toBe(200)
    expect(await (await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } })).json()).toEqual([])
    // The request looks as if a proxy that no setting names had passed it on, so it may come from another computer.
    for (const [header, value] of [
      ['x-forwarded-for', '203.0.113.7'],
      ['via', '1.1 tunnel'],
      ['x-forwarded-proto', 'https'],
      ['cf-connecting-ip', '203.0.113.7'],
    ] as const) {
      const headers = { [header]: value }
      const body = JSON.stringify({ email: STAFF_LOGIN.email, password: STAFF_LOGIN.password })
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
      expect((await fetch(`${url}/api/auth/login`, init)).status).toBe(403)
      expect((await fetch(`${url}/dev/mail`, { headers })).status).toBe(404)
    }
    expect(await alone.stop()).toBe(0)

    for (const [name, value] of SETTINGS) {
      const server = start({ DATA_DIR, [name]: value })
      const open = await localUrl(server)
      await expectRefused(open)
      await server.says(new RegExp(`everybody knows.*${name}.*staff:grant`))
      const { status } = await callServer(`${open}/api/mypage/profile`, { token: staff.result.accessToken })
      expect(status, 'a login of before').toBe(401)
      expect(server.log.join('\n')).not.toContain(STAFF_LOGIN.password)
      expect(await server.stop()).toBe(0)
    }
  })

  it('is not made where a setting lets others in, and the log names the setting', async () => {
    const server = start({ DATA_DIR: await makeDataDir(), PUBLIC_URL: 'https://honjeo.test' })
    const url = await localUrl(server)
    for (const login of [STAFF_LOGIN, DEMO_LOGIN]) expect((await logIn(url, login)).status).toBe(401)
    await server.says(/no demo: PUBLIC_URL lets others in; DEMO=1/)
    expect(await server.stop()).toBe(0)
  })

  it('is not made for a demo that others may come to: its logins are made up, and shown once', async () => {
    const { env } = await makeDatabase()
    const server = start({ ...env, DEMO: '1', HOST: '0.0.0.0' })
    const url = await localUrl(server)
    for (const login of [STAFF_LOGIN, DEMO_LOGIN]) expect((await logIn(url, login)).status).toBe(401)
    expect((await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } })).status).toBe(404)

    const [, email = '', password = ''] = await server.says(/^demo staff login, shown once: (\S+) \/ (\S+)$/)
    const [, secret = ''] = await server.says(/^demo staff authenticator, shown once: (\S+)$/)
    expect(secret).not.toBe(STAFF_LOGIN.authenticator)
    const { result } = await logIn(url, { email, password })
    const body = { password, code: codeAt(secret, new Date()) }
    const proof = await callServer(`${url}/api/admin/proof`, { method: 'POST', token: result.accessToken, body })
    expect(proof.status).toBe(200)
    const [, ofMember = '', itsPassword = ''] = await server.says(/^demo login, shown once: (\S+) \/ (\S+)$/)
    expect((await logIn(url, { email: ofMember, password: itsPassword })).status).toBe(200)
    expect(await server.stop()).toBe(0)

    const again = start({ ...env, DEMO: '1' })
    const here = await localUrl(again)
    expect((await logIn(here, STAFF_LOGIN)).status).toBe(401)
    expect((await logIn(here, { email, password })).status).toBe(200)
    expect(again.log.join('\n')).not.toMatch(/demo (staff )?login/)
  })
})
