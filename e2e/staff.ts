import { expect, type APIRequestContext } from '@playwright/test'
import type { Session } from './fixtures.ts'

/** Of the demo, and what they do by the API. */
export const STAFF_EMAIL = 'staff@honjeo.example'
export const STAFF_PASSWORD = 'honjeo-staff-2026'

type AsStaff = <T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<T>

/** A member of staff who has just given their password. */
export async function staffOf(request: APIRequestContext): Promise<AsStaff> {
  const login = await request.post('/api/auth/login', { data: { email: STAFF_EMAIL, password: STAFF_PASSWORD } })
  const { accessToken } = ((await login.json()) as { result: Session }).result
  const asStaff: AsStaff = async <T>(method: string, path: string, data: object = {}) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const reply = await request.fetch(path, { method, headers, data })
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
    return ((await reply.json()) as { result: T }).result
  }
  await asStaff('POST', '/api/admin/proof', { password: STAFF_PASSWORD })
  return asStaff
}
