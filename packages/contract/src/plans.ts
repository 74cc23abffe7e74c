import { Type, type Static } from 'typebox'
import { PLACE_ID_EXAMPLE } from './examples.ts'
import { ClockTime, Closed, CursorQuery, DateOnly, Empty, Id, Line, Nullable, OneOf, Page } from './common.ts'
import { ContentType } from './places.ts'
import { PlanDay, PlanDetail, PlanLeftOut, PlanReason, PlanSummary, SharedPlan, SpotId } from './plan.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { COPYRIGHT_TYPES, INTERESTS, PACES, PLAN_HUBS, PLAN_STATUSES, TRANSPORT_TYPES } from './values/enums.ts'
import {
  INTEGER_MAX,
  PLAN_MEMO_MAX,
  PLAN_PICKS_MAX,
  PLAN_SPOT_TITLE_MAX,
  PLAN_TITLE_MAX,
  PLAN_WISHES_MAX,
} from './values/limits.ts'
import { VISIBLE_LINE_PATTERN } from './values/text.ts'
import { say } from './values/sentences.ts'

/** The point where a day begins or ends, as it is chosen: a hub of arrival, or a place (a lodging). */
export type PlanPointDraft = Static<typeof PlanPointDraft>
export const PlanPointDraft = Type.Object(
  { hub: Type.Optional(OneOf(PLAN_HUBS)), contentId: Type.Optional(Id) },
  { additionalProperties: false, minProperties: 1, maxProperties: 1, message: say('DEPARTURE') },
)

const visible = { minLength: 1, pattern: VISIBLE_LINE_PATTERN }
const Title = Line({
  ...visible,
  maxLength: PLAN_TITLE_MAX,
  message: say('TITLE_LENGTH', { max: PLAN_TITLE_MAX }),
  examples: ['서쪽 바다 2박 3일'],
})

export type PlanSpotDraft = Static<typeof PlanSpotDraft>
export const PlanSpotDraft = Closed({
  /** The id of the stop; without one the stop is new, and the server names it. */
  spotId: Type.Optional(SpotId),
  contentId: Type.Optional(Nullable(Id)),
  /** The name of a stop without a place, kept for the day a place is gone. */
  title: Line({
    ...visible,
    maxLength: PLAN_SPOT_TITLE_MAX,
    message: say('NAME_LENGTH', { max: PLAN_SPOT_TITLE_MAX }),
  }),
  memo: Type.Optional(Type.String({ maxLength: PLAN_MEMO_MAX })),
  startTime: Type.Optional(Nullable(ClockTime)),
  endTime: Type.Optional(Nullable(ClockTime)),
})

export type PlanDayDraft = Static<typeof PlanDayDraft>
export const PlanDayDraft = Closed({
  dayIndex: Type.Integer({ minimum: 0 }),
  spots: Type.Array(PlanSpotDraft),
})

const facts = {
  transportType: OneOf(TRANSPORT_TYPES, { message: say('TRANSPORT') }),
  startDate: DateOnly,
  endDate: DateOnly,
}
const options = {
  pace: Type.Optional(OneOf(PACES)),
  start: Type.Optional(Nullable(PlanPointDraft)),
  end: Type.Optional(Nullable(PlanPointDraft)),
  stay: Type.Optional(Nullable(PlanPointDraft)),
  startTime: Type.Optional(Nullable(ClockTime)),
  endTime: Type.Optional(Nullable(ClockTime)),
}

/** A plan to be stored. Without a title it is named after its days; days that are left out are empty. */
export type PlanDraft = Static<typeof PlanDraft>
export const PlanDraft = Closed({
  title: Type.Optional(Title),
  ...facts,
  ...options,
  days: Type.Optional(Type.Array(PlanDayDraft)),
})

/**
 * What is left out stays as it is; `days` replaces all days. Where the journey becomes shorter without `days`, the stops of
 * the days that end go to the end of the last one.
 */
export type PlanChange = Static<typeof PlanChange>
export const PlanChange = Type.Object(
  {
    /** The version this change was made from. */
    version: Type.Integer({ minimum: 1, maximum: INTEGER_MAX }),
    title: Type.Optional(Title),
    transportType: Type.Optional(facts.transportType),
    startDate: Type.Optional(DateOnly),
    endDate: Type.Optional(DateOnly),
    ...options,
    days: Type.Optional(Type.Array(PlanDayDraft)),
  },
  { additionalProperties: false, minProperties: 2 },
)

const Picks = Type.Array(Id, {
  maxItems: PLAN_PICKS_MAX,
  uniqueItems: true,
  message: say('MUST_SEE_MAX', { max: PLAN_PICKS_MAX }),
})

export type PlanRequest = Static<typeof PlanRequest>
export const PlanRequest = Closed({
  title: Type.Optional(Title),
  ...facts,
  ...options,
  contentIds: Type.Optional(Picks),
  interests: Type.Optional(Type.Array(OneOf(INTERESTS), { uniqueItems: true })),
  /** True where only what is enjoyed under a roof is wanted, meals aside. */
  indoorOnly: Type.Optional(Type.Boolean()),
  /** True where days may end in the dark: by bus and on foot they else end half an hour after sunset. */
  afterDark: Type.Optional(Type.Boolean()),
  /** The same number makes the same plan of the same facts. */
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: INTEGER_MAX })),
  /** True makes a plan even where not all of `contentIds` fit; without it that is WANTED_STOPS_DO_NOT_FIT. */
  allowLeftOut: Type.Optional(Type.Boolean()),
})

/** The result of PLAN_CHANGED_ELSEWHERE. */
export type StalePlan = Static<typeof StalePlan>
const StalePlan = Type.Object({ plan: PlanDetail })
/** The result of WANTED_STOPS_DO_NOT_FIT; the date is null where no day more would help. */
export type UnfitPicks = Static<typeof UnfitPicks>
const UnfitPicks = Type.Object({ leftOut: Type.Array(PlanLeftOut), suggestedEndDate: Nullable(DateOnly) })

/** Another order of days, not stored: a client that likes it sends it as a change. */
export type PlanProposal = Static<typeof PlanProposal>
export const PlanProposal = Type.Object({
  version: Type.Integer(),
  days: Type.Array(PlanDay),
  /** The minutes on the way, of the days that changed. */
  minutesBefore: Type.Integer(),
  minutesAfter: Type.Integer(),
})

export type PlanAlternative = Static<typeof PlanAlternative>
export const PlanAlternative = Type.Object({
  contentId: Id,
  contentTypeId: ContentType,
  title: Type.String(),
  addr1: Type.String(),
  image: Type.String(),
  copyrightType: Nullable(OneOf(COPYRIGHT_TYPES)),
  reasons: Type.Array(PlanReason),
  /** The minutes on the way, more than now; below zero where it is nearer. */
  extraMinutes: Type.Integer(),
})

/** The wishes in one's own words, as they were understood; only places that there are. */
export type WishesRead = Static<typeof WishesRead>
export const WishesRead = Type.Object({
  interests: Type.Array(OneOf(INTERESTS)),
  pace: Nullable(OneOf(PACES)),
  transportType: Nullable(OneOf(TRANSPORT_TYPES)),
  indoorOnly: Type.Boolean(),
  places: Type.Array(Type.Object({ contentId: Id, title: Type.String(), contentTypeId: ContentType })),
  /** Names in the wishes that no place has. */
  unknownPlaces: Type.Array(Type.String()),
})

const PlanParams = Type.Object({ planId: Id })
const SpotParams = Type.Object({ planId: Id, spotId: SpotId })
/** The token of a shared plan: 128 random bits in base64url. */
const TokenParams = Type.Object({ token: Type.String({ maxLength: 22, pattern: '^[A-Za-z0-9_-]{22}$' }) })
const tags = ['여행 일정']
const own = { tags, security: MEMBER, params: PlanParams }

const JOURNEY_EXAMPLE = {
  title: '서쪽 바다',
  transportType: 'CAR',
  startDate: '2027-04-02',
  endDate: '2027-04-03',
  pace: 'NORMAL',
  start: { hub: 'AIRPORT' },
  end: { hub: 'AIRPORT' },
  stay: { contentId: PLACE_ID_EXAMPLE },
  startTime: '10:00',
  endTime: '18:00',
}
const PLAN_READERS = {
  title: 'OTHERS',
  'days[].spots[].title': 'OTHERS',
  'days[].spots[].memo': 'OTHERS',
} as const
const PLAN_DAY_EXAMPLE = {
  dayIndex: 0,
  spots: [{ spotId: 'spot-1', contentId: PLACE_ID_EXAMPLE, title: '새별오름' }],
}

export const plansRoutes = {
  'GET /api/mypage/plans': {
    summary: '내 여행 일정',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    querystring: CursorQuery({ status: Type.Optional(OneOf(PLAN_STATUSES)) }),
    response: { 200: Page(PlanSummary) },
  },
  'POST /api/plans': {
    summary: '일정 직접 만들기',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'write',
    body: PlanDraft,
    readers: PLAN_READERS,
    example: () => ({ ...JOURNEY_EXAMPLE, days: [PLAN_DAY_EXAMPLE] }),
    response: { 201: PlanDetail },
  },
  'POST /api/plans/ai': {
    summary: '일정 자동으로 만들기',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'heavy',
    body: PlanRequest,
    readers: { title: 'OTHERS' },
    example: () => ({
      ...JOURNEY_EXAMPLE,
      contentIds: [PLACE_ID_EXAMPLE],
      interests: ['SEA'],
      indoorOnly: false,
      afterDark: true,
      seed: 1,
      allowLeftOut: true,
    }),
    response: { 201: PlanDetail, 409: UnfitPicks },
  },
  'POST /api/plans/wishes': {
    summary: '바라는 점 읽기',
    tags,
    security: MEMBER,
    limit: 'heavy',
    body: Closed({ wishes: Type.String({ minLength: 1, maxLength: PLAN_WISHES_MAX }) }),
    readers: { wishes: 'PRIVATE' },
    example: () => ({ wishes: '고기국수는 꼭 먹고 싶어요' }),
    response: { 200: WishesRead },
  },
  'GET /api/plans/:planId': {
    summary: '일정',
    ...own,
    security: EVEN_SUSPENDED,
    limit: 'read',
    reach: 'OWNER',
    response: { 200: PlanDetail },
  },
  'PATCH /api/plans/:planId': {
    summary: '일정 고치기',
    limit: 'write',
    reach: 'OWNER',
    isDoneOnce: true,
    ...own,
    body: PlanChange,
    readers: PLAN_READERS,
    example: () => ({ version: 1, ...JOURNEY_EXAMPLE, days: [PLAN_DAY_EXAMPLE] }),
    response: { 200: PlanDetail, 409: StalePlan },
  },
  'DELETE /api/plans/:planId': {
    summary: '일정 삭제',
    ...own,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    response: { 200: Empty },
  },
  'POST /api/plans/:planId/copy': {
    summary: '일정 복사',
    limit: 'write',
    reach: 'OWNER',
    isDoneOnce: true,
    ...own,
    body: Closed({ startDate: Type.Optional(DateOnly) }),
    example: () => ({ startDate: '2027-05-01' }),
    response: { 201: Type.Object({ planId: Id }) },
  },
  'POST /api/plans/:planId/optimize': {
    summary: '순서 다듬기 (제안)',
    limit: 'heavy',
    reach: 'OWNER',
    ...own,
    /** The body names one day; without it the whole journey is put in order. */
    body: Closed({ dayIndex: Type.Optional(Type.Integer({ minimum: 0 })) }),
    example: () => ({ dayIndex: 0 }),
    response: { 200: PlanProposal },
  },
  'GET /api/plans/:planId/spots/:spotId/alternatives': {
    summary: '이 자리에 어울리는 다른 곳',
    tags,
    security: MEMBER,
    limit: 'read',
    reach: 'OWNER',
    params: SpotParams,
    response: { 200: Type.Object({ alternatives: Type.Array(PlanAlternative) }) },
  },
  'POST /api/plans/:planId/share': {
    summary: '공유 링크 만들기',
    limit: 'write',
    reach: 'OWNER',
    ...own,
    body: Closed({ withMemos: Type.Optional(Type.Boolean({ default: false })) }),
    example: () => ({ withMemos: true }),
    response: { 200: Type.Object({ sharePath: Type.String() }) },
  },
  'DELETE /api/plans/:planId/share': {
    summary: '공유 끝내기',
    ...own,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    response: { 200: Empty },
  },
  'GET /api/shared-plans/:token': {
    summary: '공유받은 일정',
    tags,
    limit: 'link',
    reach: 'EVERYONE',
    params: TokenParams,
    response: { 200: SharedPlan },
  },
  'POST /api/shared-plans/:token/copy': {
    summary: '공유받은 일정을 내 일정으로',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'link',
    reach: 'MEMBERS',
    params: TokenParams,
    body: Closed({ startDate: Type.Optional(DateOnly) }),
    example: () => ({ startDate: '2027-05-01' }),
    response: { 201: Type.Object({ planId: Id }) },
  },
} satisfies RouteTable
