import type { MySession, AccountStatus } from '@honjeo/contract/account'
import { REFRESH_TOKEN_TTL_DAYS } from '@honjeo/contract/values/limits'
import { subDays } from 'date-fns/subDays'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { sessions } from '@honjeo/schema/auth'
import { sanctions } from '@honjeo/schema/sanctions'
import { users } from '@honjeo/schema/users'
import { deviceName } from '../lib/device-name.ts'

interface Caller {
  userId: number
  sessionId: string
}

/** A member's logins, the most recently used first; without those whose tokens have run out. */
export async function listMySessions(db: Db, { userId, sessionId }: Caller, now: Date): Promise<MySession[]> {
  const runOut = subDays(now, REFRESH_TOKEN_TTL_DAYS).toISOString()
  const rows = await db
    .select({
      sessionId: sessions.id,
      device: sessions.device,
      createdAt: isoUtc(sessions.createdAt),
      lastSeenAt: isoUtc(sessions.lastSeenAt),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.lastSeenAt, runOut)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  return rows.map(({ device: userAgent, ...row }) => {
    const { browser, os } = deviceName(userAgent)
    const device = [browser, os].filter((name) => name !== null).join(', ') || null
    return { ...row, browser, os, device, current: row.sessionId === sessionId }
  })
}

/** The suspension in force, and every warning, the newest first. */
export async function findAccountStatus(db: Db, userId: number, now: Date): Promise<AccountStatus> {
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
