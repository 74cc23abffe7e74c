import { randomUUID } from 'node:crypto'
import {
  ENDED_SESSIONS_KEPT,
  REFRESH_TOKEN_TTL_DAYS,
  REFRESH_TOKENS_KEPT,
  REISSUE_GRACE_SECONDS,
  REISSUES_BURST,
  REISSUES_PER_MINUTE,
  SESSION_MAX_DAYS,
  SESSIONS_MAX,
} from '@honjeo/contract/values/limits'
import type { TokenPair } from '@honjeo/contract/auth'
import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { Outbox } from '../mail/outbox.ts'
import { findCredentials } from './accounts.queries.ts'
import { copiedSessionMail } from './auth-mails.ts'
import type { Keys } from './keys.ts'
import type { SessionWatch } from './session-watch.ts'
import {
  deleteEndedSessions,
  findLiveSession,
  findRefreshToken,
  insertSession,
  listLiveSessionIds,
  revokeSessions,
  rotateRefreshToken,
} from './sessions.queries.ts'
import { hashToken, newRefreshToken, sessionIdIn, signAccessToken, successorOf } from './tokens.ts'

export interface SessionDeps {
  db: Db
  clock: Clock
  keys: Keys
  watch: SessionWatch
}

interface ReissueDeps extends SessionDeps {
  outbox: Outbox
  log: Pick<FastifyBaseLogger, 'warn'>
}

const DEVICE_MAX = 200

/** Starts a session in the caller's transaction. Beyond the limit the least recently used one ends. */
export async function startSession({ clock, keys }: SessionDeps, tx: Db, userId: number, device: string | undefined) {
  const now = clock.now()
  const sessionId = randomUUID()
  const refreshToken = newRefreshToken(keys.refreshToken, sessionId)
  await insertSession(tx, {
    id: sessionId,
    userId,
    device: (device ?? '').slice(0, DEVICE_MAX),
    now,
    tokenHash: hashToken(refreshToken),
    expiresAt: addDays(now, REFRESH_TOKEN_TTL_DAYS),
  })
  const ended = await revokeSessions(tx, (await listLiveSessionIds(tx, userId)).slice(SESSIONS_MAX), now)
  await deleteEndedSessions(tx, userId, ENDED_SESSIONS_KEPT)
  const accessToken = await signAccessToken(keys.accessToken, { userId, sessionId }, now)
  return { sessionId, tokens: { accessToken, refreshToken }, ended }
}

/** The member and session of a login; `isKept` where the client keeps the token it has. */
interface Good {
  userId: number
  sessionId: string
  isKept?: boolean
}

interface Copied {
  userId: number
  sessionId: string
}

const ROTATION = {
  sessionDays: SESSION_MAX_DAYS,
  burst: REISSUES_BURST,
  perMinute: REISSUES_PER_MINUTE,
  kept: REFRESH_TOKENS_KEPT,
  graceSeconds: REISSUE_GRACE_SECONDS,
}

/**
 * Trades a refresh token for a new pair. Used again within the grace, it gives the same successor (two tabs, a lost
 * answer); used again later it is a copy in strange hands: the whole session ends, and the member gets a mail. A login
 * that is renewed too often keeps its refresh token, so that a client that reloads all the time stays logged in and
 * nothing is stored for it.
 */
export async function reissue(deps: ReissueDeps, refreshToken: string): Promise<TokenPair> {
  const { db, clock, keys } = deps
  const now = clock.now()
  const tokenHash = hashToken(refreshToken)
  const successor = successorOf(keys.refreshToken, refreshToken)
  const rotation = { ...ROTATION, expiresAt: addDays(now, REFRESH_TOKEN_TTL_DAYS), now }
  const rotated: Good | undefined = await rotateRefreshToken(db, {
    ...rotation,
    tokenHash,
    successorHash: hashToken(successor),
  })
  const { isKept = false, ...found } = rotated ?? (await requireGood(deps, refreshToken, now))
  const accessToken = await signAccessToken(keys.accessToken, found, now)
  return { accessToken, refreshToken: isKept ? refreshToken : successor }
}

/**
 * Judges a token that was not traded: returns its login where it was used within the grace, or is valid but renewed too
 * often; throws for all others.
 */
async function requireGood(deps: ReissueDeps, refreshToken: string, now: Date): Promise<Good> {
  const found = await findRefreshToken(deps.db, hashToken(refreshToken))
  if (!found) return refuseUnknown(deps, refreshToken, now)
  if (found.isRevoked) throw appError('SESSION_ENDED')
  if (Date.parse(found.expiresAt) <= now.getTime()) throw appError('TOKEN_EXPIRED')
  if (found.usedAt === null) return { ...found, isKept: true }
  if (now.getTime() - Date.parse(found.usedAt) <= REISSUE_GRACE_SECONDS * 1000) return found
  await endCopied(deps, found, now)
  throw appError('TOKEN_REUSED')
}

/**
 * Refuses a token that is not stored. One with our mark was used long ago, so its bearer has a copy, and the session
 * ends.
 */
async function refuseUnknown(deps: ReissueDeps, refreshToken: string, now: Date): Promise<never> {
  const sessionId = sessionIdIn(deps.keys.refreshToken, refreshToken)
  if (sessionId === null) throw appError('TOKEN_INVALID')
  const found = await findLiveSession(deps.db, sessionId, subDays(now, SESSION_MAX_DAYS))
  if (!found) throw appError('SESSION_ENDED')
  await endCopied(deps, found, now)
  throw appError('TOKEN_REUSED')
}

/** Where two requests find the copy at once, one ends the session, and only that one announces it. */
async function endCopied({ db, outbox, watch, log }: ReissueDeps, { userId, sessionId }: Copied, now: Date) {
  const ended = await db.transaction(async (tx) => {
    const ids = await revokeSessions(tx, [sessionId], now)
    const account = ids.length > 0 ? await findCredentials(tx, userId) : undefined
    if (account) await outbox.post(tx, copiedSessionMail(account.email))
    return ids
  })
  if (ended.length === 0) return
  log.warn({ userId, sessionId }, 'a refresh token was used again: its session has been ended')
  await watch.announceEnd(ended)
}

export async function endSession({ db, clock, watch }: SessionDeps, sessionId: string) {
  await watch.announceEnd(await db.transaction((tx) => revokeSessions(tx, [sessionId], clock.now())))
}
