import { Type, type Static } from 'typebox'
import { IMAGE_EXAMPLE } from './examples.ts'
import {
  Closed,
  CursorQuery,
  DateTime,
  Empty,
  Id,
  Nullable,
  NumberedQuery,
  OneOf,
  Page,
  Pagination,
  WebLink,
} from './common.ts'
import { ImageName } from './images.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { REPORT_STATUSES, REPORT_TARGETS } from './values/enums.ts'
import { LINK_MAX, REPORT_DETAIL_MAX } from './values/limits.ts'
import { REPORT_REASON_CATEGORIES, REPORT_REASON_CODES } from './values/report-reasons.ts'
import { say } from './values/sentences.ts'

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
  reason: OneOf(REPORT_REASON_CODES, { message: say('REPORT_REASON') }),
  detail: Type.String({
    minLength: 1,
    maxLength: REPORT_DETAIL_MAX,
    message: say('REPORT_DETAIL', { max: REPORT_DETAIL_MAX }),
  }),
  evidence: Type.Optional(WebLink(say('REPORT_EVIDENCE'))),
  imageName: Type.Optional(ImageName),
  /** The image's address as the specification's client sends it along; the name decides. */
  imageUrl: Type.Optional(Type.String({ maxLength: LINK_MAX })),
  targetUserId: target,
  targetPostId: target,
  targetCommentId: target,
  targetReviewId: target,
  targetRoomId: target,
  targetMessageSeq: target,
})

const summary = {
  reportId: Id,
  targetType: OneOf(REPORT_TARGETS),
  status: OneOf(REPORT_STATUSES),
  reason: OneOf(REPORT_REASON_CODES),
  reasonName: Type.String(),
  createdAt: DateTime,
}
export type ReportSummary = Static<typeof ReportSummary>
export const ReportSummary = Type.Object(summary)

export type ReportDetail = Static<typeof ReportDetail>
export const ReportDetail = Type.Object({
  ...summary,
  /** The title and the content of what was reported as it was then; null where it has none. */
  targetTitle: Nullable(Type.String()),
  targetContent: Nullable(Type.String()),
  /** The name of its author; null for a report that was filed before this was kept. */
  targetUserName: Nullable(Type.String()),
  detail: Type.String(),
  evidence: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  imageName: Nullable(Type.String()),
  /** The answer of staff. */
  adminNote: Nullable(Type.String()),
  processedAt: Nullable(DateTime),
  canCancel: Type.Boolean(),
})

/** A room that the member has left. */
export type LeftRoom = Static<typeof LeftRoom>
export const LeftRoom = Type.Object({
  roomId: Id,
  title: Type.String(),
  leftAt: DateTime,
  /** Whether its host has deleted it. */
  isDeleted: Type.Boolean(),
})

/** A message from the member's stay in a room. */
export type HeardMessage = Static<typeof HeardMessage>
export const HeardMessage = Type.Object({
  seq: Type.Integer(),
  senderId: Nullable(Id),
  senderName: Type.String(),
  content: Type.String(),
  thumbUrl: Nullable(Type.String()),
  sentAt: DateTime,
  isMine: Type.Boolean(),
  /** Whether it was taken back by its author; it can be reported all the same, and its content is empty. */
  isDeleted: Type.Boolean(),
})

const tags = ['신고']
const ReportParams = Type.Object({ reportId: Id })

export const reportsRoutes = {
  'GET /api/reports/reasons': {
    summary: '신고 사유',
    tags,
    limit: 'read',
    response: { 200: Type.Array(ReportReason) },
  },
  'POST /api/reports': {
    summary: '신고하기',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'write',
    body: ReportDraft,
    readers: { detail: 'STAFF', evidence: 'STAFF' },
    example: () => ({
      reason: 'SPAM',
      detail: '광고예요',
      targetUserId: 1,
      evidence: 'https://blog.example/1',
      imageName: IMAGE_EXAMPLE,
      imageUrl: `/images/${IMAGE_EXAMPLE}/640.webp`,
    }),
    response: { 201: Type.Object({ reportId: Id }) },
  },
  'GET /api/reports/my-reports': {
    summary: '내 신고',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    querystring: NumberedQuery({ status: Type.Optional(OneOf(REPORT_STATUSES)) }),
    response: { 200: Type.Object({ reports: Type.Array(ReportSummary), pagination: Pagination }) },
  },
  /** Rooms are listed for ROOM_STAY_DAYS after leaving, removal or the room's deletion. */
  'GET /api/reports/left-rooms': {
    summary: '나온 동행방 (그때 들은 말을 신고할 수 있어요)',
    tags,
    security: MEMBER,
    limit: 'read',
    querystring: CursorQuery({}),
    response: { 200: Page(LeftRoom) },
  },
  /** Messages come with the newest first. REPORT_TARGET_NOT_FOUND where the member never was. */
  'GET /api/reports/left-rooms/:roomId/messages': {
    summary: '나온 동행방에서 그때 들은 말',
    tags,
    security: MEMBER,
    limit: 'read',
    reach: 'OWNER',
    params: Type.Object({ roomId: Id }),
    querystring: CursorQuery({}),
    response: { 200: Type.Interface([Page(HeardMessage)], { title: Type.String() }) },
  },
  'GET /api/reports/:reportId': {
    summary: '신고 상세',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    reach: 'OWNER',
    params: ReportParams,
    response: { 200: ReportDetail },
  },
  'DELETE /api/reports/:reportId': {
    summary: '신고 취소하기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    params: ReportParams,
    response: { 200: Empty },
  },
} satisfies RouteTable
