import { useSyncExternalStore } from 'react'
import { readText, remove, writeText } from './storage.ts'

export interface Session {
  userId: number
  accessToken: string
  refreshToken: string | null
}

/** Changed by this tab, or by another one that shares its storage. */
export type SessionSource = 'here' | 'elsewhere'

/** Names given by the specification; other tabs and the tests rely on them. */
const KEYS = { userId: 'userId', accessToken: 'accessToken', refreshToken: 'refreshToken' } as const

let current: Session | null = load()
const listeners = new Set<(source: SessionSource) => void>()

function load(): Session | null {
  const userId = Number(readText(KEYS.userId))
  const accessToken = readText(KEYS.accessToken)
  if (accessToken === null || !Number.isInteger(userId) || userId < 1) return null
  return { userId, accessToken, refreshToken: readText(KEYS.refreshToken) }
}

function isSame(a: Session | null, b: Session | null): boolean {
  return a?.userId === b?.userId && a?.accessToken === b?.accessToken && a?.refreshToken === b?.refreshToken
}

/** Takes over what the device holds; `source` tells the listeners who changed it. */
function update(source: SessionSource): void {
  const stored = load()
  if (isSame(stored, current)) return
  current = stored
  for (const listener of listeners) listener(source)
}

/** The session as the device holds it now; another tab may have changed it a moment ago. */
export function readSession(): Session | null {
  update('elsewhere')
  return current
}

export function saveSession(session: { userId: number; accessToken: string; refreshToken: string }): void {
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
const nobody = () => null

/** Who is signed in on this device, or null. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, snapshot, nobody)
}
