import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Nullable, Page } from './common.ts'
import { EVEN_SUSPENDED, type RouteTable } from './route-table.ts'

/** A member whom another one has blocked: what they write is hidden, and the two are never in one room. */
export type BlockedMember = Static<typeof BlockedMember>
export const BlockedMember = Type.Object({
  userId: Id,
  nickName: Type.String(),
  imageUrl: Nullable(Type.String()),
  blockedAt: DateTime,
})

/** A room that both are in. */
export type SharedRoom = Static<typeof SharedRoom>
export const SharedRoom = Type.Object({
  roomId: Id,
  title: Type.String(),
  scheduledDate: DateTime,
  /** Whether the member is its host, in which case the other one is removed. */
  isHost: Type.Boolean(),
})

const UserParams = Type.Object({ userId: Id })
const tags = ['차단']

export const blocksRoutes = {
  'POST /api/blocks/:userId': {
    summary: '차단하기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'MEMBERS',
    params: UserParams,
    body: Closed({
      /**
       * Leaves the rooms both are in, which are otherwise answered with BLOCKED_ROOMMATE: the other one is removed from rooms
       * that the member hosts, and the member leaves the others.
       */
      partWays: Type.Optional(Type.Boolean({ default: false })),
    }),
    example: () => ({ partWays: false }),
    response: { 200: Empty },
  },
  'GET /api/blocks/:userId/rooms': {
    summary: '차단하기 전에, 함께 있는 동행방',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    reach: 'MEMBERS',
    params: UserParams,
    querystring: CursorQuery({}),
    response: { 200: Page(SharedRoom) },
  },
  'DELETE /api/blocks/:userId': {
    summary: '차단 풀기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'MEMBERS',
    params: UserParams,
    response: { 200: Empty },
  },
  'GET /api/mypage/blocks': {
    summary: '차단한 사람',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    querystring: CursorQuery({}),
    response: { 200: Page(BlockedMember) },
  },
} satisfies RouteTable
