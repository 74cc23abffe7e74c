import { CHECK_IN_ACTS, inStore } from './device-db.ts'
import { readDraft } from './drafts.ts'

/** The draft that is the id of a share that is to end. */
export const ENDING_SHARE = 'end-location-share'

const isAnything = (value: unknown): value is unknown => value !== undefined

/** Whether the end of a timer or of a share lies on this device that the server has not heard of. Never rejects. */
export async function hasUnsentSafety(userId: number): Promise<boolean> {
  if (readDraft(userId, ENDING_SHARE, isAnything) !== null) return true
  try {
    const act = await inStore<{ end?: unknown } | undefined>(CHECK_IN_ACTS, 'readonly', (store) => store.get(userId))
    return act?.end !== undefined
  } catch {
    return false
  }
}
