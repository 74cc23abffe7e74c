import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Nullable, OneOf, Page } from '../common.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { GENDER_RESTRICTIONS, RING_REASONS, RING_STATES } from '../values/enums.ts'
import { ADMIN_TAGS as tags } from './common.ts'

/** A ring of accounts whose word for each other counts for nothing, and why. */
export type AccountRing = Static<typeof AccountRing>
export const AccountRing = Type.Object({
  ringId: Id,
  state: OneOf(RING_STATES),
  /** The gender for whose readers and rooms it counts: all, or one where only meetings of its own rooms show it. */
  keptFor: OneOf(GENDER_RESTRICTIONS),
  reason: OneOf(RING_REASONS),
  /** The share of all pairs of them who say that they met, in percent. */
  density: Type.Integer(),
  /** The share of others among those they have met, in percent. */
  outside: Type.Integer(),
  meetings: Type.Integer(),
  foundAt: DateTime,
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(DateTime),
  members: Type.Array(Type.Object({ userId: Id, nickName: Type.String(), joinedAt: DateTime })),
})

export const adminRingsRoutes = {
  'GET /api/admin/rings': {
    summary: '서로 만났다고만 하는 계정 묶음',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** The newest comes first. */
    querystring: CursorQuery({ state: Type.Optional(OneOf(RING_STATES)) }),
    response: { 200: Page(AccountRing) },
  },
  'POST /api/admin/rings/:ringId/decision': {
    summary: '계정 묶음 판단',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    isDoneOnce: true,
    params: Type.Object({ ringId: Id }),
    /** What is no ring counts again, and is not found once more while its members are the same. */
    body: Closed({ isRing: Type.Boolean() }),
    example: () => ({ isRing: true }),
    response: { 200: Empty },
  },
} satisfies RouteTable
