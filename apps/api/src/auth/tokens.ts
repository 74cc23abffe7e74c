import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { ACCESS_TOKEN_TTL_SECONDS } from '@honjeo/contract/values/limits'
import { errors, jwtVerify, SignJWT } from 'jose'
import { AppError, appError } from '../errors.ts'

const ISSUER = 'honjeo'
const TYPE = 'at+jwt'
/** So far apart the clocks of two servers may be. */
const CLOCK_SKEW_SECONDS = 60

export interface AccessClaims {
  userId: number
  sessionId: string
  /** Milliseconds since the epoch, like the next. */
  issuedAt: number
  expiresAt: number
}

export async function signAccessToken(
  key: KeyObject,
  { userId, sessionId }: { userId: number; sessionId: string },
  now: Date,
) {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(String(userId))
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_TTL_SECONDS)
    .sign(key)
}

/**
 * Throws AUTH4011 for an expired token, or one from the future, as a clock that was wrong leaves them behind: both are
 * renewed. AUTH4013 for everything else that is not one of ours.
 */
async function verifyAccessToken(key: KeyObject, token: string, now: Date): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: ISSUER,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    })
    if (payload.iat! > now.getTime() / 1000 + CLOCK_SKEW_SECONDS) throw appError('AUTH4011')
    return {
      userId: Number(payload.sub),
      sessionId: String(payload['sid']),
      issuedAt: payload.iat! * 1000,
      expiresAt: Number(payload.exp) * 1000,
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw appError(error instanceof errors.JWTExpired ? 'AUTH4011' : 'AUTH4013', { cause: error })
  }
}

const REMEMBERED_MAX = 20_000

/**
 * As `verifyAccessToken`, but what a good token says is remembered while it holds: a signature takes longer to check than most
 * answers to make, and a member shows the same token at every request of a quarter of an hour.
 */
export function createTokenVerifier(key: KeyObject): (token: string, now: Date) => Promise<AccessClaims> {
  const known = new Map<string, AccessClaims>()
  return async (token, now) => {
    const found = known.get(token)
    const instant = now.getTime()
    if (found && found.expiresAt > instant && found.issuedAt <= instant + CLOCK_SKEW_SECONDS * 1000) return found
    const claims = await verifyAccessToken(key, token, now)
    if (known.size >= REMEMBERED_MAX) known.clear()
    known.set(token, claims)
    return claims
  }
}

/** 256 random bits; only its hash is stored. */
export const randomToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * The token that follows a refresh token. Derived, not drawn: two tabs that reissue at once, or a client that never saw
 * the answer, get the same successor without it being stored in clear.
 */
export const successorOf = (key: KeyObject, refreshToken: string) =>
  createHmac('sha256', key).update(refreshToken).digest('base64url')
