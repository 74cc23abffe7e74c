import { Type, type Static } from 'typebox'
import { CursorQuery, DateTime, Empty, Id, Nullable, Page } from './common.ts'
import { EVEN_SUSPENDED, type RouteTable } from './route-table.ts'

/** Somebody a member does not want to meet: what they write is hidden, they join no room of the member's and mention nobody. */
export type BlockedMember = Static<typeof BlockedMember>
export const BlockedMember = Type.Object({
  userId: Id,
  nickName: Type.String(),
  imageUrl: Nullable(Type.String()),
  blockedAt: DateTime,
})

const UserParams = Type.Object({ userId: Id })
const tags = ['차단']

export const blocksRoutes = {
  'POST /api/blocks/:userId': {
    summary: '차단하기',
    tags,
    security: EVEN_SUSPENDED,
    params: UserParams,
    response: { 200: Empty },
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
