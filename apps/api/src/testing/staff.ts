import type { AuditEntry } from '@honjeo/contract/admin/audit'
import type { PageOf } from './community.ts'
import { TEST_PASSWORD, type Member, type TestApp } from './test-app.ts'

/** A member whom the operator has made one of the staff, and who has not given their password since. */
export async function addUnprovenStaff(t: TestApp): Promise<Member> {
  const member = await t.addMember()
  await t.sql(`update users set role = 'ADMIN' where id = $1`, member.id)
  return member
}

export const prove = (t: TestApp, staff: Member, password = TEST_PASSWORD) =>
  t.call('/api/admin/proof', { method: 'POST', body: { password } }, staff)

/** Somebody of the staff who may act for half an hour. */
export async function addStaff(t: TestApp): Promise<Member> {
  const staff = await addUnprovenStaff(t)
  const { status } = await prove(t, staff)
  if (status !== 200) throw new Error('no proof')
  return staff
}

/** What the audit log says, without who looked at whom and gave their password when; the newest first. */
export async function deedsOf(t: TestApp, staff: Member, query = ''): Promise<AuditEntry[]> {
  const reply = await t.call<PageOf<AuditEntry>>(`/api/admin/audit-log?staffId=${staff.id}${query}`, {}, staff)
  return reply.result.content.filter(({ action }) => action !== 'STAFF_PROOF' && action !== 'MEMBER_VIEW')
}
