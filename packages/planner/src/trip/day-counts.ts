import { PLAN_DAY_SPOTS_MAX } from '@honjeo/contract/values/limits'

/** The least and the most stops that a day may have. */
export interface DayCount {
  least: number
  most: number
}

/**
 * Returns the numbers of stops of a journey whose stops may change their day: one more or less than before, or nearer to the mean of all days. A
 * shorter way is worth that much, but no day that was planned becomes an empty one.
 */
export function similarCounts(before: readonly number[]): DayCount[] {
  const mean = before.reduce((sum, count) => sum + count, 0) / before.length
  return before.map((count) => ({
    least: Math.max(Math.min(count, 1), Math.min(count - 1, Math.floor(mean))),
    most: Math.max(count, Math.min(PLAN_DAY_SPOTS_MAX, Math.max(count + 1, Math.ceil(mean)))),
  }))
}

export const sameCounts = (before: readonly number[]): DayCount[] =>
  before.map((count) => ({ least: count, most: count }))

export const haveCounts = (days: readonly (readonly unknown[])[], counts: readonly DayCount[]) =>
  days.every(({ length }, index) => counts[index]!.least <= length && length <= counts[index]!.most)
