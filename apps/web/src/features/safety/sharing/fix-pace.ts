import { distanceBetween } from '#lib/distance.ts'
import type { Fix } from '#lib/geolocation.ts'

/** A position that is no older than this need not be sent again, unless … */
export const AGAIN_MS = 15_000
/** … one is somewhere else by now, … */
const ELSEWHERE_M = 30
/** … and even then not with each step of a bus. */
const AT_ONCE_MS = 5000

/** Whether a new position is worth the battery and the network after the one that was sent last. */
export function isWorthSending(fix: Fix, last: Fix | null): boolean {
  if (last === null) return true
  const age = fix.takenAt - last.takenAt
  // A device's clock that was put back says nothing of the age.
  if (age < 0 || age >= AGAIN_MS) return true
  return age >= AT_ONCE_MS && distanceBetween(fix, last) >= ELSEWHERE_M
}
