import { Type, type Static } from 'typebox'
import { CursorQuery, DateTime, Id, Nullable, OneOf, Page } from '../common.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '../values/enums.ts'
import { ADMIN_TAGS as tags } from './common.ts'

const Facts = Nullable(Type.Record(Type.String(), Type.Unknown()))

/** An act of staff. Rows are added, never changed or removed. */
export type AuditEntry = Static<typeof AuditEntry>
export const AuditEntry = Type.Object({
  id: Id,
  /** The member of staff who acted; null: the operator, at the command line. */
  staffId: Nullable(Id),
  staffName: Type.String(),
  action: OneOf(AUDIT_ACTIONS),
  targetType: OneOf(AUDIT_TARGETS),
  targetId: Type.String(),
  /** The facts that changed, and those alone. */
  before: Facts,
  after: Facts,
  note: Nullable(Type.String()),
  createdAt: DateTime,
})

export const adminAuditRoutes = {
  'GET /api/admin/audit-log': {
    summary: '감사 기록',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** The acts come with the newest first. */
    querystring: CursorQuery({
      action: Type.Optional(OneOf(AUDIT_ACTIONS)),
      staffId: Type.Optional(Id),
      targetType: Type.Optional(OneOf(AUDIT_TARGETS)),
      targetId: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: { 200: Page(AuditEntry) },
  },
} satisfies RouteTable
