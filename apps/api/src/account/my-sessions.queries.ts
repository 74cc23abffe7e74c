import type { MySession } from '@honjeo/contract/account'
import { REFRESH_TOKEN_TTL_DAYS } from '@honjeo/contract/values/limits'
import { subDays } from 'date-fns/subDays'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { sessions } from '../db/schema/auth.ts'
import { deviceName } from './device-name.ts'

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
