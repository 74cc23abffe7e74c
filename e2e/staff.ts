import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { newMember, PASSWORD, type Member, type Session } from './new-member.ts'
import { inDatabase } from './server-database.ts'

/** The server's own library. */
const { Secret, TOTP } = createRequire(join(import.meta.dirname, '../apps/api/package.json'))('otpauth') as {
  Secret: { fromBase32(secret: string): unknown }
  TOTP: { generate(of: { secret: unknown }): string }
}

/** What an authenticator with this secret shows now. */
export const codeOf = (secret: string): string => TOTP.generate({ secret: Secret.fromBase32(secret) })

export interface Staff {
  email: string
  password: string
  /** What their authenticator knows, and what replaces it; each recovery code opens once. */
  secret: string
  recoveryCodes: string[]
}

/** Makes a member one of the staff, as the operator does; to be known to the server, they log in again. */
export async function addStaffRole(request: APIRequestContext): Promise<Member> {
  const member = await newMember(request)
  await inDatabase(`update users set role = 'ADMIN' where id = $1`, [member.id])
  return member
}

/** A new login of theirs. */
export async function logInStaff(request: APIRequestContext, { email }: { email: string }): Promise<Session> {
  const login = await request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  return ((await login.json()) as { result: Session }).result
}

async function post<T>(request: APIRequestContext, { accessToken }: Session, path: string, data: object): Promise<T> {
  const reply = await request.post(path, { headers: { authorization: `Bearer ${accessToken}` }, data })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return ((await reply.json()) as { result: T }).result
}

/** Each worker's own: a code is good once, so two that run at once cannot share an authenticator. */
let own: Promise<Staff> | undefined

async function makeStaff(request: APIRequestContext): Promise<Staff> {
  const { email } = await addStaffRole(request)
  const session = await logInStaff(request, { email })
  const route = '/api/admin/authenticator'
  const { secret } = await post<{ secret: string }>(request, session, route, { password: PASSWORD })
  const code = codeOf(secret)
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(request, session, `${route}/confirm`, { code })
  return { email, password: PASSWORD, secret, recoveryCodes }
}

/** Staff with an authenticator. */
export const ownStaff = (request: APIRequestContext): Promise<Staff> => (own ??= makeStaff(request))

/** A code that has not been used: what was used before counts as used minutes ago, so that no test waits for the next one. */
export async function freshCode({ email, secret }: Pick<Staff, 'email' | 'secret'>): Promise<string> {
  await inDatabase(
    `update authenticators set last_step = last_step - 10
     where state = 'ACTIVE' and user_id = (select id from users where email = $1)`,
    [email],
  )
  return codeOf(secret)
}

/** A login that has just given password and code. */
export async function provenStaff(request: APIRequestContext): Promise<Session> {
  const staff = await ownStaff(request)
  const session = await logInStaff(request, staff)
  await post(request, session, '/api/admin/proof', { password: staff.password, code: await freshCode(staff) })
  return session
}

type AsStaff = <T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<T>

/** What staff do by the API. */
export async function staffOf(request: APIRequestContext): Promise<AsStaff> {
  const { accessToken } = await provenStaff(request)
  return async <T>(method: string, path: string, data: object = {}) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const reply = await request.fetch(path, { method, headers, data })
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
    return ((await reply.json()) as { result: T }).result
  }
}
