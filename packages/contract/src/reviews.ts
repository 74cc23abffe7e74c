import { Type, type Static } from 'typebox'
import { koreanDayOf, PLACE_ID_EXAMPLE } from './examples.ts'
import { Closed, DateOnly, DateTime, Empty, Id, Nullable, OneOf } from './common.ts'
import { FormFile, ImageNames, UploadedImage } from './images.ts'
import { ContentType } from './places.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { RECEIPT_REASONS, RECEIPT_STATUSES, REVIEW_DIFFICULTIES } from './values/enums.ts'
import { REVIEW_IMAGES_MAX, REVIEW_TAGS_MAX, REVIEW_TEXT_MAX } from './values/limits.ts'
import { REVIEW_TAGS, type ReviewTag } from './values/review-tags.ts'
import { say } from './values/sentences.ts'

export type ReviewTagChoice = Static<typeof ReviewTagChoice>
export const ReviewTagChoice = Type.Object({ code: Type.String(), label: Type.String() })

const facts = {
  visitDate: DateOnly,
  /** The specification's clients may say MEDIUM for NORMAL; answers always say NORMAL. */
  difficulty: OneOf([...REVIEW_DIFFICULTIES, 'MEDIUM'], { message: say('DIFFICULTY') }),
  rating: Type.Integer({ minimum: 1, maximum: 5, message: say('STARS') }),
  tags: Type.Array(Type.Unsafe<ReviewTag>(Type.String({ enum: Object.keys(REVIEW_TAGS) })), {
    maxItems: REVIEW_TAGS_MAX,
    uniqueItems: true,
    message: say('MOMENTS_MAX', { max: REVIEW_TAGS_MAX }),
  }),
  text: Type.String({ maxLength: REVIEW_TEXT_MAX, message: say('REVIEW_MAX', { max: REVIEW_TEXT_MAX }) }),
  images: ImageNames(REVIEW_IMAGES_MAX),
  /** A receipt of the writer's that was verified for this place and day. */
  receiptId: Nullable(Id),
}

export type ReviewDraft = Static<typeof ReviewDraft>
export const ReviewDraft = Closed({
  contentId: Id,
  visitDate: facts.visitDate,
  difficulty: facts.difficulty,
  rating: facts.rating,
  tags: Type.Optional(facts.tags),
  text: Type.Optional(facts.text),
  images: Type.Optional(facts.images),
  receiptId: Type.Optional(facts.receiptId),
})

/** The facts that may be changed afterwards: all but the place. */
export type ReviewChange = Static<typeof ReviewChange>
export const ReviewChange = Type.Partial(Closed(facts), { additionalProperties: false, minProperties: 1 })

/** A member's own review, as the form takes it up again. */
export type MyReview = Static<typeof MyReview>
export const MyReview = Type.Object({
  id: Id,
  contentId: Id,
  contentTypeId: ContentType,
  spotName: Type.String(),
  visitDate: DateOnly,
  difficulty: OneOf(REVIEW_DIFFICULTIES),
  rating: Type.Integer(),
  tags: Type.Array(Type.String()),
  text: Type.String(),
  images: Type.Array(UploadedImage),
  receiptVerified: Type.Boolean(),
  /** Whether staff or reports have hidden it; only its author gets such content. */
  isHidden: Type.Boolean(),
  createdAt: DateTime,
})

export type Receipt = Static<typeof Receipt>
export const Receipt = Type.Object({
  receiptId: Id,
  status: OneOf(RECEIPT_STATUSES),
  /** The reason why it was rejected; null for any other receipt. */
  reason: Nullable(OneOf(RECEIPT_REASONS)),
  /** The number of receipts that are read before it; null once it is decided. */
  ahead: Nullable(Type.Integer({ minimum: 0 })),
})

/** The result of VISIT_ALREADY_REVIEWED: the member's review of this place and day, also one that is hidden and cannot be changed. */
export type FirstReview = Static<typeof FirstReview>
export const FirstReview = Type.Object({ reviewId: Id, isHidden: Type.Boolean() })

const ReviewParams = Type.Object({ reviewId: Id })
const tags = ['리뷰']

const reviewExample = (now: Date) => ({
  visitDate: koreanDayOf(now),
  difficulty: 'EASY',
  rating: 5,
  tags: ['QUIET'],
  text: '좋아요',
  images: [],
  receiptId: 1,
})

export const reviewsRoutes = {
  'GET /api/reviews/tags': {
    summary: '기억에 남는 순간',
    tags,
    limit: 'read',
    querystring: Closed({ contentTypeId: Type.Optional(ContentType) }),
    response: { 200: Type.Array(ReviewTagChoice) },
  },
  'POST /api/reviews': {
    summary: '리뷰 쓰기',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'write',
    body: ReviewDraft,
    readers: { text: 'OTHERS' },
    example: (now) => ({ contentId: PLACE_ID_EXAMPLE, ...reviewExample(now) }),
    response: { 201: Type.Object({ reviewId: Id, points: Type.Integer() }), 409: FirstReview },
  },
  'GET /api/reviews/:reviewId': {
    summary: '내 리뷰 (고치기 위해)',
    tags,
    security: MEMBER,
    limit: 'read',
    reach: 'OWNER',
    params: ReviewParams,
    response: { 200: MyReview },
  },
  'PATCH /api/reviews/:reviewId': {
    summary: '리뷰 고치기',
    tags,
    security: MEMBER,
    limit: 'write',
    reach: 'OWNER',
    params: ReviewParams,
    body: ReviewChange,
    readers: { text: 'OTHERS' },
    example: (now) => reviewExample(now),
    response: { 200: Type.Object({ reviewId: Id, points: Type.Integer() }), 409: FirstReview },
  },
  'DELETE /api/reviews/:reviewId': {
    summary: '리뷰 지우기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    params: ReviewParams,
    response: { 200: Empty },
  },
  'PUT /api/reviews/:reviewId/helpful': {
    summary: '도움돼요 누르기·거두기',
    tags,
    security: MEMBER,
    limit: 'write',
    reach: 'MEMBERS',
    params: ReviewParams,
    body: Closed({
      /** How it is to be; sent again it changes nothing. Without it the call turns around what is. */
      helpful: Type.Optional(Type.Boolean()),
    }),
    example: () => ({ helpful: true }),
    response: { 200: Type.Object({ helpful: Type.Boolean(), helpfulCount: Type.Integer() }) },
  },
  'POST /api/reviews/receipts': {
    summary: '영수증 인증 맡기기',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'upload',
    consumes: ['multipart/form-data'],
    form: Closed({ contentId: Id, visitDate: DateOnly, file: FormFile }),
    response: { 202: Receipt },
  },
  'GET /api/reviews/receipts/:receiptId': {
    summary: '영수증 인증 결과',
    tags,
    security: MEMBER,
    limit: 'read',
    reach: 'OWNER',
    params: Type.Object({ receiptId: Id }),
    response: { 200: Receipt },
  },
} satisfies RouteTable
