import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Nullable, Page } from './common.ts'
import { EVEN_SUSPENDED, type RouteTable } from './route-table.ts'

/** Somebody a member does not want to meet: what they write is hidden, and the two never are in one room. */
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
  /** Whether the member is its host, and so the other one is who goes. */
  isHost: Type.Boolean(),
})

const UserParams = Type.Object({ userId: Id })
const tags = ['차단']

export const blocksRoutes = {
  'POST /api/blocks/:userId': {
    summary: '차단하기',
    tags,
    security: EVEN_SUSPENDED,
    params: UserParams,
    body: Closed({
      /**
       * Settles the rooms both are in, without which BLOCK4091 is the answer: the other one is removed from those of which the member
       * is the host, and the member leaves the others.
       */
      partWays: Type.Optional(Type.Boolean({ default: false })),
    }),
    response: { 200: Empty },
  },
  'GET /api/blocks/:userId/rooms': {
    summary: '차단하기 전에, 함께 있는 동행방',
    tags,
    security: EVEN_SUSPENDED,
    params: UserParams,
    querystring: CursorQuery({}),
    response: { 200: Page(SharedRoom) },
  },
  'DELETE /api/blocks/:userId': {
    summary: '차단 풀기',
    tags,
    security: EVEN_SUSPENDED,
    params: UserParams,
    response: { 200: Empty },
  },
  'GET /api/mypage/blocks': {
    summary: '차단한 사람',
    tags,
    security: EVEN_SUSPENDED,
    querystring: CursorQuery({}),
    response: { 200: Page(BlockedMember) },
  },
} satisfies RouteTable
