import type { ReportReasonCode } from '@honjeo/contract/values/report-reasons'
import { and, count, eq, gte } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { type ReportedLine, reports } from '../db/schema/reports.ts'
import type { Target } from './report-targets.queries.ts'

export interface NewReport {
  reporterId: number
  target: Target
  targetUserId: number | null
  context: ReportedLine[] | null
  reason: ReportReasonCode
  detail: string
  createdAt: string
}

/** Undefined where the member has an open report of the target already. */
export async function insertReport(tx: Db, { target, ...report }: NewReport): Promise<number | undefined> {
  const [row] = await tx
    .insert(reports)
    .values({ ...report, targetType: target.type, targetId: target.id, targetSeq: target.seq })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  return row?.id
}

/** How many members have an open report of the target: each can have but one. */
export async function countOpenReports(tx: Db, { type, id, seq }: Target): Promise<number> {
  const [row] = await tx
    .select({ value: count() })
    .from(reports)
    .where(
      and(
        eq(reports.targetType, type),
        eq(reports.targetId, id),
        eq(reports.targetSeq, seq),
        eq(reports.status, 'PENDING'),
      ),
    )
  return row?.value ?? 0
}

export async function countReportsSince(tx: Db, reporterId: number, since: string): Promise<number> {
  const [row] = await tx
    .select({ value: count() })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), gte(reports.createdAt, since)))
  return row?.value ?? 0
}
