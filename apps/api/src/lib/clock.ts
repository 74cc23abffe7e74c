/** The time, as something tests can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Korea is nine hours ahead all year; asking the time zone's data takes a hundred times as long. */
const AHEAD_MS = 9 * 3_600_000

/** The calendar day in Korea, `YYYY-MM-DD`. */
export const koreanDay = (at: Date) => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10)

/** Returns the hour of that day, from 0. */
export const koreanHour = (at: Date) => new Date(at.getTime() + AHEAD_MS).getUTCHours()

/** Returns the instant at which that day began. */
export const koreanMidnight = (at: Date) => new Date(`${koreanDay(at)}T00:00:00+09:00`)

const MINUTE_MS = 60_000

/** Returns the minute of that day, from 0. */
export const koreanMinute = (at: Date) => Math.floor((at.getTime() - koreanMidnight(at).getTime()) / MINUTE_MS)

/**
 * Returns when the part of the day began, as visitors see it: at 0, 12 or 18 o'clock in Korea. The database has the
 * same function, `korean_part`.
 */
export function koreanPart(at: Date): Date {
  const hour = koreanHour(at)
  const firstHour = hour < 12 ? 0 : hour < 18 ? 12 : 18
  return new Date(koreanMidnight(at).getTime() + firstHour * 3_600_000)
}

const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether JavaScript and PostgreSQL both know this time: RFC 3339 also allows leap seconds and the year 0. */
export function isInstant(text: string): boolean {
  const at = Date.parse(text)
  return at >= FIRST_INSTANT && at <= LAST_INSTANT
}
