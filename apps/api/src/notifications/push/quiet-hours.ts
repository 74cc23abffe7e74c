const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** The minutes by which Korea is ahead; it has had no other time since 1988. */
const KOREA_MINUTES = 9 * 60

export interface QuietHours {
  from: number
  to: number
}

/**
 * Returns when the quiet that `now` lies in ends; undefined outside of it. The hours are minutes of the day in Korea,
 * `to` is the first that is not quiet, and where it is before `from` the night lies in between.
 */
export function endOfQuiet({ from, to }: QuietHours, now: Date): Date | undefined {
  const minute = (Math.floor(now.getTime() / MINUTE_MS) + KOREA_MINUTES) % DAY_MINUTES
  const isQuiet = from <= to ? from <= minute && minute < to : from <= minute || minute < to
  if (!isQuiet) return undefined
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + left) * MINUTE_MS)
}
