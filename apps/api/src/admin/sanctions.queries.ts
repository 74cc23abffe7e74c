import type { Sanction } from '@honjeo/contract/admin/common'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { sanctions } from '@honjeo/schema/sanctions'
import { users } from '@honjeo/schema/users'

/** Returns a member's sanctions, the newest first. */
export function listSanctions(db: Db, userId: number, limit: number): Promise<Sanction[]> {
  const staff = alias(users, 'staff')
  return db
    .select({
      id: sanctions.id,
      kind: sanctions.kind,
      reason: sanctions.reason,
      days: sanctions.days,
      createdAt: isoUtc(sanctions.createdAt),
      endsAt: sql<string | null>`${isoUtc(sanctions.endsAt)}`,
      liftedAt: sql<string | null>`${isoUtc(sanctions.liftedAt)}`,
      staffName: staff.nickname,
      reportId: sanctions.reportId,
    })
    .from(sanctions)
    .leftJoin(staff, eq(staff.id, sanctions.staffId))
    .where(eq(sanctions.userId, userId))
    .orderBy(desc(sanctions.createdAt), desc(sanctions.id))
    .limit(limit)
}

/** What decides on a sanction, which waits for every other one of the member; undefined where there is no such member. */
export async function lockSanctioned(tx: Db, userId: number) {
  const [row] = await tx
    .select({ role: users.role, suspendedUntil: sql<string | null>`${isoUtc(users.suspendedUntil)}` })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}

export async function insertSanction(tx: Db, sanction: typeof sanctions.$inferInsert): Promise<void> {
  await tx.insert(sanctions).values(sanction)
}

export async function updateSuspension(tx: Db, userId: number, suspendedUntil: string | null): Promise<void> {
  await tx.update(users).set({ suspendedUntil }).where(eq(users.id, userId))
}

/** Notes since when the suspension that ends then counts no more. */
export async function markLifted(tx: Db, userId: number, endsAt: string, liftedAt: string): Promise<void> {
  await tx
    .update(sanctions)
    .set({ liftedAt })
    .where(and(eq(sanctions.userId, userId), eq(sanctions.endsAt, endsAt), isNull(sanctions.liftedAt)))
}
