import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Id, Nullable, OneOf, Page } from '../common.ts'
import { InquiryDetail, InquirySummary } from '../inquiries.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { INQUIRY_CATEGORIES, INQUIRY_PRIORITIES, INQUIRY_STATUSES } from '../values/enums.ts'
import { INQUIRY_REPLY_MAX } from '../values/limits.ts'
import { ADMIN_TAGS as tags, MemberMark } from './common.ts'
import { say } from '../values/sentences.ts'

export type StaffInquiry = Static<typeof StaffInquiry>
export const StaffInquiry = Type.Object({
  ...InquirySummary.properties,
  /** The member who asked; null once they have left. */
  member: Nullable(MemberMark),
})

export type StaffInquiryDetail = Static<typeof StaffInquiryDetail>
export const StaffInquiryDetail = Type.Object({
  ...InquiryDetail.properties,
  member: Nullable(MemberMark),
  /** The place it is about, where it came from one. */
  place: Nullable(Type.Object({ contentId: Id, title: Type.String() })),
  repliedBy: Nullable(Type.String()),
  closedAt: Nullable(DateTime),
})

const params = Type.Object({ inquiryId: Id })

export const adminInquiriesRoutes = {
  'GET /api/admin/inquiries': {
    summary: '문의 대기열',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** PENDING and IN_PROGRESS come with the urgent first, then the oldest; any other, and without a status, with the newest first. */
    querystring: CursorQuery({
      status: Type.Optional(OneOf(INQUIRY_STATUSES)),
      category: Type.Optional(OneOf(INQUIRY_CATEGORIES)),
      priority: Type.Optional(OneOf(INQUIRY_PRIORITIES)),
      userId: Type.Optional(Id),
    }),
    response: { 200: Page(StaffInquiry) },
  },
  'GET /api/admin/inquiries/:inquiryId': {
    summary: '문의 하나',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    response: { 200: StaffInquiryDetail },
  },
  'PATCH /api/admin/inquiries/:inquiryId': {
    summary: '문의 상태·우선순위 바꾸기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    /** The new status cannot be REPLIED: a reply does that. */
    body: Type.Partial(
      Closed({ status: OneOf(['PENDING', 'IN_PROGRESS', 'CLOSED']), priority: OneOf(INQUIRY_PRIORITIES) }),
      { additionalProperties: false, minProperties: 1 },
    ),
    example: () => ({ status: 'IN_PROGRESS', priority: 'HIGH' }),
    isDoneOnce: true,
    response: { 200: StaffInquiryDetail },
  },
  /** Notifies the member; a second reply takes the place of the first and notifies again. */
  'POST /api/admin/inquiries/:inquiryId/reply': {
    summary: '문의 답변',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: Closed({
      reply: Type.String({
        minLength: 1,
        maxLength: INQUIRY_REPLY_MAX,
        message: say('REPLY_LENGTH', { max: INQUIRY_REPLY_MAX }),
      }),
    }),
    example: () => ({ reply: '아침 아홉 시에 열어요' }),
    isDoneOnce: true,
    response: { 200: StaffInquiryDetail },
  },
} satisfies RouteTable
