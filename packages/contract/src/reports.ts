import { Type, type Static } from 'typebox'
import { Closed, Id, OneOf } from './common.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { REPORT_DETAIL_MAX } from './values/limits.ts'
import { REPORT_REASON_CATEGORIES, REPORT_REASON_CODES } from './values/report-reasons.ts'

export type ReportReason = Static<typeof ReportReason>
export const ReportReason = Type.Object({
  code: OneOf(REPORT_REASON_CODES),
  name: Type.String(),
  description: Type.String(),
  category: OneOf(REPORT_REASON_CATEGORIES),
  enabled: Type.Boolean(),
})

const target = Type.Optional(Id)

/** Names one target; a message by its room and its number there. */
export type ReportDraft = Static<typeof ReportDraft>
export const ReportDraft = Closed({
  reason: OneOf(REPORT_REASON_CODES, { message: '신고 사유를 선택해주세요.' }),
  detail: Type.String({
    minLength: 1,
    maxLength: REPORT_DETAIL_MAX,
    message: `상세 내용을 1~${REPORT_DETAIL_MAX}자로 입력해주세요.`,
  }),
  targetUserId: target,
  targetPostId: target,
  targetCommentId: target,
  targetReviewId: target,
  targetRoomId: target,
  targetMessageSeq: target,
})

const tags = ['신고']

export const reportsRoutes = {
  'GET /api/reports/reasons': {
    summary: '신고 사유',
    tags,
    response: { 200: Type.Array(ReportReason) },
  },
  'POST /api/reports': {
    summary: '신고하기',
    tags,
    security: MEMBER,
    body: ReportDraft,
    response: { 201: Type.Object({ reportId: Id }) },
  },
} satisfies RouteTable
