/** The time, as something tests can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day in Korea, `YYYY-MM-DD`. */
export const koreanDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

/** When that day began: Korea is nine hours ahead all year. */
export const koreanMidnight = (at: Date) => new Date(`${koreanDay(at)}T00:00:00+09:00`)

const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether JavaScript and PostgreSQL both know this time: RFC 3339 also allows leap seconds and the year 0. */
export function isInstant(text: string): boolean {
  const at = Date.parse(text)
  return at >= FIRST_INSTANT && at <= LAST_INSTANT
}
