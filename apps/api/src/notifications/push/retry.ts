import { addMilliseconds } from 'date-fns/addMilliseconds'

const FIRST_MS = 30_000
const LONGEST_MS = 4 * 3_600_000
/** The age after which it is of no use to its reader. */
const GIVE_UP_MS = 24 * 3_600_000

/**
 * When to try again what failed at `now`: after as long as it has been failing already, which doubles the time from try
 * to try; null when it would come too late.
 */
export function retryAt(
  { createdAt, failingSince }: { createdAt: string; failingSince: string | null },
  now: Date,
): string | null {
  const failingMs = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince)
  const next = addMilliseconds(now, Math.min(LONGEST_MS, Math.max(FIRST_MS, failingMs)))
  return next.getTime() - Date.parse(createdAt) > GIVE_UP_MS ? null : next.toISOString()
}
