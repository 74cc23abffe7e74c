import type { adminAuditRoutes } from '@honjeo/contract/admin/audit'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { AuditEntry } from '@honjeo/contract/admin/audit'
import type { AuditAction, AuditTarget } from '@honjeo/contract/values/enums'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { auditLog } from '@honjeo/schema/staff'
import { users } from '@honjeo/schema/users'

/** The one of the staff who did it; null is the operator, at the command line. */
export type Staff = { userId: number } | null

const OPERATOR = '명령줄'

type Facts = Record<string, unknown>

export interface Deed {
  action: AuditAction
  targetType: AuditTarget
  targetId: number | string
  /** Facts that changed, and those alone: see `changedFacts`. No addresses, and nothing that a withdrawal has to erase. */
  before?: Facts | null
  after?: Facts | null
  note?: string | null
}

/** Writes down what staff do, in the transaction that does it: both happen or neither does. */
export async function writeAudit(tx: Db, staff: Staff, deed: Deed, now: Date): Promise<void> {
  const staffName = staff && sql`(select nickname from ${users} where id = ${staff.userId})`
  await tx.insert(auditLog).values({
    ...deed,
    targetId: String(deed.targetId),
    staffId: staff?.userId ?? null,
    staffName: staffName ?? OPERATOR,
    createdAt: now.toISOString(),
  })
}

/** Returns the facts that differ between two states of a thing. */
export function changedFacts<T extends Facts>(before: T, after: Partial<T>) {
  const names = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
  const of = (facts: Partial<T>): Facts => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { isChanged: names.length > 0, before: of(before), after: of(after) }
}

type AuditQuery = QueryOf<(typeof adminAuditRoutes)['GET /api/admin/audit-log']>

/** Returns the newest first, by id: it grows with time. */
export async function listAudit(db: Db, query: AuditQuery) {
  const { action, staffId, targetType, targetId, size = PAGE_SIZE_DEFAULT, cursor } = query
  const list = `audit:${JSON.stringify([action, staffId, targetType, targetId])}`
  const [last] = decodeCursor(list, cursor, ['integer']) ?? []
  const rows: AuditEntry[] = await db
    .select({
      id: auditLog.id,
      staffId: auditLog.staffId,
      staffName: auditLog.staffName,
      action: auditLog.action,
      targetType: auditLog.targetType,
      targetId: auditLog.targetId,
      before: auditLog.before,
      after: auditLog.after,
      note: auditLog.note,
      createdAt: isoUtc(auditLog.createdAt),
    })
    .from(auditLog)
    .where(
      and(
        action === undefined ? undefined : eq(auditLog.action, action),
        staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
        targetType === undefined ? undefined : eq(auditLog.targetType, targetType),
        targetId === undefined ? undefined : eq(auditLog.targetId, targetId),
        last === undefined ? undefined : lt(auditLog.id, last),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => encodeCursor(list, [row.id]))
}
