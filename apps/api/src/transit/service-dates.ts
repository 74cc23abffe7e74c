import { dayAfter } from '@honjeo/contract/values/days'
import type { DayKind } from '@honjeo/contract/values/transit'
import { dayKindOf } from '@honjeo/transit/service-days'
import { koreanDay } from '../lib/clock.ts'
import { isHoliday } from './holidays.ts'

/**
 * How far ahead a timetable is believed. What is published today says little of another season, and what runs on each kind of
 * day is worked out once: who asks for one month after the other would have it worked out again and again.
 */
export const DAYS_AHEAD = 60
/** The night belongs to the day before. */
const DAYS_BACK = 1

export const isWithinReach = (date: string, now: Date): boolean => {
  const today = koreanDay(now)
  return dayAfter(today, -DAYS_BACK) <= date && date <= dayAfter(today, DAYS_AHEAD)
}

/** The kind of a day, by which its buses run; null where its holidays are not known, or it is too far away. */
export async function serviceKindOf(date: string, now: Date): Promise<DayKind | null> {
  if (!isWithinReach(date, now)) return null
  const holiday = await isHoliday(date)
  return holiday === null ? null : dayKindOf(date, holiday)
}
