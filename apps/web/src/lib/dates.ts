import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { SOURCE_LOCALE } from './locales.ts'

const TIME_ZONE = 'Asia/Seoul'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** Building an Intl format costs far more than using it, and lists use the same few over and over. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options })
  formats.set(key, made)
  return made
}

function format(instant: Date, options: Intl.DateTimeFormatOptions): string {
  return formatOf(i18n.locale, options).format(instant)
}

/** Noon in Seoul: an instant that lies on this day in every reading of it. */
function instantOfDay(day: string): Date {
  return new Date(`${day}T12:00:00+09:00`)
}

/** The day an instant falls on in Seoul, `2026-11-28`. */
export function dayKey(instant: Date | string): string {
  return formatOf('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant))
}

/** The time of day of an instant in Seoul, `16:30`. */
export function clockOf(instant: Date | string): string {
  return formatOf('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant))
}

/** `2026. 11. 28 (토)` for an instant. */
export function formatDate(instant: Date | string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short' } as const
  if (i18n.locale !== SOURCE_LOCALE) return format(new Date(instant), { ...options, month: 'short', day: 'numeric' })
  const parts = formatOf(SOURCE_LOCALE, options).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}. ${part('month')}. ${part('day')} (${part('weekday')})`
}

/** `2026. 11. 28 (토)` for a day without a time, `2026-11-28`. */
export function formatDay(day: string): string {
  return formatDate(instantOfDay(day))
}

/** `11월 28일 (토)`-like, for calendars and headings where the year is plain. */
export function formatMonthDay(instant: Date | string): string {
  return format(new Date(instant), { month: 'long', day: 'numeric', weekday: 'short' })
}

/** `오후 4:30`. Written by hand: Korean locale data of recent browsers says `PM`. */
export function formatTime(instant: Date | string): string {
  const [hours = '', minute = ''] = clockOf(instant).split(':')
  const hour = Number(hours)
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${minute}`
  return hour < 12 ? t`오전 ${clock}` : t`오후 ${clock}`
}

/** `2026. 11. 28 (토) 오후 4:30`. */
export function formatDateTime(instant: Date | string): string {
  return `${formatDate(instant)} ${formatTime(instant)}`
}

/** How long ago, for lists: 방금 전, 3분 전, 2시간 전 (same day), 어제, then the date. */
export function formatListTime(instant: Date | string, now: Date = new Date()): string {
  const then = new Date(instant)
  const age = now.getTime() - then.getTime()
  if (age < MINUTE_MS) return t`방금 전`
  const ago = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' })
  if (age < HOUR_MS) return ago.format(-Math.floor(age / MINUTE_MS), 'minute')
  const days = daysBetween(dayKey(then), dayKey(now))
  if (days === 0) return ago.format(-Math.floor(age / HOUR_MS), 'hour')
  if (days === 1) return ago.format(-1, 'day')
  return formatDate(then)
}

/** Whole days from one day key to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOfDay(to).getTime() - instantOfDay(from).getTime()) / DAY_MS)
}

/** The day key so many days later (or earlier). */
export function addDays(day: string, days: number): string {
  return dayKey(new Date(instantOfDay(day).getTime() + days * DAY_MS))
}

/** The same day of another year; of a 29 February that the year lacks, the 1 March. */
export function addYears(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(Date.UTC((year ?? 0) + years, (month ?? 1) - 1, date)).toISOString().slice(0, 10)
}

/** The instant of a wall-clock time in Seoul, as the API takes it: `2026-11-28`, `16:30` → ISO in UTC. */
export function instantAt(day: string, time: string): string {
  return new Date(`${day}T${time}:00+09:00`).toISOString()
}
