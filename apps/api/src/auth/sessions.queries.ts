import type { MemberRole } from '@honjeo/contract/values/enums'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import { and, desc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import { plannedOnce, type Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { type Param, prepared, preparedSql } from '../db/prepared.ts'
import { refreshTokens, sessions } from '@honjeo/schema/auth'
import { pushSubscriptions } from '@honjeo/schema/push'
import { users } from '@honjeo/schema/users'

export interface SessionState {
  role: MemberRole
  /** Whether the account has no address. */
  isGuest: boolean
  /** The travel style that the five questions find; null where they have not been answered. */
  travellerType: TravellerType | null
  /** The end of the suspension; in the past or null for a member who is not suspended. */
  suspendedUntil: string | null
  /** A day, YYYY-MM-DD. */
  birthDate: string | null
  /** The time until which staff may act without giving password and code again. */
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
  await tx.insert(refreshTokens).values({ sessionId: id, tokenHash, createdAt: at, expiresAt: expiresAt.toISOString() })
}

interface Rotation {
  tokenHash: string
  successorHash: string
  now: Date
  /** The successor ends at the earlier of both; the second is counted from the login. */
  expiresAt: Date
  sessionDays: number
  /** How many renewals a login may have at once and, over any length of time, in a minute. */
  burst: number
  perMinute: number
  /**
   * The number of tokens of a login that stay stored, and the seconds for which a used one stays stored in any case.
   */
  kept: number
  graceSeconds: number
}

const tradeToken = preparedSql<{ sessionId: string; userId: number }>()<{
  tokenHash: string
  successorHash: string
  now: string
  expiresAt: string
  sessionDays: number
  shareSeconds: number
  waiting: number
  spared: number
  graceSeconds: number
}>(
  'rotate_refresh_token',
  ({ tokenHash, successorHash, now, expiresAt, sessionDays, shareSeconds, waiting, spared, graceSeconds }) => sql`
    with used as (
      update ${refreshTokens} t set used_at = ${now}::timestamptz
      from ${sessions} s
      where t.token_hash = ${tokenHash} and t.used_at is null and t.expires_at > ${now}::timestamptz
        and s.id = t.session_id and s.revoked_at is null
        and (s.renewed_until is null or s.renewed_until <= ${now}::timestamptz + make_interval(secs => ${shareSeconds}::double precision) * ${waiting}::integer)
      returning s.id, s.user_id, s.created_at
    ), seen as (
      update ${sessions} s set last_seen_at = ${now}::timestamptz, renewed_until = greatest(s.renewed_until, ${now}::timestamptz) + make_interval(secs => ${shareSeconds}::double precision)
      from used where s.id = used.id
    ), successor as (
      insert into ${refreshTokens} (token_hash, session_id, created_at, expires_at)
      select ${successorHash}, id, ${now}::timestamptz,
        least(${expiresAt}::timestamptz, created_at + make_interval(days => ${sessionDays}))
      from used
    ), forgotten as (
      delete from ${refreshTokens} where token_hash in (
        select t.token_hash from ${refreshTokens} t, used where t.session_id = used.id and t.token_hash <> ${tokenHash}
        order by t.created_at desc offset ${spared}::integer
      ) and used_at < ${now}::timestamptz - make_interval(secs => ${graceSeconds}::double precision)
    )
    select id as "sessionId", user_id as "userId" from used`,
)

/**
 * Trades a valid token: marks it used and its session seen, stores its successor, and deletes the oldest tokens of the
 * login. Returns the session's id and member; undefined where the token is unknown, used or expired, or its session has
 * ended or was renewed too often. It is one statement, since every client renews its login every quarter of an hour.
 * Where two come at once, the second waits for the first and finds the token used.
 */
export async function rotateRefreshToken(db: Db, rotation: Rotation) {
  const { tokenHash, successorHash, now, expiresAt, sessionDays, burst, perMinute, kept, graceSeconds } = rotation
  const [row] = await tradeToken(plannedOnce(db), {
    tokenHash,
    successorHash,
    now: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    sessionDays,
    shareSeconds: 60 / perMinute,
    waiting: burst - 1,
    // The successor and the token that is traded are kept, too.
    spared: kept - 2,
    graceSeconds,
  })
  return row
}

/** A token as it is, with its session. */
export async function findRefreshToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      expiresAt: isoUtc(refreshTokens.expiresAt),
      usedAt: sql<string | null>`${isoUtc(refreshTokens.usedAt)}`,
      isRevoked: sql<boolean>`${sessions.revokedAt} is not null`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return row
}

const isLive = isNull(sessions.revokedAt)

/** Returns the session and its member where it began after `since` and has not ended. */
export async function findLiveSession(db: Db, sessionId: string, since: Date) {
  const [row] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isLive, gt(sessions.createdAt, since.toISOString())))
  return row
}

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

/** The browsers of these sessions are pushed to by another one from now on, which takes their place. */
export async function movePushSubscriptions(tx: Db, from: readonly string[], to: string): Promise<void> {
  if (from.length === 0) return
  await tx
    .update(pushSubscriptions)
    .set({ sessionId: to })
    .where(inArray(pushSubscriptions.sessionId, [...from]))
}

/** Deletes a member's ended sessions but the last `kept`, so that logging in over and over fills no table. */
export async function deleteEndedSessions(tx: Db, userId: number, kept: number): Promise<void> {
  await tx.execute(sql`
    delete from ${sessions} where id in (
      select id from ${sessions} where ${sessions.userId} = ${userId} and ${sessions.revokedAt} is not null
      order by ${sessions.revokedAt} desc, id offset ${kept})`)
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

const selectState = prepared('find_session_state', (db, { id, userId }: { id: Param<string>; userId: Param<number> }) =>
  db
    .select({
      role: users.role,
      isGuest: sql<boolean>`${users.email} is null`,
      travellerType: users.userType,
      suspendedUntil: sql<string | null>`${isoUtc(users.suspendedUntil)}`,
      birthDate: users.birthDate,
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

/** Whether the member signed in at that instant or later to begin the session. */
export async function isLoginSince(db: Db, id: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gte(sessions.createdAt, since.toISOString())))
  return rows.length > 0
}
