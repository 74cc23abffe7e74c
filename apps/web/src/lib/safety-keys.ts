import { remove } from './storage.ts'

/** Where the device keeps the safety check, and its statistics. */
export const SAFETY_KEYS = { check: 'safety-check', stats: 'safety-stats' } as const

/** Whoever logs out finds theirs again with their account. */
export function forgetSafety(): void {
  for (const key of Object.values(SAFETY_KEYS)) remove(key)
}
