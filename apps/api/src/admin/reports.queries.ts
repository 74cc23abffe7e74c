import type { adminReportsRoutes } from '@honjeo/contract/admin/reports'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { StaffReport } from '@honjeo/contract/admin/reports'
import type { ReportStatus } from '@honjeo/contract/values/enums'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toUploadedImage } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { reportedWords, reportSummary, withReasonName } from '../records/report-columns.ts'
import { images } from '@honjeo/schema/images'
import { reports } from '@honjeo/schema/reports'
import { users } from '@honjeo/schema/users'
import { memberMark } from './members.queries.ts'
import type { Target } from '../reports/report-targets.queries.ts'

const reporters = alias(users, 'reporters')
const targets = alias(users, 'targets')
const deciders = alias(users, 'deciders')

const isInForce = isNull(reports.cancelledAt)
const isOpen = and(eq(reports.status, 'PENDING'), isInForce)

/** The query joins `reporters` and `targets` from the left; finish its rows with `withReasonName`. */
const reportRow = (now: string) => ({
  ...reportSummary,
  ...reportedWords,
  reporter: memberMark(now, reporters),
  targetUser: memberMark(now, targets),
  openReports: sql<number>`(
    select count(*)::int from reports o
    where o.target_type = ${reports.targetType} and o.target_id = ${reports.targetId} and o.target_seq = ${reports.targetSeq}
      and o.status = 'PENDING' and o.cancelled_at is null)`,
  processedAt: sql<string | null>`${isoUtc(reports.processedAt)}`,
})

type ReportsQuery = QueryOf<(typeof adminReportsRoutes)['GET /api/admin/reports']>

/** What waits longest comes first; of all others the newest. Without those that were cancelled. */
export async function listReports(db: Db, query: ReportsQuery, now: string) {
  const { status, targetType, reason, targetUserId, size = PAGE_SIZE_DEFAULT, cursor } = query
  const list = `reports:${JSON.stringify([status, targetType, reason, targetUserId])}`
  const direction = status === 'PENDING' ? 'asc' : 'desc'
  const ordering = { key: reports.createdAt, keyType: 'instant', direction } as const
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows = await db
    .select(reportRow(now))
    .from(reports)
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(targets, eq(targets.id, reports.targetUserId))
    .where(
      and(
        isInForce,
        status === undefined ? undefined : eq(reports.status, status),
        targetType === undefined ? undefined : eq(reports.targetType, targetType),
        reason === undefined ? undefined : eq(reports.reason, reason),
        targetUserId === undefined ? undefined : eq(reports.targetUserId, targetUserId),
        isAfter(ordering, reports.id, after),
      ),
    )
    .orderBy(...orderBy(ordering, reports.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.createdAt, row.reportId]),
    (row): StaffReport => withReasonName(row),
  )
}

/** A report with what else staff see of it by itself; undefined where there is none. */
export async function findReport(db: Db, reportId: number, now: string) {
  const [row] = await db
    .select({
      ...reportRow(now),
      targetId: reports.targetId,
      targetSeq: reports.targetSeq,
      targetUserId: reports.targetUserId,
      detail: reports.detail,
      evidence: reports.evidence,
      image: images,
      adminNote: reports.adminNote,
      processedBy: deciders.nickname,
      isCancelled: sql<boolean>`${reports.cancelledAt} is not null`,
      context: reports.context,
    })
    .from(reports)
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(targets, eq(targets.id, reports.targetUserId))
    .leftJoin(deciders, eq(deciders.id, reports.processedBy))
    .leftJoin(images, eq(images.name, reports.imageName))
    .where(eq(reports.id, reportId))
  if (!row) return undefined
  const { targetId, targetSeq, targetUserId, context, image, ...report } = row
  return {
    target: { type: report.targetType, id: targetId, seq: targetSeq },
    targetUserId,
    context: context ?? [],
    report: { ...withReasonName(report), imageUrl: image && toUploadedImage(image).imageUrl },
  }
}

/** What members are called now, by their ids. */
export async function listNicknames(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** Returns whom and what a report is about; undefined where there is none. */
export async function findReportTarget(tx: Db, reportId: number) {
  const [row] = await tx
    .select({
      type: reports.targetType,
      id: reports.targetId,
      seq: reports.targetSeq,
      userId: reports.targetUserId,
    })
    .from(reports)
    .where(eq(reports.id, reportId))
  return row
}

const isOf = ({ type, id, seq }: Target): SQL | undefined =>
  and(eq(reports.targetType, type), eq(reports.targetId, id), eq(reports.targetSeq, seq))

/** The open reports of a target, in one order for everybody, kept from being decided or cancelled until the transaction ends. */
export function lockOpenReports(tx: Db, target: Target) {
  return tx
    .select({ id: reports.id, reporterId: reports.reporterId })
    .from(reports)
    .where(and(isOf(target), isOpen))
    .orderBy(reports.id)
    .for('no key update')
}

export interface Decision {
  status: Exclude<ReportStatus, 'PENDING'>
  note: string
  staffId: number
  now: string
}

export async function updateDecided(tx: Db, ids: readonly number[], { status, note, staffId, now }: Decision) {
  await tx
    .update(reports)
    .set({ status, adminNote: note, processedAt: now, processedBy: staffId })
    .where(inArray(reports.id, [...ids]))
}
