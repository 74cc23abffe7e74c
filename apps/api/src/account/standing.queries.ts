import type { Standing } from '@honjeo/contract/account'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { sanctions } from '../db/schema/sanctions.ts'
import { users } from '../db/schema/users.ts'

/** The suspension in force, and every warning, the newest first. */
export async function findStanding(db: Db, userId: number, now: Date): Promise<Standing> {
  const newestFirst = [desc(sanctions.createdAt), desc(sanctions.id)] as const
  const [suspension] = await db
    .select({
      reason: sanctions.reason,
      startedAt: isoUtc(sanctions.createdAt),
      endsAt: isoUtc(users.suspendedUntil),
    })
    .from(sanctions)
    .innerJoin(users, and(eq(users.id, sanctions.userId), gt(users.suspendedUntil, now.toISOString())))
    .where(and(eq(sanctions.userId, userId), eq(sanctions.kind, 'SUSPENSION'), isNull(sanctions.liftedAt)))
    .orderBy(...newestFirst)
    .limit(1)
  const warnings = await db
    .select({ reason: sanctions.reason, createdAt: isoUtc(sanctions.createdAt) })
    .from(sanctions)
    .where(and(eq(sanctions.userId, userId), eq(sanctions.kind, 'WARNING')))
    .orderBy(...newestFirst)
  return { suspension: suspension ?? null, warnings }
}
