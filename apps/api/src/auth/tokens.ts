import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { ACCESS_TOKEN_TTL_SECONDS } from '@honjeo/contract/values/limits'
import { errors, jwtVerify, SignJWT } from 'jose'
import { AppError, appError } from '@honjeo/contract/app-error'

const ISSUER = 'honjeo'
const TYPE = 'at+jwt'
/** How many seconds the clocks of two servers may be apart. */
const CLOCK_SKEW_SECONDS = 60

export interface AccessClaims {
  userId: number
  sessionId: string
  /** The time of issue in milliseconds since the epoch, like the next. */
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
 * Throws TOKEN_EXPIRED for an expired token, or one from the future, as a clock that was wrong leaves them behind: both
 * are renewed. TOKEN_INVALID for everything else that is not one of ours.
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
    if (payload.iat! > now.getTime() / 1000 + CLOCK_SKEW_SECONDS) throw appError('TOKEN_EXPIRED')
    return {
      userId: Number(payload.sub),
      sessionId: String(payload['sid']),
      issuedAt: payload.iat! * 1000,
      expiresAt: Number(payload.exp) * 1000,
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw appError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID', { cause: error })
  }
}

/** Whether the signature is ours. This takes a tenth of the time of `jwtVerify`, and floods bring invented tokens. */
function isSigned(key: KeyObject, token: string): boolean {
  const end = token.lastIndexOf('.')
  const expected = createHmac('sha256', key)
    .update(token.slice(0, Math.max(0, end)))
    .digest()
  const given = Buffer.from(token.slice(end + 1), 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const REMEMBERED_MAX = 20_000

/**
 * Verifies as `verifyAccessToken` does, but remembers what a good token says while it holds: a signature takes longer
 * to check than most answers to make, and a member shows the same token at every request of a quarter of an hour.
 */
export function createTokenVerifier(key: KeyObject): (token: string, now: Date) => Promise<AccessClaims> {
  const known = new Map<string, AccessClaims>()
  return async (token, now) => {
    const found = known.get(token)
    const instant = now.getTime()
    if (found && found.expiresAt > instant && found.issuedAt <= instant + CLOCK_SKEW_SECONDS * 1000) return found
    if (!isSigned(key, token)) throw appError('TOKEN_INVALID')
    const claims = await verifyAccessToken(key, token, now)
    if (known.size >= REMEMBERED_MAX) known.clear()
    known.set(token, claims)
    return claims
  }
}

/** Makes a token of 256 random bits; only its hash is stored. */
export const randomToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const markOf = (key: KeyObject, body: string) =>
  createHmac('sha256', key).update(`mark:${body}`).digest().subarray(0, 16).toString('base64url')

/**
 * Returns a refresh token as clients keep it: secret, session, and a mark that only this server can make. The mark
 * identifies a token as ours when its row is long deleted.
 */
function markedToken(key: KeyObject, secret: string, sessionId: string): string {
  const body = `${secret}.${Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')}`
  return `${body}.${markOf(key, body)}`
}

/** Returns the first refresh token of a login. */
export const newRefreshToken = (key: KeyObject, sessionId: string) => markedToken(key, randomToken(), sessionId)

/**
 * Returns the session of a refresh token, even if the token is no longer stored; null for one that is not ours, or is
 * of the earlier form without a mark.
 */
export function sessionIdIn(key: KeyObject, refreshToken: string): string | null {
  const [secret = '', session = '', mark = ''] = refreshToken.split('.')
  const expected = Buffer.from(markOf(key, `${secret}.${session}`))
  const given = Buffer.from(mark)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const hex = Buffer.from(session, 'base64url').toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The token that follows a refresh token. Derived, not drawn: two tabs that reissue at once, or a client that never saw
 * the answer, get the same successor without it being stored in clear.
 */
export function successorOf(key: KeyObject, refreshToken: string): string {
  const secret = createHmac('sha256', key).update(refreshToken).digest('base64url')
  const sessionId = sessionIdIn(key, refreshToken)
  return sessionId === null ? secret : markedToken(key, secret, sessionId)
}
