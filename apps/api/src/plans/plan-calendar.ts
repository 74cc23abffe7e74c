import { calendarDay, calendarFile, calendarInstant, calendarText } from '../lib/icalendar.ts'
import { clockTimeOf } from './clock-time.ts'
import { dayAfter } from '@honjeo/planner/calendar'
import { toPlanSpot } from './plan-spot.ts'
import type { SpotRow } from './plans.queries.ts'
import type { StoredPlan } from './stored-plan.ts'

/**
 * The length of a stop of which only its beginning is known; without a length calendars show a line that one overlooks.
 */
const DURATION = 'PT1H'

/** A time of the day in Korea, in UTC. */
const instant = (date: string, minute: number) =>
  calendarInstant(new Date(`${date}T${clockTimeOf(minute)}:00+09:00`).toISOString())

function timesOf({ startMinute, endMinute }: SpotRow, date: string): string[] {
  if (startMinute === null) return [`DTSTART;VALUE=DATE:${calendarDay(date)}`]
  // The format knows no end at the beginning.
  const hasLength = endMinute !== null && endMinute > startMinute
  const end = hasLength ? `DTEND:${instant(date, endMinute)}` : `DURATION:${DURATION}`
  return [`DTSTART:${instant(date, startMinute)}`, end]
}

/** A plan as a calendar file: an event for each stop, of the whole day where it has no time. `url` is the plan's. */
export function calendarOfPlan({ plan, spots, places }: StoredPlan, url: string, now: Date): string {
  const events = spots.map((row) => {
    const { spotId, title, addr1, lat, lng, memo } = toPlanSpot(row, places)
    return [
      `UID:plan-${plan.id}-${spotId}@honjeo`,
      `SEQUENCE:${plan.version - 1}`,
      `DTSTAMP:${calendarInstant(now.toISOString())}`,
      ...timesOf(row, dayAfter(plan.startDate, row.dayIndex)),
      `SUMMARY:${calendarText(title)}`,
      ...(addr1 === null ? [] : [`LOCATION:${calendarText(addr1)}`]),
      ...(lat === null || lng === null ? [] : [`GEO:${lat};${lng}`]),
      ...(memo === '' ? [] : [`DESCRIPTION:${calendarText(memo)}`]),
      `URL:${url}`,
    ]
  })
  return calendarFile('Plans', events, [`X-WR-CALNAME:${calendarText(plan.title)}`])
}
