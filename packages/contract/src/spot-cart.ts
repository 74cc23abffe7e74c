import { Type, type Static } from 'typebox'
import { PLACE_ID_EXAMPLE } from './examples.ts'
import { Closed, CursorQuery, DateTime, Empty, Id, OneOf, Page, Whereabouts } from './common.ts'
import { PlaceSummary } from './places.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { SAVED_SORTS } from './values/enums.ts'
import { SAVED_PLACES_MAX } from './values/limits.ts'
import { say } from './values/sentences.ts'

export type SavedPlace = Static<typeof SavedPlace>
export const SavedPlace = Type.Interface([PlaceSummary], { savedAt: DateTime })

export type SavedPlacePage = Static<typeof SavedPlacePage>
export const SavedPlacePage = Type.Interface([Page(SavedPlace)], { totalCount: Type.Integer() })

export type SavedPlaceQuery = Static<typeof SavedPlaceQuery>
export const SavedPlaceQuery = CursorQuery({
  sort: Type.Optional(OneOf(SAVED_SORTS, { default: 'SAVED' })),
  ...Whereabouts,
})

const tags = ['담은 장소']

export const spotCartRoutes = {
  'GET /api/spot-cart': {
    summary: '내가 담은 장소',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    querystring: SavedPlaceQuery,
    response: { 200: SavedPlacePage },
  },
  'POST /api/spot-cart': {
    summary: '장소 담기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: Closed({ contentId: Id }),
    example: () => ({ contentId: PLACE_ID_EXAMPLE }),
    response: { 201: Type.Object({ contentId: Id, savedAt: DateTime }) },
  },
  'DELETE /api/spot-cart/:contentId': {
    summary: '담은 장소 빼기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'MEMBERS',
    params: Type.Object({ contentId: Id }),
    response: { 200: Empty },
  },
  'DELETE /api/spot-cart': {
    summary: '담은 장소 여러 곳 빼기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    body: Closed({
      contentIds: Type.Array(Id, {
        minItems: 1,
        maxItems: SAVED_PLACES_MAX,
        uniqueItems: true,
        message: say('SAVED_PLACES_AT_ONCE', { max: SAVED_PLACES_MAX }),
      }),
    }),
    example: () => ({ contentIds: [PLACE_ID_EXAMPLE] }),
    response: { 200: Type.Object({ deletedCount: Type.Integer() }) },
  },
} satisfies RouteTable
