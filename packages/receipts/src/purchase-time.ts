import { asNumbers } from './digits.ts'

/** The time at which something was paid, as the paper says. */
export interface PurchaseTime {
  /** The day, `YYYY-MM-DD`. */
  day: string
  /** The time, `HH:MM`. */
  time: string | null
  /** The seconds, `SS`, where they follow the time. */
  seconds: string | null
}

/** The patterns of days, tried in this order; a later one only where no earlier one finds a day. */
const DAYS = [
  /(?<!\d)(20\d{2})\s*[-./년,\s]\s*(\d{1,2})\s*[-./월,\s]\s*(\d{1,2})(?!\d)/g,
  // Two digits make a year only where a time follows.
  /(?<![\d./-])(\d{2})\s?[-./]\s?(\d{2})\s?[-./]\s?(\d{2})(?=\s{0,9}(?:\([월화수목금토일]\))?\s{0,9}(?:\d\s{1,3}(?=\d{2}[:;.]))?\d{2}[:;.17]?\d{2})/g,
  // What is between the numbers is often taken for a thin digit: 2026. 11714.
  /(?<!\d)(20\d{2})\D{0,3}\d?(0[1-9]|1[0-2])\D{0,3}\d?(0[1-9]|[12]\d|3[01])(?!\d)/g,
  // The blank between day and hour is often lost: 2026-12-0112:31:56.
  /(?<!\d)(20\d{2})[-./](\d{2})[-./](\d{2})(?=(?:[01]\d|2[0-3])[:;.][0-5]\d(?!\d))/g,
]
/**
 * Reads hour, minute and perhaps second after a day; the colon may have become a thin digit, or be lost where seconds
 * follow, and a speck before the hour may have become a digit.
 */
const TIME =
  /^\D{0,6}?(?:\d\s{1,3}(?=\d{2}[:;.]))?([01]?\d|2[0-3])\s*(?:[:;.시]\s*|[17](?=[0-5]\d(?:\D|\d[0-5]\d(?!\d)|$))|(?=[0-5]\d[:;.][0-5]\d(?!\d)))([0-5]\d)(?:[:;.분\s17]{1,2}([0-5]\d)(?!\d))?/

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false

function timeAfter(text: string): Pick<PurchaseTime, 'time' | 'seconds'> {
  const [, hour, minute, second] = TIME.exec(text) ?? []
  if (!hour || !minute) return { time: null, seconds: null }
  return { time: `${hour.padStart(2, '0')}:${minute}`, seconds: second ?? null }
}

/** Returns every day that a line names, with the time behind it. */
export function purchaseTimesIn(line: string): PurchaseTime[] {
  const text = asNumbers(line)
  const found = DAYS.map((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [all, year = '', month = '', date = ''] = match
      const day = [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-')
      return isDay(day) ? [{ day, ...timeAfter(text.slice(match.index + all.length)) }] : []
    }),
  )
  return found.find((times) => times.length > 0) ?? []
}
