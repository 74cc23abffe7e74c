import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateOnly, DateTime, Id, Line, Nullable, OneOf, Page, Whereabouts } from './common.ts'
import { UploadedImage } from './images.ts'
import { IslandRule, RuleSource } from './island-rules.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { SoloFactCount } from './solo-facts.ts'
import { PlaceFactNames, StayFact } from './stay-facts.ts'
import { SOURCED_FACTS } from './values/sourced-facts.ts'
import {
  CLOSED_REASONS,
  CONTENT_TYPE_IDS,
  COPYRIGHT_TYPES,
  CORRECTION_KINDS,
  DIFFICULTIES,
  PLACE_SORTS,
  REGIONS,
  REVIEW_SORTS,
  type ContentTypeId,
} from './values/enums.ts'
import {
  CORRECTION_MAX,
  MAP_ZOOM_MAX,
  MAP_ZOOM_MIN,
  NEARBY_PAGE_SIZE,
  PLACE_PHOTOS_PAGE_SIZE,
  SEARCH_QUERY_MAX,
} from './values/limits.ts'
import { say } from './values/sentences.ts'

export const ContentType = Type.Unsafe<ContentTypeId>(
  Type.Integer({
    enum: [...CONTENT_TYPE_IDS],
    examples: [12],
    message: say('CATEGORY_NUMBER', { offered: CONTENT_TYPE_IDS.join(', ') }),
  }),
)

const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 2880 })

/** The hours of a place on a day, as `openStateAt` reads them: what shows it knows the time itself. */
export type PlaceDay = Static<typeof PlaceDay>
export const PlaceDay = Type.Object({
  date: DateOnly,
  isKnown: Type.Boolean(),
  closed: Nullable(OneOf(CLOSED_REASONS)),
  /** True where members say that its hours differ, and staff have not decided yet; they are then unknown. */
  isDoubted: Type.Optional(Type.Boolean()),
  spans: Type.Array(Type.Object({ from: MinuteOfDay, to: MinuteOfDay, lastEntry: Nullable(MinuteOfDay) })),
  /** True for an islet as a whole: it is open while its boats go, and the last entry is the last boat there. */
  isByBoat: Type.Optional(Type.Boolean()),
  /** The day on which that was last compared with its source; null: not known. */
  checkedOn: Nullable(DateOnly),
  /** True where no second source says the same of its hours, or of the rules that give them. */
  isUnsure: Type.Optional(Type.Boolean()),
})

export type PlaceSummary = Static<typeof PlaceSummary>
export const PlaceSummary = Type.Object({
  contentId: Id,
  contentTypeId: ContentType,
  title: Type.String(),
  addr1: Type.String(),
  tel: Nullable(Type.String()),
  /**
   * Its cover: a photo from a review, else one of the tourism service, else the drawn one; never empty. A photo from a review is
   * ours, at `/images/NAME/320.webp` or `640.webp`; the one of 640 has one of 320 beside it.
   */
  firstImage: Type.String(),
  /** Licence of a photo that came from the tourism service; TYPE3 must be shown whole. Null for our own pictures. */
  copyrightType: Nullable(OneOf(COPYRIGHT_TYPES)),
  lat: Type.Number(),
  lng: Type.Number(),
  difficulty: OneOf(DIFFICULTIES),
  averageRating: Nullable(Type.Number()),
  reviewCount: Type.Integer(),
  openRoomCount: Type.Integer(),
  topTag: Nullable(Type.String()),
  topTagCode: Nullable(Type.String()),
  /** Metres from the given position; null when none was given. */
  distance: Nullable(Type.Integer()),
  /** Whether it is among the caller's saved places; false for a visitor. */
  saved: Type.Boolean(),
  /** Its hours today. Copies that a device kept from before have none. */
  today: Type.Optional(PlaceDay),
})

/** Ranges of a title that matched: [start, end) in UTF-16 code units, in order and apart. */
const Highlights = Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]))

export type PlaceSearchHit = Static<typeof PlaceSearchHit>
export const PlaceSearchHit = Type.Interface([PlaceSummary], {
  highlights: Highlights,
})

export type PlaceSearchPage = Static<typeof PlaceSearchPage>
export const PlaceSearchPage = Type.Interface([Page(PlaceSearchHit)], {
  /** The words that were searched for instead, where they were typed with the keyboard in the other language; else null. */
  searchedFor: Nullable(Type.String()),
  /** True where nothing holds the words exactly: these are a syllable away from them. */
  isApproximate: Type.Boolean(),
})

export type PlaceSuggestion = Static<typeof PlaceSuggestion>
export const PlaceSuggestion = Type.Object({
  contentId: Id,
  contentTypeId: ContentType,
  title: Type.String(),
  highlights: Highlights,
})

/** Places as GeoJSON (RFC 7946): positions are [longitude, latitude]. */
export type PlacesInBox = Static<typeof PlacesInBox>
export const PlacesInBox = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(
    Type.Object({
      type: Type.Literal('Feature'),
      id: Id,
      geometry: Type.Object({ type: Type.Literal('Point'), coordinates: Type.Tuple([Type.Number(), Type.Number()]) }),
      properties: Type.Object({
        title: Type.String(),
        contentTypeId: ContentType,
        /** Whether it is open now; null where it is not known. */
        isOpen: Nullable(Type.Boolean()),
      }),
    }),
  ),
  /** True where there are more places than one answer holds; these are the best of them. */
  isTruncated: Type.Boolean(),
})

/** The source that says a value of a place, and the day on which it was read there. A value with two of them is confirmed. */
const FactSource = Type.Object({ fact: OneOf(SOURCED_FACTS), source: RuleSource, checkedOn: DateOnly })

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
    copyrightType: Nullable(OneOf(COPYRIGHT_TYPES)),
    lat: Type.Number(),
    lng: Type.Number(),
    region: OneOf(REGIONS),
    /** The name of those whom the facts come from where they are not the project's own, as it must be named. */
    credit: Nullable(Type.String()),
  }),
  intro: Type.Object({
    openTime: Nullable(Type.String()),
    restDate: Nullable(Type.String()),
    parking: Nullable(Type.String()),
    fee: Nullable(Type.String()),
    /** The usual time of a festival's year in words, and its announced days. */
    period: Nullable(Type.String()),
    eventStart: Nullable(DateOnly),
    eventEnd: Nullable(DateOnly),
  }),
  difficulty: OneOf(DIFFICULTIES),
  stats: Type.Object({
    averageRating: Nullable(Type.Number()),
    reviewCount: Type.Integer(),
    openRoomCount: Type.Integer(),
  }),
  saved: Type.Boolean(),
  /** The facts that are known of being there alone. Copies that a device kept from before have none. */
  soloFacts: Type.Optional(Type.Array(SoloFactCount)),
  /** The facts that are known of a stay; what is not here is not known. Copies that a device kept from before have none. */
  stayFacts: Type.Optional(Type.Array(StayFact)),
  /** Its hours today, by the rules of the island where they say something. Copies that a device kept from before have none. */
  today: Type.Optional(PlaceDay),
  /** The sources of its values; one that is not here has no source that is known. Copies that a device kept from before have none. */
  sources: Type.Optional(Type.Array(FactSource)),
  /** The rules of the island that concern it and are not over. Copies that a device kept from before have none. */
  rules: Type.Optional(Type.Array(IslandRule)),
})

/** A photo of the tourism service with its licence or, with `review`, one that a member took and put into a review. */
export type PlacePhoto = Static<typeof PlacePhoto>
export const PlacePhoto = Type.Object({
  url: Type.String(),
  credit: Nullable(Type.String()),
  copyrightType: Nullable(OneOf(COPYRIGHT_TYPES)),
  review: Nullable(
    Type.Object({
      /** The id of the review, which is what is reported where the photo is. */
      reviewId: Id,
      image: UploadedImage,
      user: Type.String(),
      userId: Nullable(Id),
      profile: Nullable(Type.String()),
      /** The day of the visit. */
      date: DateOnly,
      isMine: Type.Boolean(),
    }),
  ),
})

export type CorrectionDraft = Static<typeof CorrectionDraft>
export const CorrectionDraft = Closed({
  kind: OneOf(CORRECTION_KINDS, { message: say('CORRECTION_KIND') }),
  /** The words of the member; they may be empty for CLOSED and WRONG_HOURS, which say it all. */
  content: Type.Optional(
    Type.String({ maxLength: CORRECTION_MAX, message: say('CONTENT_MAX', { max: CORRECTION_MAX }) }),
  ),
})

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
  images: Type.Array(UploadedImage),
  /** Whether a receipt verified it. */
  receipt: Type.Boolean(),
  helpfulCount: Type.Integer(),
  /** Whether the caller found it helpful. */
  helpful: Type.Boolean(),
  isMine: Type.Boolean(),
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

const SearchQuery = Line({ minLength: 1, maxLength: SEARCH_QUERY_MAX, examples: ['새별오름'] })

export type PlaceListQuery = Static<typeof PlaceListQuery>
export const PlaceListQuery = CursorQuery({
  region: Type.Optional(OneOf(REGIONS)),
  contentTypeId: Type.Optional(ContentType),
  difficulty: Type.Optional(OneOf([...DIFFICULTIES, 'MEDIUM'])),
  sort: Type.Optional(OneOf(PLACE_SORTS, { default: 'RECOMMENDED' })),
  /** True where only those are asked for that are known to be open now. */
  open: Type.Optional(Type.Boolean()),
  facts: Type.Optional(PlaceFactNames),
  ...Whereabouts,
})

export const placesRoutes = {
  'GET /api/tourist-spots': {
    summary: '장소 목록',
    tags,
    limit: 'read',
    querystring: PlaceListQuery,
    response: { 200: Type.Interface([Page(PlaceSummary)], { totalCount: Type.Integer() }) },
  },
  'GET /api/tourist-spots/search': {
    summary: '장소 찾기',
    tags,
    limit: 'search',
    querystring: CursorQuery({ q: SearchQuery, ...Whereabouts }),
    response: { 200: PlaceSearchPage },
  },
  'GET /api/tourist-spots/suggest': {
    summary: '검색어 제안',
    tags,
    limit: 'search',
    querystring: Closed({ q: SearchQuery }),
    response: { 200: Type.Array(PlaceSuggestion) },
  },
  'GET /api/tourist-spots/map': {
    summary: '지도에 보이는 장소',
    tags,
    limit: 'search',
    querystring: Closed({
      /** The box, west,south,east,north in degrees. */
      bbox: Type.String({ maxLength: 100, examples: ['126.14,33.1,126.98,33.58'] }),
      /** The zoom of the map: the box is widened to whole tiles, so that neighbours get the same, cacheable answer. */
      zoom: Type.Optional(Type.Integer({ minimum: MAP_ZOOM_MIN, maximum: MAP_ZOOM_MAX })),
      contentTypeId: Type.Optional(ContentType),
      /** True where only those are asked for that are known to be open now. */
      open: Type.Optional(Type.Boolean()),
      facts: Type.Optional(PlaceFactNames),
    }),
    response: { 200: PlacesInBox },
  },
  'GET /api/tourist-spots/:contentId': {
    summary: '장소 상세',
    tags,
    limit: 'read',
    reach: 'EVERYONE',
    params: PlaceParams,
    response: { 200: PlaceDetail },
  },
  'GET /api/tourist-spots/:contentId/images': {
    summary: '장소 사진 (리뷰의 사진이 먼저, 최신순)',
    tags,
    limit: 'read',
    reach: 'EVERYONE',
    params: PlaceParams,
    querystring: CursorQuery({}, PLACE_PHOTOS_PAGE_SIZE),
    response: { 200: Page(PlacePhoto) },
  },
  'GET /api/tourist-spots/:contentId/reviews': {
    summary: '장소 리뷰와 통계',
    tags,
    limit: 'read',
    reach: 'EVERYONE',
    params: PlaceParams,
    querystring: CursorQuery({ sort: Type.Optional(OneOf(REVIEW_SORTS, { default: 'LATEST' })) }),
    response: { 200: PlaceReviewPage },
  },
  'GET /api/tourist-spots/:contentId/nearby': {
    summary: '가까운 장소',
    tags,
    limit: 'read',
    reach: 'EVERYONE',
    params: PlaceParams,
    querystring: CursorQuery({}, NEARBY_PAGE_SIZE),
    response: { 200: Page(PlaceSummary) },
  },
  'POST /api/tourist-spots/:contentId/corrections': {
    summary: '장소 정보 수정 요청 (1:1 문의가 돼요)',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'write',
    reach: 'MEMBERS',
    params: PlaceParams,
    body: CorrectionDraft,
    readers: { content: 'STAFF' },
    example: () => ({ kind: 'WRONG_INFO', content: '전화번호가 달라요' }),
    response: { 201: Type.Object({ inquiryId: Id }) },
  },
} satisfies RouteTable
