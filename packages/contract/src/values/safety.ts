import { SAFETY_ITEMS_PER_CATEGORY, SAFETY_LEVELS, SAFETY_STREAK_RATE } from './limits.ts'

export const SAFETY_CATEGORIES = [
  'accommodation',
  'transportation',
  'equipment',
  'activity',
  'health',
  'communication',
  'mental',
] as const
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number]

/** Returns the items `accommodation-1` … `accommodation-5` of a category. */
export const itemsOf = (category: SafetyCategory): string[] =>
  Array.from({ length: SAFETY_ITEMS_PER_CATEGORY }, (_, index) => `${category}-${index + 1}`)

/** The list of all 35 items, in the order they are shown. */
export const SAFETY_ITEMS: readonly string[] = SAFETY_CATEGORIES.flatMap(itemsOf)

/** Returns the rate in percent for a number of checked items. */
export const safetyRate = (checked: number): number => Math.round((checked / SAFETY_ITEMS.length) * 100)

/** Whether a save at this rate counts for the streak, and is celebrated. */
export const isStreakRate = (rate: number): boolean => rate >= SAFETY_STREAK_RATE

/** The colour of a day's rate; NONE: 0, or nothing was saved. */
export type SafetyLevel = 'HIGH' | 'GOOD' | 'FAIR' | 'LOW' | 'NONE'

export function safetyLevel(rate: number): SafetyLevel {
  if (rate >= SAFETY_LEVELS.high) return 'HIGH'
  if (rate >= SAFETY_LEVELS.good) return 'GOOD'
  if (rate >= SAFETY_LEVELS.fair) return 'FAIR'
  return rate > 0 ? 'LOW' : 'NONE'
}

/** The last rate saved on each day in Korea, `2026-11-28`. */
export type RateByDay = Readonly<Record<string, number>>

/**
 * Returns the days in a row on which enough was checked, up to today, or to yesterday while nothing was saved today. They are counted from the days
 * themselves, so that saving twice, on two devices or under a clock that went back counts once; days ahead count never.
 */
export function safetyStreak(rates: RateByDay, today: string): number {
  let day = rates[today] === undefined ? dayBefore(today) : today
  let streak = 0
  for (; isStreakRate(rates[day] ?? 0); day = dayBefore(day)) streak += 1
  return streak
}

const DAY_MS = 86_400_000

/** Returns the day so many days before another. */
export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
