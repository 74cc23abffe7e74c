import type { ReportStatus } from '@honjeo/contract/values/enums'
import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { toUploadedImage } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { rangeOf, toPagination } from '../db/numbered-page.ts'
import { reportedWords, reportSummary, withReasonName } from '../records/report-columns.ts'
import { images } from '@honjeo/schema/images'
import { reports } from '@honjeo/schema/reports'
import { users } from '@honjeo/schema/users'
import type { Target } from './report-targets.queries.ts'

type ReportRow = Omit<typeof reports.$inferInsert, 'targetType' | 'targetId' | 'targetSeq'>

/** Returns undefined where the member has an open report of the target already. */
export async function insertReport(
  tx: Db,
  { target, ...report }: ReportRow & { target: Target },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(reports)
    .values({ ...report, targetType: target.type, targetId: target.id, targetSeq: target.seq })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  return row?.id
}

/** Counts reports, also those that were cancelled: otherwise one could file and cancel without end. */
export async function countReportsSince(tx: Db, reporterId: number, since: string): Promise<number> {
  const [row] = await tx
    .select({ value: count() })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), gte(reports.createdAt, since)))
  return row?.value ?? 0
}

/** A member's reports in force, the newest first. */
export async function listOwnReports(
  db: Db,
  reporterId: number,
  { status, ...page }: { status?: ReportStatus; page?: number; size?: number },
) {
  const isShown = and(
    eq(reports.reporterId, reporterId),
    isNull(reports.cancelledAt),
    status === undefined ? undefined : eq(reports.status, status),
  )
  const { limit, offset } = rangeOf(page)
  const [rows, total] = await Promise.all([
    db
      .select(reportSummary)
      .from(reports)
      .where(isShown)
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(limit)
      .offset(offset),
    db.$count(reports, isShown),
  ])
  return { reports: rows.map(withReasonName), pagination: toPagination(page, total) }
}

/** A report with its owner and whether it is in force; undefined where there is none. */
export async function findReport(db: Db, reportId: number) {
  const [row] = await db
    .select({
      reporterId: reports.reporterId,
      isCancelled: sql<boolean>`${reports.cancelledAt} is not null`,
      ...reportSummary,
      ...reportedWords,
      targetUserName: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
      detail: reports.detail,
      evidence: reports.evidence,
      image: images,
      adminNote: reports.adminNote,
      processedAt: isoUtc(reports.processedAt),
    })
    .from(reports)
    .leftJoin(users, and(eq(users.id, reports.targetUserId), eq(reports.isCarriedOver, false)))
    .leftJoin(images, eq(images.name, reports.imageName))
    .where(eq(reports.id, reportId))
  if (!row) return undefined
  const { image, ...report } = row
  return {
    ...withReasonName(report),
    imageName: image?.name ?? null,
    imageUrl: image && toUploadedImage(image).imageUrl,
    canCancel: report.status === 'PENDING' && !report.isCancelled,
  }
}

/** Keeps a report from being decided or cancelled until the transaction ends. */
export async function lockReport(tx: Db, reportId: number) {
  const [row] = await tx
    .select({
      reporterId: reports.reporterId,
      isCancelled: sql<boolean>`${reports.cancelledAt} is not null`,
      status: reports.status,
    })
    .from(reports)
    .where(eq(reports.id, reportId))
    .for('no key update')
  return row
}

/** Cancels a report and lets go of its image: the next clean-up removes it. */
export async function cancelReport(tx: Db, reportId: number, now: string): Promise<void> {
  await tx.update(reports).set({ cancelledAt: now, imageName: null }).where(eq(reports.id, reportId))
}
