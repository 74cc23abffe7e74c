import type { MemberRole } from '@honjeo/contract/values/enums'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { executeNamed } from '../db/execute-named.ts'
import { planned, type Place } from '../db/planned.ts'
import { refreshTokens, sessions } from '../db/schema/auth.ts'
import { pushSubscriptions } from '../db/schema/push.ts'
import { users } from '../db/schema/users.ts'

export interface SessionState {
  role: MemberRole
  /** Null where the questions have not been answered. */
  travellerType: TravellerType | null
  /** In the past or null: not suspended. */
  suspendedUntil: string | null
  /** Until when staff may act without giving password and code again. */
  provenUntil: string | null
}

export interface NewSession {
  id: string
  userId: number
  device: string
  now: Date
  tokenHash: string
  expiresAt: Date
}

export async function insertSession(tx: Db, { id, userId, device, now, tokenHash, expiresAt }: NewSession) {
  const at = now.toISOString()
  await tx.insert(sessions).values({ id, userId, device, createdAt: at, lastSeenAt: at })
  await insertRefreshToken(tx, { sessionId: id, tokenHash, now, expiresAt })
}

async function insertRefreshToken(tx: Db, token: { sessionId: string; tokenHash: string; now: Date; expiresAt: Date }) {
  await tx.insert(refreshTokens).values({
    sessionId: token.sessionId,
    tokenHash: token.tokenHash,
    createdAt: token.now.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
  })
}

/** The token with its session, locked until the transaction ends: who comes second sees what the first one did. */
export async function lockRefreshToken(tx: Db, tokenHash: string) {
  const [row] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      startedAt: isoUtc(sessions.createdAt),
      expiresAt: isoUtc(refreshTokens.expiresAt),
      usedAt: sql<string | null>`${isoUtc(refreshTokens.usedAt)}`,
      isRevoked: sql<boolean>`${sessions.revokedAt} is not null`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: refreshTokens })
    .prepare('lock_refresh_token')
    .execute()
  return row
}

interface Rotation {
  sessionId: string
  tokenHash: string
  successorHash: string
  now: Date
  expiresAt: Date
}

/** A token is used, its session was seen, and its successor is good, in one statement: every quarter of an hour each client renews its own. */
export async function rotateRefreshToken(tx: Db, { sessionId, tokenHash, successorHash, now, expiresAt }: Rotation) {
  const at = now.toISOString()
  await executeNamed(
    tx,
    'rotate_refresh_token',
    sql`
    with used as (update ${refreshTokens} set used_at = ${at}::timestamptz where token_hash = ${tokenHash}),
      seen as (update ${sessions} set last_seen_at = ${at}::timestamptz where id = ${sessionId}::uuid)
    insert into ${refreshTokens} (token_hash, session_id, created_at, expires_at)
    values (${successorHash}, ${sessionId}::uuid, ${at}::timestamptz, ${expiresAt.toISOString()}::timestamptz)`,
  )
}

const isLive = isNull(sessions.revokedAt)

/**
 * Ends the given sessions, and with them what the browsers they are in were to be pushed; answers the ids that were alive.
 * In a transaction.
 */
export async function revokeSessions(tx: Db, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(and(inArray(sessions.id, [...ids]), isLive))
    .returning({ id: sessions.id })
  const endedIds = ended.map(({ id }) => id)
  if (endedIds.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, endedIds))
  return endedIds
}

/** A member's live sessions, the most recently used first. */
export async function listLiveSessionIds(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.lastSeenAt))
  return rows.map(({ id }) => id)
}

const selectState = planned('find_session_state', (db, { id, userId }: { id: Place<string>; userId: Place<number> }) =>
  db
    .select({
      role: users.role,
      travellerType: users.userType,
      suspendedUntil: sql<string | null>`${isoUtc(users.suspendedUntil)}`,
      provenUntil: sql<string | null>`${isoUtc(sessions.provenUntil)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isLive)),
)

/** What a session lets its member do, and who that is; undefined where it has ended. */
export async function findSessionState(db: Db, id: string, userId: number): Promise<SessionState | undefined> {
  const [row] = await selectState(db, { id, userId })
  return row
}
