import { CHECK_IN_ACTS, inStore } from './device-db.ts'
import { readDraft } from './drafts.ts'
import { remove } from './storage.ts'

/** The draft that is the id of a share that is to end. */
export const ENDING_SHARE = 'end-location-share'

const isAnything = (value: unknown): value is unknown => value !== undefined

/** Whether something that was done with a timer, or the end of a share, lies on this device that the server has not heard of. Never rejects. */
export async function hasUnsentSafety(userId: number): Promise<boolean> {
  if (readDraft(userId, ENDING_SHARE, isAnything) !== null) return true
  try {
    return (await inStore(CHECK_IN_ACTS, 'readonly', (store) => store.count(userId))) > 0
  } catch {
    return false
  }
}

/** The keys under which the device keeps the safety check, and its statistics. */
export const SAFETY_KEYS = { check: 'safety-check', stats: 'safety-stats' } as const

/** A member who logs out finds theirs again with their account. */
export function forgetSafety(): void {
  for (const key of Object.values(SAFETY_KEYS)) remove(key)
}
