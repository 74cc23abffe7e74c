import type { ReportDecision, StaffReportDetail } from '@honjeo/contract/admin/reports'
import { imageUrlOf } from '@honjeo/contract/values/image-url'
import { REPORTS_TO_HIDE } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { appError } from '@honjeo/contract/app-error'
import { notify } from '../notifications/notify.ts'
import { isHiddenByReports, lockContent, markJudged, type Content } from './content.queries.ts'
import { hideTarget, setHidden } from './moderation.service.ts'
import { findReport, findReportTarget, listNicknames, lockOpenReports, updateDecided } from './reports.queries.ts'
import { listSanctions, lockSanctioned } from './sanctions.queries.ts'
import { imposeSanction } from './sanctions.service.ts'
import type { StaffAct } from './staff-act.ts'
import type { Target } from '../reports/report-targets.queries.ts'
import { findTarget } from './targets.queries.ts'

const SANCTIONS_SHOWN = 20

/** Throws STAFF_TARGET_NOT_FOUND. */
export async function readReport(db: Db, reportId: number, now: Date): Promise<StaffReportDetail> {
  const at = now.toISOString()
  const found = await findReport(db, reportId, at)
  if (!found) throw appError('STAFF_TARGET_NOT_FOUND')
  const { report, target, targetUserId, context } = found
  const names = await listNicknames(
    db,
    context.flatMap(({ senderId }) => senderId ?? []),
  )
  return {
    ...report,
    // A report about a member who has left and come back holds their earlier number; the target is their current
    // account.
    target: await findTarget(db, target.type === 'USER' ? { ...target, id: targetUserId ?? target.id } : target, at),
    context: context.map(({ seq, senderId, content, pin, image, sentAt }) => ({
      seq,
      senderId,
      senderName: (senderId === null ? undefined : names.get(senderId)) ?? FORMER_MEMBER,
      content: content || (pin ?? ''),
      imageUrl: image === null ? null : imageUrlOf(image, 'thumb'),
      sentAt,
      isTarget: seq === target.seq,
    })),
    sanctions: targetUserId === null ? [] : await listSanctions(db, targetUserId, SANCTIONS_SHOWN),
  }
}

/**
 * Decides a report, or with it every open one of the same target. A member who reports holds the member, then what they
 * report, then the report: in the same order things are locked here, so that neither waits for the other for ever.
 * Throws STAFF_TARGET_NOT_FOUND, DECIDED_BY_ANOTHER, and what a sanction throws.
 */
export async function decideReport(act: StaffAct, reportId: number, decision: ReportDecision): Promise<void> {
  const { tx, now, staffId, audit } = act
  const { status, note, allOfTarget = true } = decision
  const about = await findReportTarget(tx, reportId)
  if (!about) throw appError('STAFF_TARGET_NOT_FOUND')
  const { userId, ...target } = about
  if (userId !== null) await lockSanctioned(tx, userId)
  if (isModerated(target)) await lockContent(tx, target)
  const open = await lockOpenReports(tx, target)
  const decided = open.filter(({ id }) => allOfTarget || id === reportId)
  if (!decided.some(({ id }) => id === reportId)) throw appError('DECIDED_BY_ANOTHER')

  const ids = decided.map(({ id }) => id)
  await updateDecided(tx, ids, { status, note, staffId, now: now.toISOString() })
  for (const { id, reporterId } of decided) {
    const facts = { before: { status: 'PENDING' }, after: { status } }
    await audit({ action: 'REPORT_DECIDE', targetType: 'REPORT', targetId: id, ...facts, note })
    if (reporterId === null) continue
    const notification = { userId: reporterId, sentence: say(`REPORT_${status}`), eventKey: `report:${id}` }
    await notify(tx, { ...notification, type: 'REPORT_RESULT', resourceType: 'REPORT', resourceId: id })
  }
  await settleContent(act, target, decision, open.length - decided.length)
  if (decision.sanction) {
    if (userId === null) throw appError('STAFF_TARGET_NOT_FOUND')
    await imposeSanction(act, { userId, reason: decision.sanction.reason, reportId }, decision.sanction)
  }
}

const isModerated = (target: Target): target is Target & Content => target.type !== 'USER' && target.type !== 'MESSAGE'

/** Rejected reports take back what they alone have hidden, unless enough others are left open. */
async function settleContent(act: StaffAct, target: Target, decision: ReportDecision, stillOpen: number) {
  const { status, note, content = 'KEEP' } = decision
  if (content === 'HIDE') return hideTarget(act, target, note)
  if (!isModerated(target)) {
    if (content === 'KEEP') return
    throw appError('INVALID_INPUT', { fields: { content: say('NOT_RESTORABLE') } })
  }
  const isRejected = status === 'REJECTED' && stillOpen < REPORTS_TO_HIDE && (await isHiddenByReports(act.tx, target))
  if (content === 'RESTORE' || isRejected) await setHidden(act, target, false, note)
  else await markJudged(act.tx, target)
}
