import { getHolidayPreset } from '@hyunbinseo/holidays-kr'
import { isPublicHoliday } from '@honjeo/planner/opening/holidays'

/** The last year whose feasts of the lunar calendar the planner knows. */
const PLANNER_KNOWS = 2030

/**
 * Whether a day is a public holiday, by the yearly notice, which names days of elections and those in lieu. For years that have
 * none yet the planner's reckoning holds; null: neither knows.
 */
export async function isHoliday(date: string): Promise<boolean | null> {
  const year = date.slice(0, 4)
  try {
    return date in (await getHolidayPreset(year))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return Number(year) > PLANNER_KNOWS || Number(year) < 2025 ? null : isPublicHoliday(date)
  }
}
