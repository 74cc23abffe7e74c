import { daysBetween } from '@honjeo/contract/values/days'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { drawingNow } from '../page/rendering.ts'
import { SOURCE_LOCALE } from './locales.ts'

const TIME_ZONE = 'Asia/Seoul'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const formats = new Map<string, unknown>()

/** Building an Intl format costs far more than using it, and lists use the same few over and over. */
export function formatOf<Format, Options extends object>(
  Made: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = `${Made.name} ${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known as Format
  const made = new Made(locale, options)
  formats.set(key, made)
  return made
}

const seoulFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  formatOf(Intl.DateTimeFormat, locale, { timeZone: TIME_ZONE, ...options })

/** Recent browsers put a narrow space before PM that not every font knows. */
function format(instant: Date | string, options: Intl.DateTimeFormatOptions): string {
  return seoulFormat(i18n.locale, options).format(new Date(instant)).replaceAll('\u202f', ' ')
}

/** Returns noon in Seoul: an instant that lies on this day in every reading of it. */
function instantOfDay(day: string): Date {
  return new Date(`${day}T12:00:00+09:00`)
}

/** Returns `2026-11-28T16:30` for an instant in Seoul, which has been nine hours ahead of UTC all year since 1989. */
const seoulClock = (instant: Date | string) => new Date(new Date(instant).getTime() + 9 * HOUR_MS).toISOString()

/** The day an instant falls on in Seoul, `2026-11-28`. */
export const dayKey = (instant: Date | string): string => seoulClock(instant).slice(0, 10)

/** The time of day of an instant in Seoul, `16:30`. */
export const clockOf = (instant: Date | string): string => seoulClock(instant).slice(11, 16)

const isKorean = () => i18n.locale === SOURCE_LOCALE

/** Returns `11. 28 (토)`: written as in the specification, which locale data does not. */
function koreanMonthDay(instant: Date | string): string {
  const parts = seoulFormat(SOURCE_LOCALE, { month: '2-digit', day: '2-digit', weekday: 'short' }).formatToParts(
    new Date(instant),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('month')}. ${part('day')} (${part('weekday')})`
}

const MONTH_DAY = { month: 'short', day: 'numeric', weekday: 'short' } as const
const DATE = { year: 'numeric', ...MONTH_DAY } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** Returns `2026. 11. 28 (토)` for an instant; `Sat, Nov 28, 2026`. */
export function formatDate(instant: Date | string): string {
  return isKorean() ? `${dayKey(instant).slice(0, 4)}. ${koreanMonthDay(instant)}` : format(instant, DATE)
}

/** Returns `2026. 11. 28 (토)` for a day without a time, `2026-11-28`. */
export function formatDay(day: string): string {
  return formatDate(instantOfDay(day))
}

/** Returns `11. 28 (토)` for a day whose year is beside it; `Sat, Nov 28`. */
export function formatDayOfYear(day: string): string {
  return isKorean() ? koreanMonthDay(instantOfDay(day)) : format(instantOfDay(day), MONTH_DAY)
}

/** Returns `11.28`, `Nov 28`, where there is little room. */
export function formatShortDay(day: string): string {
  if (isKorean()) return day.slice(5).split('-').map(Number).join('.')
  return format(instantOfDay(day), { month: 'short', day: 'numeric' })
}

/** Returns `2026년 11월`, `November 2026` for a month, `2026-11`. */
export function formatMonth(month: string): string {
  return format(instantOfDay(`${month}-15`), { year: 'numeric', month: 'long' })
}

/** Returns `11월`, `November` for a day of it, `2026-11-28`. */
export const formatMonthName = (day: string): string => format(instantOfDay(day), { month: 'long' })

/** Returns the like of `11월 28일 (토)`, for calendars and headings where the year is plain. */
export function formatMonthDay(instant: Date | string): string {
  return format(instant, { ...MONTH_DAY, month: 'long' })
}

/** Returns `오후 4:30`, `4:30 PM`, `16:30`. Korean by hand: its locale data says `PM` in recent browsers. */
export function formatTime(instant: Date | string): string {
  if (!isKorean()) return format(instant, TIME)
  const [hours = '', minute = ''] = clockOf(instant).split(':')
  const hour = Number(hours)
  return `${hour < 12 ? t`오전` : t`오후`} ${hour % 12 === 0 ? 12 : hour % 12}:${minute}`
}

/** Returns `2026. 11. 28 (토) 오후 4:30`, `Sat, Nov 28, 2026, 4:30 PM`. */
export function formatDateTime(instant: Date | string): string {
  return isKorean() ? `${formatDate(instant)} ${formatTime(instant)}` : format(instant, { ...DATE, ...TIME })
}

/** Says how long ago it was, for lists: 방금 전, 3분 전, 2시간 전 (same day), 어제, then the date. */
export function formatListTime(instant: Date | string, now: Date = new Date(drawingNow())): string {
  const then = new Date(instant)
  const age = now.getTime() - then.getTime()
  if (age < MINUTE_MS) return t`방금 전`
  const ago = formatOf(Intl.RelativeTimeFormat, i18n.locale, { numeric: 'auto' } as const)
  if (age < HOUR_MS) return ago.format(-Math.floor(age / MINUTE_MS), 'minute')
  const days = daysBetween(dayKey(then), dayKey(now))
  if (days === 0) return ago.format(-Math.floor(age / HOUR_MS), 'hour')
  if (days === 1) return ago.format(-1, 'day')
  return formatDate(then)
}

/** Says how long ago a day was, as roughly as one remembers it: 오늘, 어제, 12일 전, 2개월 전, 작년. */
export function formatDaysAgo(day: string, today: string): string {
  const ago = formatOf(Intl.RelativeTimeFormat, i18n.locale, { numeric: 'auto' } as const)
  const days = Math.max(0, daysBetween(day, today))
  if (days < 30) return ago.format(-days, 'day')
  return days < 365 ? ago.format(-Math.floor(days / 30.4), 'month') : ago.format(-Math.floor(days / 365), 'year')
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

/** A day as addresses carry it, or null for anything that cannot be one. */
export function parseDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null
}
