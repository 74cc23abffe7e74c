import type { ReportDraft } from '@honjeo/contract/reports'
import { REPORTS_PER_DAY } from '@honjeo/contract/values/limits'
import { koreanMidnight } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../db/lock-member.ts'
import { appError } from '../errors.ts'
import { findTargetOwner, hideTarget, listContext } from './report-targets.queries.ts'
import { countOpenReports, countReportsSince, insertReport } from './reports.queries.ts'
import { targetOf } from './target-of.ts'

/** So many members who report the same keep it from everybody until staff decide. */
const REPORTS_TO_HIDE = 5

/** In the caller's transaction. Answers the new report's id. */
export async function fileReport(tx: Db, reporterId: number, draft: ReportDraft, now: Date): Promise<number> {
  const target = targetOf(draft)
  await lockMember(tx, reporterId)
  if ((await countReportsSince(tx, reporterId, koreanMidnight(now).toISOString())) >= REPORTS_PER_DAY) {
    throw appError('REPORT4290')
  }
  const targetUserId = await findTargetOwner(tx, target, reporterId)
  if (targetUserId === undefined) throw appError('REPORT4040')
  if (targetUserId === reporterId) throw appError('REPORT4001')
  const { reason, detail } = draft
  const context = target.type === 'MESSAGE' ? await listContext(tx, target) : null
  const createdAt = now.toISOString()
  const reportId = await insertReport(tx, { reporterId, target, targetUserId, context, reason, detail, createdAt })
  if (reportId === undefined) throw appError('REPORT4090')
  if ((await countOpenReports(tx, target)) >= REPORTS_TO_HIDE) await hideTarget(tx, target, createdAt)
  return reportId
}
