import { dayAfter } from '@honjeo/contract/values/days'
import { clockTimeOf } from '@honjeo/contract/values/clock-time'
import { calendarDay, calendarFile, calendarInstant, calendarText } from '../lib/icalendar.ts'
import { toPlanSpot } from './plan-days.ts'
import type { SpotRow } from './plans.queries.ts'
import type { StoredPlan } from './load-plan.ts'
import { escapeHtml as escapeXml } from '../lib/escape-html.ts'
import { dayCount } from './journey-dates.ts'

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

interface Point {
  dayIndex: number
  lat: number
  lng: number
  title: string
  memo: string
}

/** Characters that no XML may hold, not even escaped. */
const NO_XML = /[\ufffe\uffff]/g

const element = (name: string, text: string) => `<${name}>${escapeXml(text.replace(NO_XML, ''))}</${name}>`

const point = (tag: string, { lat, lng, title, memo }: Point) =>
  `<${tag} lat="${lat}" lon="${lng}">${element('name', title)}${memo === '' ? '' : element('desc', memo)}</${tag}>`

/** A plan for navigation devices (GPX 1.1): its stops as waypoints, and a route of them for each day. */
export function gpxOfPlan({ plan, spots, places }: StoredPlan, now: Date): string {
  const points = spots.flatMap((row): Point[] => {
    const { title, lat, lng, memo } = toPlanSpot(row, places)
    return lat === null || lng === null ? [] : [{ dayIndex: row.dayIndex, title, lat, lng, memo }]
  })
  const routes = Array.from({ length: dayCount(plan) }, (_, dayIndex) => {
    const ofDay = points.filter((each) => each.dayIndex === dayIndex)
    if (ofDay.length === 0) return ''
    const name = element('name', `${dayIndex + 1}일차`)
    return `<rte>${name}<number>${dayIndex + 1}</number>${ofDay.map((each) => point('rtept', each)).join('')}</rte>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Honjeo" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${element('name', plan.title)}<time>${now.toISOString()}</time></metadata>`,
    ...points.map((each) => point('wpt', each)),
    ...routes.filter((route) => route !== ''),
    '</gpx>',
    '',
  ].join('\n')
}
