import type { KoreanClock, Words } from './words/words.ts'

/** Korea has no summer time. */
const OFFSET_MS = 9 * 3_600_000
const MINUTE_MS = 60_000

/** Returns an instant in Korea, wherever its reader is. It is written by hand: how `Intl` writes it differs from one Node to the next. */
export function momentIn(words: Words, instant: string): string {
  const at = new Date(Date.parse(instant) + OFFSET_MS)
  const clock: KoreanClock = {
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hour: at.getUTCHours(),
    minute: String(at.getUTCMinutes()).padStart(2, '0'),
  }
  return words.moment(clock)
}

/** Returns the whole minutes that have passed; what lies ahead is now. */
export const minutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS))

/** Returns minutes as days, hours, and what is left of them. */
export function parted(minutes: number): { days: number; hours: number; minutes: number } {
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return { days: Math.floor(hours / 24), hours: 0, minutes: 0 }
  return { days: 0, hours, minutes: minutes % 60 }
}
