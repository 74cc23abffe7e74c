import { Type, type Static } from 'typebox'
import { CursorQuery, DateOnly, DateTime, Id, Line, Nullable, OneOf, Page } from './common.ts'
import type { RouteTable } from './route-table.ts'
import { CONTENT_TYPE_IDS, DIFFICULTIES, PLACE_SORTS, REGIONS, type ContentTypeId } from './values/enums.ts'
import { PLACE_PHOTOS_PAGE_SIZE, SEARCH_QUERY_MAX } from './values/limits.ts'

const ContentType = Type.Unsafe<ContentTypeId>(
  Type.Integer({
    enum: [...CONTENT_TYPE_IDS],
    examples: [12],
    message: `분류 번호는 ${CONTENT_TYPE_IDS.join(', ')} 중 하나예요.`,
  }),
)

export type PlaceSummary = Static<typeof PlaceSummary>
export const PlaceSummary = Type.Object({
  contentId: Id,
  contentTypeId: ContentType,
  title: Type.String(),
  addr1: Type.String(),
  tel: Nullable(Type.String()),
  /** A photo, or the place's generated cover; never empty. */
  firstImage: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  difficulty: OneOf(DIFFICULTIES),
  averageRating: Nullable(Type.Number()),
  reviewCount: Type.Integer(),
  openRoomCount: Type.Integer(),
  topTag: Nullable(Type.String()),
  /** Metres from the given position; null when none was given. */
  distance: Nullable(Type.Integer()),
})

export type PlaceSearchHit = Static<typeof PlaceSearchHit>
export const PlaceSearchHit = Type.Interface([PlaceSummary], {
  /** Ranges of the title that matched: [start, end) in UTF-16 code units. */
  highlights: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
})

export type PlaceDetail = Static<typeof PlaceDetail>
export const PlaceDetail = Type.Object({
  basic: Type.Object({
    contentId: Id,
    contentTypeId: ContentType,
    title: Type.String(),
    addr1: Type.String(),
    tel: Nullable(Type.String()),
    homepage: Nullable(Type.String()),
    overview: Type.String(),
    firstImage: Type.String(),
    lat: Type.Number(),
    lng: Type.Number(),
    region: OneOf(REGIONS),
  }),
  intro: Type.Object({
    openTime: Nullable(Type.String()),
    restDate: Nullable(Type.String()),
    parking: Nullable(Type.String()),
    fee: Nullable(Type.String()),
  }),
  difficulty: OneOf(DIFFICULTIES),
  stats: Type.Object({
    averageRating: Nullable(Type.Number()),
    reviewCount: Type.Integer(),
    openRoomCount: Type.Integer(),
  }),
})

export type PlacePhoto = Static<typeof PlacePhoto>
export const PlacePhoto = Type.Object({ id: Id, url: Type.String(), credit: Nullable(Type.String()) })

export type PlaceReview = Static<typeof PlaceReview>
export const PlaceReview = Type.Object({
  id: Id,
  user: Type.String(),
  userId: Nullable(Id),
  profile: Nullable(Type.String()),
  date: DateOnly,
  level: OneOf(DIFFICULTIES),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  tags: Type.Array(Type.Object({ code: Type.String(), label: Type.String() })),
  content: Type.String(),
  images: Type.Array(Type.String()),
  /** Verified by a receipt. */
  receipt: Type.Boolean(),
  createdAt: DateTime,
})

export type ReviewStats = Static<typeof ReviewStats>
export const ReviewStats = Type.Object({
  totalReviews: Type.Integer(),
  easyPct: Type.Integer(),
  normalPct: Type.Integer(),
  hardPct: Type.Integer(),
  averageRating: Nullable(Type.Number()),
  topTags: Type.Array(
    Type.Object({ code: Type.String(), label: Type.String(), count: Type.Integer(), pct: Type.Integer() }),
  ),
})

export type PlaceReviewPage = Static<typeof PlaceReviewPage>
export const PlaceReviewPage = Type.Interface([Page(PlaceReview)], { stats: ReviewStats })

const PlaceParams = Type.Object({ contentId: Id })
const tags = ['장소']

export type PlaceListQuery = Static<typeof PlaceListQuery>
export const PlaceListQuery = CursorQuery({
  region: Type.Optional(OneOf(REGIONS)),
  contentTypeId: Type.Optional(ContentType),
  difficulty: Type.Optional(OneOf([...DIFFICULTIES, 'MEDIUM'])),
  sort: Type.Optional(OneOf(PLACE_SORTS, { default: 'RECOMMENDED' })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
})

export const placesRoutes = {
  'GET /api/tourist-spots': {
    summary: '장소 목록',
    tags,
    querystring: PlaceListQuery,
    response: { 200: Type.Interface([Page(PlaceSummary)], { totalCount: Type.Integer() }) },
  },
  'GET /api/tourist-spots/search': {
    summary: '장소 찾기',
    tags,
    querystring: CursorQuery({ q: Line({ minLength: 1, maxLength: SEARCH_QUERY_MAX, examples: ['새별오름'] }) }),
    response: { 200: Page(PlaceSearchHit) },
  },
  'GET /api/tourist-spots/:contentId': {
    summary: '장소 상세',
    tags,
    params: PlaceParams,
    response: { 200: PlaceDetail },
  },
  'GET /api/tourist-spots/:contentId/images': {
    summary: '장소 사진',
    tags,
    params: PlaceParams,
    querystring: CursorQuery({}, PLACE_PHOTOS_PAGE_SIZE),
    response: { 200: Page(PlacePhoto) },
  },
  'GET /api/tourist-spots/:contentId/reviews': {
    summary: '장소 리뷰와 통계',
    tags,
    params: PlaceParams,
    querystring: CursorQuery({}),
    response: { 200: PlaceReviewPage },
  },
} satisfies RouteTable
