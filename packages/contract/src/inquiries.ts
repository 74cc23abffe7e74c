import { Type, type Static } from 'typebox'
import { IMAGE_EXAMPLE } from './examples.ts'
import { Closed, DateTime, Id, Line, Nullable, NumberedQuery, OneOf, Pagination, WebLink } from './common.ts'
import { ImageName, ImageNames, UploadedImage } from './images.ts'
import { EVEN_SUSPENDED, type RouteTable } from './route-table.ts'
import { INQUIRY_CATEGORIES, INQUIRY_PRIORITIES, INQUIRY_STATUSES } from './values/enums.ts'
import {
  INQUIRY_ATTACHMENTS_MAX,
  INQUIRY_CONTENT_MAX,
  INQUIRY_IMAGES_MAX,
  INQUIRY_TITLE_MAX,
  LINK_MAX,
} from './values/limits.ts'
import { say } from './values/sentences.ts'

export type InquiryCategoryText = Static<typeof InquiryCategoryText>
export const InquiryCategoryText = Type.Object({
  code: OneOf(INQUIRY_CATEGORIES),
  name: Type.String(),
  description: Type.String(),
})

export type InquiryDraft = Static<typeof InquiryDraft>
export const InquiryDraft = Closed({
  category: OneOf(INQUIRY_CATEGORIES, { message: say('INQUIRY_CATEGORY') }),
  title: Line({
    minLength: 1,
    maxLength: INQUIRY_TITLE_MAX,
    message: say('TITLE_LENGTH_STAFF', { max: INQUIRY_TITLE_MAX }),
  }),
  content: Type.String({
    minLength: 1,
    maxLength: INQUIRY_CONTENT_MAX,
    message: say('CONTENT_LENGTH_FORM', { max: INQUIRY_CONTENT_MAX }),
  }),
  attachmentUrls: Type.Optional(
    Type.Array(WebLink(say('WEB_ADDRESS')), {
      maxItems: INQUIRY_ATTACHMENTS_MAX,
      message: say('ATTACHMENTS_MAX', { max: INQUIRY_ATTACHMENTS_MAX }),
    }),
  ),
  images: Type.Optional(ImageNames(INQUIRY_IMAGES_MAX)),
  /** The address of one image, as the specification's client sends it; the name decides. It does not go together with `images`. */
  imageUrl: Type.Optional(Type.String({ maxLength: LINK_MAX })),
  imageName: Type.Optional(ImageName),
})

const summary = {
  id: Id,
  title: Type.String(),
  status: OneOf(INQUIRY_STATUSES),
  category: OneOf(INQUIRY_CATEGORIES),
  categoryName: Type.String(),
  priority: OneOf(INQUIRY_PRIORITIES),
  createdDate: DateTime,
  /** Whether there are addresses or images. */
  hasAttachment: Type.Boolean(),
  isReplied: Type.Boolean(),
}
export type InquirySummary = Static<typeof InquirySummary>
export const InquirySummary = Type.Object(summary)

export type InquiryDetail = Static<typeof InquiryDetail>
export const InquiryDetail = Type.Object({
  ...summary,
  content: Type.String(),
  userName: Type.String(),
  userEmail: Type.String(),
  attachments: Type.Array(Type.String()),
  images: Type.Array(UploadedImage),
  /** The address of the first of `images`. */
  imageUrl: Nullable(Type.String()),
  imageName: Nullable(Type.String()),
  adminReply: Nullable(Type.String()),
  repliedAt: Nullable(DateTime),
  modifiedDate: DateTime,
})

const tags = ['문의']

export const inquiriesRoutes = {
  'GET /api/inquiries/categories': {
    summary: '문의 카테고리',
    tags,
    limit: 'read',
    response: { 200: Type.Array(InquiryCategoryText) },
  },
  'POST /api/inquiries': {
    summary: '1:1 문의하기',
    isDoneOnce: true,
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    body: InquiryDraft,
    readers: { title: 'STAFF', content: 'STAFF', 'attachmentUrls[]': 'STAFF' },
    example: () => ({
      category: 'ACCOUNT',
      title: '닉네임을 바꾸고 싶어요',
      content: '어디서 바꾸나요?',
      attachmentUrls: ['https://blog.example/1'],
      images: [IMAGE_EXAMPLE],
      imageUrl: `/images/${IMAGE_EXAMPLE}/640.webp`,
    }),
    response: { 201: Type.Object({ id: Id }) },
  },
  'GET /api/inquiries/my': {
    summary: '내 문의',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    querystring: NumberedQuery({ status: Type.Optional(OneOf(INQUIRY_STATUSES)) }),
    response: { 200: Type.Object({ inquiries: Type.Array(InquirySummary), pagination: Pagination }) },
  },
  'GET /api/inquiries/:inquiryId': {
    summary: '문의 상세',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    reach: 'OWNER',
    params: Type.Object({ inquiryId: Id }),
    response: { 200: InquiryDetail },
  },
} satisfies RouteTable
