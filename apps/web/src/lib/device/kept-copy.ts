import { readJson, remove, removeAll, writeJson } from './storage.ts'

/** What this device has seen of a member's safety, for times without a network; forgotten when they log out. */
const PREFIX = 'copy:'

interface Copy<T> {
  /** The time when it was kept, ISO, by the device's clock. */
  savedAt: string
  value: T
}

const keyOf = (userId: number, subject: string) => `${PREFIX}${userId}:${subject}`

export function keepCopy(userId: number, subject: string, value: unknown): void {
  writeJson(keyOf(userId, subject), { savedAt: new Date().toISOString(), value } satisfies Copy<unknown>)
}

/** Returns the copy; null when there is none that `accept` knows. */
export function readCopy<T>(userId: number, subject: string, accept: (value: unknown) => value is T): Copy<T> | null {
  const isCopy = (value: unknown): value is Copy<T> | null => {
    if (typeof value !== 'object' || value === null) return value === null
    const { savedAt, value: kept } = value as Partial<Copy<unknown>>
    return typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) && accept(kept)
  }
  return readJson<Copy<T> | null>(keyOf(userId, subject), null, isCopy)
}

export function forgetCopy(userId: number, subject: string): void {
  remove(keyOf(userId, subject))
}

export function forgetAllCopies(): void {
  removeAll(PREFIX)
}
