import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Id, Nullable, OneOf, Page } from '../common.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { REPORT_DECISIONS, REPORT_STATUSES, REPORT_TARGETS, SANCTION_KINDS } from '../values/enums.ts'
import { REPORT_REASON_CODES } from '../values/report-reasons.ts'
import {
  ADMIN_TAGS as tags,
  MemberMark,
  Sanction,
  SanctionReason,
  StaffNote,
  SuspensionDays,
  TargetView,
} from './common.ts'

const row = {
  reportId: Id,
  targetType: OneOf(REPORT_TARGETS),
  /** The title and the content of what was reported, in its state when it was reported. */
  targetTitle: Nullable(Type.String()),
  targetContent: Nullable(Type.String()),
  reason: OneOf(REPORT_REASON_CODES),
  reasonName: Type.String(),
  status: OneOf(REPORT_STATUSES),
  /** The member who reported it; null once they have left. */
  reporter: Nullable(MemberMark),
  targetUser: Nullable(MemberMark),
  /** The reports of the same target, this one among them. */
  openReports: Type.Integer(),
  createdAt: DateTime,
  processedAt: Nullable(DateTime),
}
export type StaffReport = Static<typeof StaffReport>
export const StaffReport = Type.Object(row)

export type StaffReportDetail = Static<typeof StaffReportDetail>
export const StaffReportDetail = Type.Object({
  ...row,
  detail: Type.String(),
  evidence: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  adminNote: Nullable(Type.String()),
  processedBy: Nullable(Type.String()),
  isCancelled: Type.Boolean(),
  target: TargetView,
  /** The messages that were said around a message when it was reported. */
  context: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      senderId: Nullable(Id),
      senderName: Type.String(),
      content: Type.String(),
      imageUrl: Nullable(Type.String()),
      sentAt: DateTime,
      isTarget: Type.Boolean(),
    }),
  ),
  /** The sanctions of the one the report is about, the newest first, at most 20. */
  sanctions: Type.Array(Sanction),
})

export type ReportDecision = Static<typeof ReportDecision>
export const ReportDecision = Closed({
  status: OneOf(REPORT_DECISIONS),
  /** The note that the reporter reads. */
  note: StaffNote,
  /** What becomes of the content: HIDE, RESTORE, or leave it as it is. */
  content: Type.Optional(OneOf(['KEEP', 'HIDE', 'RESTORE'], { default: 'KEEP' })),
  sanction: Type.Optional(
    Closed({ kind: OneOf(SANCTION_KINDS), reason: SanctionReason, days: Type.Optional(SuspensionDays) }),
  ),
  /** Decides every open report of the same target alike. */
  allOfTarget: Type.Optional(Type.Boolean({ default: true })),
})

const params = Type.Object({ reportId: Id })

export const adminReportsRoutes = {
  'GET /api/admin/reports': {
    summary: '신고 대기열',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** PENDING comes with the oldest first; any other, and without a status, with the newest first. */
    querystring: CursorQuery({
      status: Type.Optional(OneOf(REPORT_STATUSES)),
      targetType: Type.Optional(OneOf(REPORT_TARGETS)),
      reason: Type.Optional(OneOf(REPORT_REASON_CODES)),
      targetUserId: Type.Optional(Id),
    }),
    response: { 200: Page(StaffReport) },
  },
  'GET /api/admin/reports/:reportId': {
    summary: '신고 하나',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    response: { 200: StaffReportDetail },
  },
  /** Answers DECIDED_BY_ANOTHER where it is decided or cancelled already. */
  'POST /api/admin/reports/:reportId/decision': {
    summary: '신고 처리',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: ReportDecision,
    example: () => ({
      status: 'ACTION_TAKEN',
      note: '확인했어요',
      content: 'HIDE',
      sanction: { kind: 'SUSPENSION', reason: '광고를 되풀이했어요', days: 3 },
      allOfTarget: true,
    }),
    isDoneOnce: true,
    response: { 200: StaffReportDetail },
  },
} satisfies RouteTable
