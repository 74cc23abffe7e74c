import type { ReportDraft } from '@honjeo/contract/reports'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '../lib/errors.ts'
import type { Target } from './report-targets.queries.ts'

/** The one thing a report is about; INVALID_INPUT where it names none or several. */
export function targetOf(draft: ReportDraft): Target {
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
