import type { AuditEntry } from '@honjeo/contract/admin/audit'
import type { Enrolled, Enrolment } from '@honjeo/contract/admin/authenticator'
import type { StaffMe } from '@honjeo/contract/admin/staff'
import { STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { codeAt } from '../lib/totp.ts'
import type { PageOf } from './community.ts'
import { TEST_PASSWORD, type Member, type TestApp } from './test-app.ts'

/** A member whom the operator has made one of the staff, and who has no authenticator yet. */
export async function addUnprovenStaff(t: TestApp, profile: Parameters<TestApp['addMember']>[0] = {}): Promise<Member> {
  const member = await t.addMember(profile)
  await t.sql(`update users set role = 'ADMIN' where id = $1`, member.id)
  return member
}

/** What the authenticators of a test's staff know, by whose they are. */
const secrets = new WeakMap<TestApp, Map<number, string>>()

function secretsOf(t: TestApp): Map<number, string> {
  const known = secrets.get(t) ?? new Map<number, string>()
  secrets.set(t, known)
  return known
}

/** The code that their authenticator shows, so many steps of 30 s from now. */
export function codeOf(t: TestApp, { id }: Member, steps = 0): string {
  const secret = secretsOf(t).get(id)
  if (secret === undefined) throw new Error('no authenticator')
  return codeAt(secret, new Date(t.clock.inSeconds(30 * steps)))
}

export const beginEnrolment = (t: TestApp, staff: Member, body: object = { password: TEST_PASSWORD }) =>
  t.call<Enrolment>('/api/admin/authenticator', { method: 'POST', body }, staff)

/** Enrols an authenticator, by which they are proven; answers their recovery codes. */
export async function enrol(t: TestApp, staff: Member): Promise<string[]> {
  const { result } = await beginEnrolment(t, staff)
  secretsOf(t).set(staff.id, result.secret)
  const body = { code: codeOf(t, staff) }
  const reply = await t.call<Enrolled>('/api/admin/authenticator/confirm', { method: 'POST', body }, staff)
  if (reply.status !== 200) throw new Error(`not enrolled: ${JSON.stringify(reply)}`)
  return reply.result.recoveryCodes
}

/** Makes it as if their last code had been given minutes ago: the clock of a test does not move, and a code is good once. */
export const forgetLastCode = (t: TestApp, { id }: Member) =>
  t.sql(`update authenticators set last_step = last_step - 10 where user_id = $1 and state = 'ACTIVE'`, id)

/** Gives password and code, once more if need be; staff without an authenticator enrol one first. */
export async function prove(t: TestApp, staff: Member, password = TEST_PASSWORD) {
  const { result: me } = await t.call<StaffMe | null>('/api/admin/me', {}, staff)
  if (me?.hasAuthenticator === false) await enrol(t, staff)
  await forgetLastCode(t, staff)
  const code = me === null ? '000000' : codeOf(t, staff)
  return t.call('/api/admin/proof', { method: 'POST', body: { password, code } }, staff)
}

/**
 * Adds staff who may act for half an hour, past both factors: what hashing recovery codes costs, most tests of the
 * staff need not pay.
 */
export async function addStaff(t: TestApp, profile: Parameters<TestApp['addMember']>[0] = {}): Promise<Member> {
  const staff = await addUnprovenStaff(t, profile)
  await t.sql(
    'update sessions set proven_until = $2 where user_id = $1',
    staff.id,
    t.clock.inSeconds(STAFF_PROOF_SECONDS),
  )
  return staff
}

/** What the audit log says, without who looked at whom and gave their password when; the newest first. */
export async function deedsOf(t: TestApp, staff: Member, query = ''): Promise<AuditEntry[]> {
  const reply = await t.call<PageOf<AuditEntry>>(`/api/admin/audit-log?staffId=${staff.id}${query}`, {}, staff)
  return reply.result.content.filter(({ action }) => action !== 'STAFF_PROOF' && action !== 'MEMBER_VIEW')
}

const AT_WORK_MS = 10 * 60_000

/**
 * Returns one of the staff for each act of a long test. A new one costs it a minute of its clock, so one serves until their login and
 * second factor are about to expire.
 */
export function staffAtWork(t: TestApp): () => Promise<Member> {
  let staff: Member | undefined
  let until = 0
  return async () => {
    const now = t.clock.now().getTime()
    if (staff !== undefined && now < until) return staff
    until = now + AT_WORK_MS
    return (staff = await addStaff(t))
  }
}
