import { Type, type Static } from 'typebox'
import { fixExample, minutesAfter } from '../examples.ts'
import { Closed, DateTime, Empty, Id, Nullable } from '../common.ts'
import { Fix, FixDraft } from '../position.ts'
import { EVEN_SUSPENDED, type RouteTable } from '../route-table.ts'
import { Delivery, LinkToken } from './contacts.ts'
import { CONTACTS_MAX, SHARE_MINUTES_MAX, SHARE_MINUTES_MIN } from '../values/limits.ts'
import { say } from '../values/sentences.ts'

export type LocationShareDraft = Static<typeof LocationShareDraft>
export const LocationShareDraft = Closed({
  minutes: Type.Integer({
    minimum: SHARE_MINUTES_MIN,
    maximum: SHARE_MINUTES_MAX,
    message: say('SHARE_LENGTH', { minutes: SHARE_MINUTES_MIN, hours: SHARE_MINUTES_MAX / 60 }),
  }),
  /** The ids of trusted contacts who agreed; each gets a link of their own. */
  contactIds: Type.Array(Id, { maxItems: CONTACTS_MAX, uniqueItems: true }),
  fix: Type.Optional(FixDraft),
})

/** A person who may look, with how often they have looked. */
export type ShareViewer = Static<typeof ShareViewer>
export const ShareViewer = Type.Object({
  viewerId: Id,
  /** The name of the contact; null: everyone who has the link that one passes on oneself. */
  name: Nullable(Type.String()),
  deliveries: Type.Array(Delivery),
  views: Type.Integer(),
  firstViewedAt: Nullable(DateTime),
  lastViewedAt: Nullable(DateTime),
  isRevoked: Type.Boolean(),
})

export type LocationShare = Static<typeof LocationShare>
export const LocationShare = Type.Object({
  shareId: Id,
  startedAt: DateTime,
  endsAt: DateTime,
  /** The time at which it ended; null: it runs. */
  endedAt: Nullable(DateTime),
  /** The newest position; gone with the end. */
  fix: Nullable(Fix),
  /** The token of the link to pass on oneself, which `/where/:token` takes. */
  linkToken: Type.String(),
  viewers: Type.Array(ShareViewer),
})

/** The share as the holder of a link sees it. */
export type SharedLocation = Static<typeof SharedLocation>
export const SharedLocation = Type.Object({
  travellerName: Type.String(),
  startedAt: DateTime,
  endsAt: DateTime,
  fix: Nullable(Fix),
})

const tags = ['위치 공유']
const own = { tags, security: EVEN_SUSPENDED, params: Type.Object({ shareId: Id }) }

export const sharingRoutes = {
  'GET /api/location-shares': {
    summary: '내 위치 공유',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    /** The share that runs, and up to `SHARES_SHOWN` before it, the newest first. */
    response: { 200: Type.Array(LocationShare) },
  },
  'POST /api/location-shares': {
    summary: '위치 공유 시작',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    body: LocationShareDraft,
    example: (now) => ({ minutes: 60, contactIds: [], fix: fixExample(now) }),
    response: { 201: LocationShare },
  },
  'PATCH /api/location-shares/:shareId': {
    summary: '위치 공유 늘리기',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    /** Ends are only moved later, and no share lasts longer than the longest that one may begin. */
    body: Closed({ endsAt: DateTime }),
    example: (now) => ({ endsAt: minutesAfter(now, 90) }),
    response: { 200: LocationShare },
  },
  'PUT /api/location-shares/:shareId/fix': {
    summary: '지금 위치 보내기',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    body: FixDraft,
    example: (now) => fixExample(now),
    response: { 200: Empty },
  },
  'DELETE /api/location-shares/:shareId': {
    summary: '위치 공유 끝내기',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    response: { 200: LocationShare },
  },
  'DELETE /api/location-shares/:shareId/viewers/:viewerId': {
    summary: '한 사람에게만 그만 보여주기',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    params: Type.Object({ shareId: Id, viewerId: Id }),
    response: { 200: LocationShare },
  },
  'GET /api/shared-locations/:token': {
    summary: '공유된 위치 보기',
    tags,
    limit: 'safety',
    reach: 'LINK',
    params: Type.Object({ token: LinkToken }),
    response: { 200: SharedLocation },
  },
} satisfies RouteTable
