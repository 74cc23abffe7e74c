import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateOnly, DateTime, Id, Line, Nullable, OneOf, Page } from '../common.ts'
import { ImageName } from '../images.ts'
import { ContentType } from '../places.ts'
import { StayFact } from '../stay-facts.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { REGIONS } from '../values/enums.ts'
import { SEARCH_QUERY_MAX } from '../values/limits.ts'
import { ADMIN_TAGS as tags, StaffNote } from './common.ts'
import { say } from '../values/sentences.ts'
import { STAY_FACTS } from '../values/stay-facts.ts'

const line = (maxLength: number) => Line({ maxLength })
const optionalLine = (maxLength: number) => Type.Optional(Nullable(line(maxLength)))

/** A place as staff edit it. Null empties what may be empty. */
const fields = {
  contentTypeId: ContentType,
  title: Line({ minLength: 1, maxLength: 100 }),
  addr1: Line({ minLength: 1, maxLength: 200 }),
  region: OneOf(REGIONS),
  lat: Type.Number({ minimum: 33, maximum: 34.1, message: say('LATITUDE') }),
  lng: Type.Number({ minimum: 126, maximum: 127, message: say('LONGITUDE') }),
  overview: Type.String({ minLength: 1, maxLength: 5000 }),
  tel: optionalLine(50),
  homepage: optionalLine(500),
  openTime: optionalLine(500),
  restDate: optionalLine(500),
  parking: optionalLine(500),
  fee: optionalLine(500),
  period: optionalLine(200),
  eventStart: Type.Optional(Nullable(DateOnly)),
  eventEnd: Type.Optional(Nullable(DateOnly)),
  indoor: Type.Optional(Type.Boolean()),
  /** The score 0–100 of how good it is alone, by what is known of it beside its reviews. */
  soloScore: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
}

/** The choice of a cover. BEST: of the review that most found helpful; NONE: no photo from a review; else the name of the photo that staff chose. */
const CoverChoice = Type.String({
  maxLength: 22,
  pattern: '^(BEST|NONE|[A-Za-z0-9_-]{22})$',
  examples: ['BEST'],
  message: say('COVER'),
})

export type StaffPlaceDraft = Static<typeof StaffPlaceDraft>
export const StaffPlaceDraft = Closed({ ...fields, note: StaffNote })
export type StaffPlaceChanges = Static<typeof StaffPlaceChanges>
export const StaffPlaceChanges = Closed({
  ...Type.Partial(Type.Object(fields)).properties,
  hidden: Type.Optional(Type.Boolean()),
  cover: Type.Optional(CoverChoice),
  /** False where its hours are as they are written here. True puts them in doubt. */
  hoursDoubted: Type.Optional(Type.Boolean()),
  /** All that is known of a stay, in the place of what was known before: each fact once, and what is left out is unknown. */
  stayFacts: Type.Optional(Type.Array(StayFact, { maxItems: STAY_FACTS.length })),
  note: StaffNote,
})

export type StaffPlace = Static<typeof StaffPlace>
export const StaffPlace = Type.Object({
  contentId: Id,
  contentTypeId: ContentType,
  title: Type.String(),
  addr1: Type.String(),
  region: OneOf(REGIONS),
  hiddenAt: Nullable(DateTime),
})
export type StaffPlaceDetail = Static<typeof StaffPlaceDetail>
export const StaffPlaceDetail = Type.Object({
  ...StaffPlace.properties,
  lat: Type.Number(),
  lng: Type.Number(),
  overview: Type.String(),
  tel: Nullable(Type.String()),
  homepage: Nullable(Type.String()),
  openTime: Nullable(Type.String()),
  restDate: Nullable(Type.String()),
  parking: Nullable(Type.String()),
  fee: Nullable(Type.String()),
  period: Nullable(Type.String()),
  eventStart: Nullable(DateOnly),
  eventEnd: Nullable(DateOnly),
  indoor: Type.Boolean(),
  soloScore: Type.Integer(),
  cover: CoverChoice,
  /** Whether everybody reads that its hours are being checked. */
  hoursDoubted: Type.Boolean(),
  /** The facts that are known of a stay, in the order of their names. */
  stayFacts: Type.Array(StayFact),
  /** The photo from a review that is its cover now; a chosen one gives way while its review cannot be seen. */
  coverImage: Nullable(ImageName),
  /** Whether the tourism service's import keeps it up to date; it leaves alone what staff have changed. */
  isImported: Type.Boolean(),
})

const params = Type.Object({ contentId: Id })

const PLACE_EXAMPLE = {
  contentTypeId: 39,
  title: '느린국수',
  addr1: '제주특별자치도 제주시 애월읍 애월로 1',
  region: 'BUKJEJU_GUN',
  lat: 33.46,
  lng: 126.31,
  overview: '혼자 앉기 좋은 자리가 있어요.',
  tel: '064-710-0000',
  homepage: 'https://noodles.example',
  openTime: '11:00~15:00',
  restDate: '월요일',
  parking: '2대',
  fee: '무료',
  period: '봄',
  eventStart: '2027-04-01',
  eventEnd: '2027-04-02',
  indoor: true,
  soloScore: 70,
  note: '새로 열었어요',
}

export const adminPlacesRoutes = {
  'GET /api/admin/places': {
    summary: '장소 찾기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    querystring: CursorQuery({
      q: Type.Optional(Type.String({ maxLength: SEARCH_QUERY_MAX })),
      hidden: Type.Optional(Type.Boolean()),
    }),
    response: { 200: Page(StaffPlace) },
  },
  'POST /api/admin/places': {
    summary: '장소 더하기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    body: StaffPlaceDraft,
    example: () => PLACE_EXAMPLE,
    isDoneOnce: true,
    response: { 201: StaffPlaceDetail },
  },
  'GET /api/admin/places/:contentId': {
    summary: '장소 하나',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    response: { 200: StaffPlaceDetail },
  },
  'PATCH /api/admin/places/:contentId': {
    summary: '장소 고치기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: StaffPlaceChanges,
    example: () => ({ ...PLACE_EXAMPLE, hidden: false, hoursDoubted: false, stayFacts: [] }),
    isDoneOnce: true,
    response: { 200: StaffPlaceDetail },
  },
} satisfies RouteTable
