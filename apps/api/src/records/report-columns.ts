import { REPORT_REASONS, type ReportReasonCode } from '@honjeo/contract/values/report-reasons'
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { isoUtc } from '@honjeo/schema/columns'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { reports } from '@honjeo/schema/reports'

const REASON_NAMES = new Map<ReportReasonCode, string>(REPORT_REASONS.map(({ code, name }) => [code, name]))

const reasonNameOf = (reason: ReportReasonCode) => REASON_NAMES.get(reason) ?? reason

/** What every report shows, in a list or by itself; finish its rows with `withReasonName`. */
export const reportSummary = {
  reportId: reports.id,
  targetType: reports.targetType,
  status: reports.status,
  reason: sql<ReportReasonCode>`${reports.reason}`,
  createdAt: isoUtc(reports.createdAt),
}

/** What was kept of a member who was reported is not shown once they have left. */
const unlessLeft = (column: AnyColumn, otherwise: SQL) =>
  sql<
    string | null
  >`case when ${reports.targetType} = 'USER' and ${reports.targetUserId} is null then ${otherwise} else ${column} end`

/** What was reported, as it was then. */
export const reportedWords = {
  targetTitle: unlessLeft(reports.targetTitle, sql`${FORMER_MEMBER}`),
  targetContent: unlessLeft(reports.targetContent, sql`null`),
}

export const withReasonName = <R extends { reason: ReportReasonCode }>(row: R) => ({
  ...row,
  reasonName: reasonNameOf(row.reason),
})
