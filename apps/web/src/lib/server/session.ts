import { useSyncExternalStore } from 'react'
import { readText, remove, writeText } from '../device/storage.ts'
import type { TokenPair } from '@honjeo/contract/auth'
import { ApiError } from './api-error.ts'

export interface Session {
  userId: number
  accessToken: string
  refreshToken: string | null
  /** Whether it is of a guest: of an account without an address, which has the safety net alone. */
  isGuest: boolean
}

/** The place of a change: this tab, or another one that shares its storage. */
export type SessionSource = 'here' | 'elsewhere'

/** Names given by the specification; other tabs and the tests rely on them. */
const KEYS = { userId: 'userId', accessToken: 'accessToken', refreshToken: 'refreshToken', isGuest: 'isGuest' } as const

let current: Session | null = load()
const listeners = new Set<(source: SessionSource) => void>()

function load(): Session | null {
  const userId = Number(readText(KEYS.userId))
  const accessToken = readText(KEYS.accessToken)
  if (accessToken === null || !Number.isInteger(userId) || userId < 1) return null
  return { userId, accessToken, refreshToken: readText(KEYS.refreshToken), isGuest: readText(KEYS.isGuest) !== null }
}

function isSame(a: Session | null, b: Session | null): boolean {
  return (
    a?.userId === b?.userId &&
    a?.accessToken === b?.accessToken &&
    a?.refreshToken === b?.refreshToken &&
    a?.isGuest === b?.isGuest
  )
}

/** Takes over what the device holds; the listeners learn from `source` what changed it. */
function update(source: SessionSource): void {
  const stored = load()
  if (isSame(stored, current)) return
  current = stored
  for (const listener of listeners) listener(source)
}

/** The session of a member or guest as the device holds it now; another tab may have changed it a moment ago. */
export function readAccount(): Session | null {
  update('elsewhere')
  return current
}

/** The same of a member; to all but the safety net a guest is a visitor. */
export function readSession(): Session | null {
  const session = readAccount()
  return session?.isGuest === true ? null : session
}

type NewSession = { userId: number; accessToken: string; refreshToken: string; isGuest?: boolean }

export function saveSession(session: NewSession): void {
  if (session.isGuest === true) writeText(KEYS.isGuest, 'true')
  else remove(KEYS.isGuest)
  writeText(KEYS.userId, String(session.userId))
  writeText(KEYS.refreshToken, session.refreshToken)
  writeText(KEYS.accessToken, session.accessToken)
  update('here')
}

export function clearSession(): void {
  for (const key of Object.values(KEYS)) remove(key)
  update('here')
}

/** Calls back after every change, made here or in another tab. Returns the way to stop. */
export function subscribeToSession(listener: (source: SessionSource) => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

/** A cleared storage comes without a key. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null || Object.hasOwn(KEYS, key)) update('elsewhere')
}

const snapshot = () => current
/** The server renders pages for visitors; the session is looked at when the app has taken over. */
const noSession = () => null

/**
 * The member who is signed in on this device, or null, for what is shown. What answers a tap asks `readSession`: a page that the
 * server rendered shows a visitor for a moment.
 */
export function useSession(): Session | null {
  const session = useAccount()
  return session?.isGuest === true ? null : session
}

/** The same of a member or guest, for the safety net. */
export function useAccount(): Session | null {
  return useSyncExternalStore(subscribeToSession, snapshot, noSession)
}

const LOCK = 'honjeo-reissue'
const BEGIN_LOCK = 'honjeo-guest'

let running: Promise<string | null> | null = null
type ExpiryHandler = (why: string | null, wasGuest: boolean) => void
let handleExpiry: ExpiryHandler = () => {}

/** Says where to go when the session could not be renewed, and `why` in the server's words; called after the stored values are gone. */
export function onSessionExpired(handler: ExpiryHandler): void {
  handleExpiry = handler
}

type Reissue = (refreshToken: string) => Promise<TokenPair>

/**
 * A fresh access token in place of `usedToken`, or null when the session is over (cleared, and the app informed).
 * Calls that fail together share one reissue; tabs take turns and take over what another tab has just renewed.
 * A network failure rejects and leaves the session as it is.
 */
export function renewAccessToken(usedToken: string | null, reissue: Reissue): Promise<string | null> {
  running ??= inTurn(LOCK, () => renew(usedToken, reissue)).finally(() => (running = null))
  return running
}

/** Web Locks exist only on secure origins; elsewhere the server's grace for two tabs at once has to do. */
function inTurn<T>(lock: string, task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lock, task) : task()
}

/** Makes the guest of this device, unless another tab has just done so: then that one is the guest here, and none is made. */
export function saveGuest(begin: () => Promise<TokenPair & { id: number }>): Promise<void> {
  return inTurn(BEGIN_LOCK, async () => {
    if (readAccount() !== null) return
    const { id, accessToken, refreshToken } = await begin()
    saveSession({ userId: id, accessToken, refreshToken, isGuest: true })
  })
}

async function renew(usedToken: string | null, reissue: Reissue): Promise<string | null> {
  const session = readAccount()
  if (session !== null && session.accessToken !== usedToken) return session.accessToken
  if (session === null || session.refreshToken === null) return expire()
  try {
    const tokens = await reissue(session.refreshToken)
    saveSession({ userId: session.userId, isGuest: session.isGuest, ...tokens })
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
  const wasGuest = readAccount()?.isGuest === true
  clearSession()
  handleExpiry(why, wasGuest)
  return null
}
