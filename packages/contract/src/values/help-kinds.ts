/** The kinds of what one may need near oneself, the most urgent first. */
export const HELP_KINDS = [
  'EMERGENCY_ROOM',
  'PHARMACY',
  'POLICE',
  'EMERGENCY_BELL',
  'AED',
  'LIFEBUOY',
  'TOILET',
  'TOURIST_INFO',
  'LOCKER',
  'SHOP_24H',
] as const
export type HelpKind = (typeof HELP_KINDS)[number]

/** A span of the day, in minutes; an end after 1440 is on the next day. */
export interface HelpSpan {
  from: number
  to: number
}

/** The hours from Monday to Sunday, then on public holidays; null: not known. */
export type HelpWeek = readonly (HelpSpan | null)[]
export const HELP_WEEK_DAYS = 8

/** OPEN and CLOSED are said only of hours that are known. */
export type HelpOpenState = 'OPEN' | 'CLOSED' | 'UNKNOWN'

const DAY_MINUTES = 1440
const HOLIDAY = 7

/** A day in Korea: its name, its place in the week (Monday is 0), and whether it is a public holiday; null: not known. */
export interface HelpDay {
  weekday: number
  isHoliday: boolean | null
}

/** Whether something is open at a minute of a day, by its own hours and those of the day before, which may last past midnight. */
export function helpOpenState(week: HelpWeek, today: HelpDay, yesterday: HelpDay, minute: number): HelpOpenState {
  const late = hoursOn(week, yesterday)
  if (late !== null && minute + DAY_MINUTES < late.to) return 'OPEN'
  const hours = hoursOn(week, today)
  if (hours === null) return 'UNKNOWN'
  return minute >= hours.from && minute < hours.to ? 'OPEN' : 'CLOSED'
}

/** The hours of a day as far as they are known: a day that may be a holiday has none. */
export function hoursOn(week: HelpWeek, { weekday, isHoliday }: HelpDay): HelpSpan | null {
  if (isHoliday === null) return null
  return week[isHoliday ? HOLIDAY : weekday] ?? null
}
