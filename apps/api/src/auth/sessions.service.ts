import { randomUUID } from 'node:crypto'
import {
  REFRESH_TOKEN_TTL_DAYS,
  REISSUE_GRACE_SECONDS,
  SESSION_MAX_DAYS,
  SESSIONS_MAX,
} from '@honjeo/contract/values/limits'
import type { TokenPair } from '@honjeo/contract/auth'
import { addDays, min } from 'date-fns'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import type { Keys } from './keys.ts'
import type { SessionWatch } from './session-watch.ts'
import {
  insertRefreshToken,
  insertSession,
  listLiveSessionIds,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSessions,
} from './sessions.queries.ts'
import { hashToken, randomToken, signAccessToken, successorOf } from './tokens.ts'

export interface SessionDeps {
  db: Db
  clock: Clock
  keys: Keys
  watch: SessionWatch
}

const DEVICE_MAX = 200

/** Starts a session in the caller's transaction. Beyond the limit the least recently used one ends. */
export async function startSession({ clock, keys }: SessionDeps, tx: Db, userId: number, device: string | undefined) {
  const now = clock.now()
  const sessionId = randomUUID()
  const refreshToken = randomToken()
  await insertSession(tx, {
    id: sessionId,
    userId,
    device: (device ?? '').slice(0, DEVICE_MAX),
    now,
    tokenHash: hashToken(refreshToken),
    expiresAt: addDays(now, REFRESH_TOKEN_TTL_DAYS),
  })
  const ended = await revokeSessions(tx, (await listLiveSessionIds(tx, userId)).slice(SESSIONS_MAX), now)
  const accessToken = await signAccessToken(keys.accessToken, { userId, sessionId }, now)
  return { tokens: { accessToken, refreshToken }, ended }
}

type Outcome = { tokens: TokenPair } | { refuse: 'AUTH4011' | 'AUTH4012' | 'AUTH4013' | 'AUTH4015'; ended?: string[] }

/**
 * Trades a refresh token for a new pair. Used again within the grace, it gives the same successor (two tabs, a lost
 * answer); used again later it is a copy in strange hands, and the whole session ends.
 */
export async function reissue({ db, clock, keys, watch }: SessionDeps, refreshToken: string): Promise<TokenPair> {
  const now = clock.now()
  const tokenHash = hashToken(refreshToken)

  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    const found = await lockRefreshToken(tx, tokenHash)
    if (!found) return { refuse: 'AUTH4013' }
    if (found.isRevoked) return { refuse: 'AUTH4015' }
    if (Date.parse(found.expiresAt) <= now.getTime()) return { refuse: 'AUTH4011' }
    const successor = successorOf(keys.refreshToken, refreshToken)
    if (found.usedAt === null) {
      await markRefreshTokenUsed(tx, tokenHash, found.sessionId, now)
      const expiresAt = min([addDays(now, REFRESH_TOKEN_TTL_DAYS), addDays(found.startedAt, SESSION_MAX_DAYS)])
      await insertRefreshToken(tx, { sessionId: found.sessionId, tokenHash: hashToken(successor), now, expiresAt })
    } else if (now.getTime() - Date.parse(found.usedAt) > REISSUE_GRACE_SECONDS * 1000) {
      return { refuse: 'AUTH4012', ended: await revokeSessions(tx, [found.sessionId], now) }
    }
    return { tokens: { accessToken: await signAccessToken(keys.accessToken, found, now), refreshToken: successor } }
  })

  if ('tokens' in outcome) return outcome.tokens
  if (outcome.ended) await watch.announceEnd(outcome.ended)
  throw appError(outcome.refuse)
}

export async function endSession({ db, clock, watch }: SessionDeps, sessionId: string) {
  await watch.announceEnd(await db.transaction((tx) => revokeSessions(tx, [sessionId], clock.now())))
}
