import { remove, writeText } from '#lib/device/storage.ts'
import { readSession } from '#lib/server/session.ts'

/** A block that was made on another device is known here after that. */
const KNOWN_MS = 24 * 60 * 60_000

/**
 * Keeps until when this device may take a member for one who blocks nobody, in ms since 1970. `paint-first.ts` reads it: a page
 * that was rendered for strangers could show such a member nothing that is hidden from them.
 */
export function keepBlockedCount(userId: number | undefined, count: number): void {
  if (userId === undefined) return
  const key = `blocks-nobody:${userId}`
  if (count > 0) remove(key)
  else if (readSession()?.userId === userId) writeText(key, String(Date.now() + KNOWN_MS))
}
