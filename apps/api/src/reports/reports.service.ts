import type { ReportDraft } from '@honjeo/contract/reports'
import { REPORTER_AGE_HOURS, REPORTS_PER_DAY, REPORTS_TO_HIDE } from '@honjeo/contract/values/limits'
import { subHours } from 'date-fns/subHours'
import { koreanMidnight } from '../lib/clock.ts'
import { lockFreeImages } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isForeignKeyViolation } from '../db/db-errors.ts'
import { lockMember } from '../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { notifyAuthor } from './author-notices.ts'
import { findTarget, hideReported, listContext, type Target } from './report-targets.queries.ts'
import { cancelReport, countReportsSince, insertReport, lockReport } from './reports.queries.ts'
import { say } from '@honjeo/contract/values/sentences'

/** The one thing a report is about; INVALID_INPUT where it names none or several. */
function targetOf(draft: ReportDraft): Target {
  const { targetUserId, targetPostId, targetCommentId, targetReviewId, targetRoomId, targetMessageSeq } = draft
  const named = [
    { type: 'USER', id: targetUserId },
    { type: 'POST', id: targetPostId },
    { type: 'COMMENT', id: targetCommentId },
    { type: 'REVIEW', id: targetReviewId },
    { type: targetMessageSeq === undefined ? 'ROOM' : 'MESSAGE', id: targetRoomId },
  ] as const
  const targets = named.flatMap(({ type, id }) => (id === undefined ? [] : [{ type, id, seq: targetMessageSeq ?? 0 }]))
  const [target] = targets
  const hasStrayNumber = targetMessageSeq !== undefined && targetRoomId === undefined
  if (target === undefined || targets.length > 1 || hasStrayNumber) {
    throw appError('INVALID_INPUT', { fields: { target: say('REPORT_ONE_TARGET') } })
  }
  return target
}

/** Files a report in the caller's transaction, and answers its id. */
export async function fileReport(tx: Db, reporterId: number, draft: ReportDraft, now: Date): Promise<number> {
  const target = targetOf(draft)
  await lockMember(tx, reporterId)
  if ((await countReportsSince(tx, reporterId, koreanMidnight(now).toISOString())) >= REPORTS_PER_DAY) {
    throw appError('TOO_MANY_REPORTS_TODAY')
  }
  const snapshot = await findTarget(tx, target, reporterId, now.toISOString())
  if (!snapshot) throw appError('REPORT_TARGET_NOT_FOUND')
  if (snapshot.ownerId === reporterId) throw appError('REPORTED_SELF')
  const { reason, detail, evidence = null, imageName = null } = draft
  if (imageName !== null) await lockFreeImages(tx, reporterId, [imageName])
  const createdAt = now.toISOString()
  const reportId = await insertReport(tx, {
    reporterId,
    target,
    targetUserId: snapshot.ownerId,
    targetTitle: snapshot.title,
    targetContent: snapshot.content,
    context: target.type === 'MESSAGE' ? await listContext(tx, target) : null,
    reason,
    detail,
    evidence,
    imageName,
    createdAt,
  }).catch((error: unknown) => {
    // The member whose it is has just left.
    throw isForeignKeyViolation(error, 'reports_target_user_id_users_id_fk')
      ? appError('REPORT_TARGET_NOT_FOUND')
      : error
  })
  if (reportId === undefined) throw appError('ALREADY_REPORTED')
  const joinedBefore = subHours(now, REPORTER_AGE_HOURS)
  const hidden = await hideReported(tx, target, { now, reporters: REPORTS_TO_HIDE, joinedBefore })
  if (hidden) await notifyAuthor(tx, hidden, 'HIDDEN_BY_REPORTS')
  return reportId
}

/** Throws REPORT_NOT_FOUND unless a report is there, in force, and the reporter's own. */
export function requireOwn<R extends { reporterId: number | null; isCancelled: boolean }>(
  report: R | undefined,
  reporterId: number,
): R {
  if (report?.reporterId !== reporterId || report.isCancelled) throw appError('REPORT_NOT_FOUND')
  return report
}

/** Withdraws a report in the caller's transaction. What reports have hidden stays hidden until staff decide. */
export async function withdrawReport(tx: Db, reporterId: number, reportId: number, now: Date): Promise<void> {
  const { status } = requireOwn(await lockReport(tx, reportId), reporterId)
  if (status !== 'PENDING') throw appError('REPORT_ALREADY_DECIDED')
  await cancelReport(tx, reportId, now.toISOString())
}
