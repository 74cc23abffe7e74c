import type { ReportDecision, StaffReportDetail } from '@honjeo/contract/admin/reports'
import type { ReportDetail } from '@honjeo/contract/reports'
import type { Member, TestApp } from './test-app.ts'

export const DECISION_NOTE = '확인했어요. 알려주셔서 고마워요.'

/** Adds members whose accounts are two days old, since reports of younger ones hide nothing. */
export async function addReporters(t: TestApp, count: number): Promise<Member[]> {
  const members = await Promise.all(Array.from({ length: count }, () => t.addMember()))
  for (const member of members) await growOlder(t, member)
  return members
}

export const growOlder = (t: TestApp, { id }: { id: number }) =>
  t.sql(`update users set created_at = created_at - interval '2 days' where id = $1`, id)

/** What members report, and what staff do about it, as calls. */
export const reportDesk = (t: TestApp) => ({
  /** A report that was accepted; answers its id. */
  async report(target: object, as: Member, draft: object = {}): Promise<number> {
    const body = { reason: 'SPAM', detail: '광고만 계속 올려요', ...target, ...draft }
    const reply = await t.call<{ reportId: number }>('/api/reports', { method: 'POST', body }, as)
    if (reply.status !== 201) throw new Error(`no report: ${JSON.stringify(reply)}`)
    return reply.result.reportId
  },
  decide: (reportId: number, decision: Partial<ReportDecision>, as: Member) =>
    t.call<StaffReportDetail>(
      `/api/admin/reports/${reportId}/decision`,
      { method: 'POST', body: { status: 'ACTION_TAKEN', note: DECISION_NOTE, ...decision } },
      as,
    ),
  look: (reportId: number, as: Member) => t.call<StaffReportDetail>(`/api/admin/reports/${reportId}`, {}, as),
  /** A report as its reporter reads it. */
  asReporter: async (reportId: number, as: Member) =>
    (await t.call<ReportDetail>(`/api/reports/${reportId}`, {}, as)).result,
  /** A member has reported nothing today: a day has its limit. */
  forgetReports: () => t.sql(`update reports set created_at = created_at - interval '1 day'`),
})
