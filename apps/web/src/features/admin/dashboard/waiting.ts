import { plural, t } from '@lingui/core/macro'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Says how long something has been waiting, in its largest unit: 3일째, 5시간째. */
export function waitingText(since: string, now: Date = new Date()): string {
  const age = Math.max(0, now.getTime() - new Date(since).getTime())
  if (age < MINUTE_MS) return t`방금 들어왔어요`
  if (age < HOUR_MS) return plural(Math.floor(age / MINUTE_MS), { other: '#분째 기다려요' })
  if (age < DAY_MS) return plural(Math.floor(age / HOUR_MS), { other: '#시간째 기다려요' })
  return plural(Math.floor(age / DAY_MS), { other: '#일째 기다려요' })
}
