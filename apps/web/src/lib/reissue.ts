import type { TokenPair } from '@honjeo/contract/auth'
import { ApiError } from './api-error.ts'
import { clearSession, readSession, saveSession } from './session.ts'

const LOCK = 'honjeo-reissue'

let running: Promise<string | null> | null = null
let handleExpiry: (why: string | null) => void = () => {}

/** Says where to go when the session could not be renewed, and `why` in the server's words; called after the stored values are gone. */
export function onSessionExpired(handler: (why: string | null) => void): void {
  handleExpiry = handler
}

type Reissue = (refreshToken: string) => Promise<TokenPair>

/**
 * A fresh access token in place of `usedToken`, or null when the session is over (cleared, and the app told).
 * Calls that fail together share one reissue; tabs take turns and take over what another tab has just renewed.
 * A network failure rejects and leaves the session as it is.
 */
export function renewAccessToken(usedToken: string | null, reissue: Reissue): Promise<string | null> {
  running ??= inTurn(() => renew(usedToken, reissue)).finally(() => (running = null))
  return running
}

/** Web Locks exist only on secure origins; elsewhere the server's grace for two tabs at once has to do. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, task) : task()
}

async function renew(usedToken: string | null, reissue: Reissue): Promise<string | null> {
  const session = readSession()
  if (session !== null && session.accessToken !== usedToken) return session.accessToken
  if (session === null || session.refreshToken === null) return expire()
  try {
    const tokens = await reissue(session.refreshToken)
    saveSession({ userId: session.userId, ...tokens })
    return tokens.accessToken
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error.status)) throw error
    return expire(error.code.startsWith('AUTH') ? error.message : null)
  }
}

/** A busy or broken server (429, 5xx) is no verdict on the token. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

function expire(why: string | null = null): null {
  clearSession()
  handleExpiry(why)
  return null
}
