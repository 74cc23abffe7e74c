import type { LocationShare } from '@honjeo/contract/safety/sharing'

/** Of one's shares the one that others can look at; `now` by the server's clock, for a share also ends while nobody says so. */
export function runningShare(shares: readonly LocationShare[], now: number): LocationShare | null {
  return shares.find(({ endedAt, endsAt }) => endedAt === null && Date.parse(endsAt) > now) ?? null
}
