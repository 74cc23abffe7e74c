import { TIMER_EXTENSION } from '@honjeo/contract/values/limits'

const EXTENSION_MS = TIMER_EXTENSION * 60_000

/** Half an hour more, from the planned time or, where that has passed, from now; an instant, ISO 8601. `now`: ms since 1970. */
export function extendedTo(plannedAt: string, now: number): string {
  return new Date(Math.max(Date.parse(plannedAt), now) + EXTENSION_MS).toISOString()
}
