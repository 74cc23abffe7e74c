import { Type } from 'typebox'
import { Closed, CursorQuery, Id, OneOf, Page } from '../common.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { MODERATED_TYPES } from '../values/enums.ts'
import { ADMIN_TAGS as tags, StaffNote, TargetView } from './common.ts'

const params = Type.Object({ type: OneOf(MODERATED_TYPES), id: Id })

export const adminContentRoutes = {
  'GET /api/admin/content': {
    summary: '글·댓글·리뷰·동행방',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** The newest comes first. */
    querystring: CursorQuery({
      type: OneOf(MODERATED_TYPES),
      hidden: Type.Optional(Type.Boolean()),
      authorId: Type.Optional(Id),
    }),
    response: { 200: Page(TargetView) },
  },
  'GET /api/admin/content/:type/:id': {
    summary: '하나 보기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    response: { 200: TargetView },
  },
  'PUT /api/admin/content/:type/:id/visibility': {
    summary: '숨기기·되살리기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: Closed({ hidden: Type.Boolean(), note: StaffNote }),
    example: () => ({ hidden: true, note: '운영정책 3조' }),
    isDoneOnce: true,
    response: { 200: TargetView },
  },
} satisfies RouteTable
