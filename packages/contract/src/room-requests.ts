import { Type, type Static } from 'typebox'
import { CursorQuery, DateTime, Empty, Nullable, OneOf, Page } from './common.ts'
import { RoomParams, RoomPerson, RoomUserParams } from './room-parts.ts'
import { ADULT, ADULT_EVEN_SUSPENDED, type RouteTable } from './route-table.ts'
import { ROOM_REQUEST_STATES } from './values/enums.ts'

/** A member's own request to come into a room. */
export type OwnRoomRequest = Static<typeof OwnRoomRequest>
export const OwnRoomRequest = Type.Object({
  state: OneOf(ROOM_REQUEST_STATES),
  text: Type.String(),
  /** The time at which it ends without an answer. */
  expiresAt: Nullable(DateTime),
})

/** A request as the host reads it. */
export type RoomRequest = Static<typeof RoomRequest>
export const RoomRequest = Type.Object({
  ...RoomPerson,
  text: Type.String(),
  askedAt: DateTime,
  expiresAt: DateTime,
})

const tags = ['동행방']

/** The routes for requests to come into a room; `POST …/join` makes one. */
export const roomRequestsRoutes = {
  'DELETE /api/chatrooms/:roomId/join': {
    summary: '입장 요청 거두기',
    tags,
    security: ADULT_EVEN_SUSPENDED,
    limit: 'write',
    reach: 'MEMBERS',
    params: RoomParams,
    response: { 200: Empty },
  },
  'GET /api/chatrooms/:roomId/requests': {
    summary: '입장 요청 (방장)',
    tags,
    security: ADULT,
    limit: 'read',
    reach: 'HOST',
    params: RoomParams,
    querystring: CursorQuery({}),
    response: { 200: Page(RoomRequest) },
  },
  'POST /api/chatrooms/:roomId/requests/:userId/accept': {
    summary: '입장 요청 받아들이기 (방장)',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'HOST',
    params: RoomUserParams,
    response: { 200: Empty },
  },
  'DELETE /api/chatrooms/:roomId/requests/:userId': {
    summary: '입장 요청 받지 않기 (방장)',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'HOST',
    params: RoomUserParams,
    response: { 200: Empty },
  },
} satisfies RouteTable
