import { dayAfter } from '@honjeo/contract/values/days'
import { clockTimeOf } from '@honjeo/contract/values/clock-time'
import { daysFrom } from '@honjeo/planner/calendar'
import { calendarDay, calendarFile, calendarInstant, calendarText } from './icalendar.ts'

interface FiledStop {
  spotId: string
  /** The day of the trip, counted from 0. */
  dayIndex: number
  title: string
  address: string | null
  lat: number | null
  lng: number | null
  /** The memo; empty where there is none. */
  memo: string
  /** Minutes of the day in Korea. */
  startMinute: number | null
  endMinute: number | null
}

/** The facts that files say of a plan; days are `YYYY-MM-DD`, stops come in their order. */
export interface FiledPlan {
  id: number
  /** The version, counted from 1; raised by each change, so that a calendar takes the newer one. */
  version: number
  title: string
  startDate: string
  endDate: string
  stops: readonly FiledStop[]
}

/**
 * The length of a stop of which only its beginning is known; without a length calendars show a line that one overlooks.
 */
const DURATION = 'PT1H'

/** Returns a time of the day in Korea, in UTC. */
const instant = (date: string, minute: number) =>
  calendarInstant(new Date(`${date}T${clockTimeOf(minute)}:00+09:00`).toISOString())

function timesOf({ startMinute, endMinute }: FiledStop, date: string): string[] {
  if (startMinute === null) return [`DTSTART;VALUE=DATE:${calendarDay(date)}`]
  // The format knows no end at the beginning.
  const hasLength = endMinute !== null && endMinute > startMinute
  const end = hasLength ? `DTEND:${instant(date, endMinute)}` : `DURATION:${DURATION}`
  return [`DTSTART:${instant(date, startMinute)}`, end]
}

/** Returns a plan as a calendar file: an event for each stop, of the whole day where it has no time. `url` is the plan's. */
export function calendarOfPlan(plan: FiledPlan, url: string, now: Date): string {
  const events = plan.stops.map((stop) => {
    const { spotId, dayIndex, title, address, lat, lng, memo } = stop
    return [
      `UID:plan-${plan.id}-${spotId}@honjeo`,
      `SEQUENCE:${plan.version - 1}`,
      `DTSTAMP:${calendarInstant(now.toISOString())}`,
      ...timesOf(stop, dayAfter(plan.startDate, dayIndex)),
      `SUMMARY:${calendarText(title)}`,
      ...(address === null ? [] : [`LOCATION:${calendarText(address)}`]),
      ...(lat === null || lng === null ? [] : [`GEO:${lat};${lng}`]),
      ...(memo === '' ? [] : [`DESCRIPTION:${calendarText(memo)}`]),
      `URL:${url}`,
    ]
  })
  return calendarFile('Plans', events, [`X-WR-CALNAME:${calendarText(plan.title)}`])
}

type Point = FiledStop & { lat: number; lng: number }

/** Characters that no XML may hold, not even escaped. */
const NO_XML = /[\ufffe\uffff]/g

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const element = (name: string, text: string) => `<${name}>${escapeXml(text.replace(NO_XML, ''))}</${name}>`

const point = (tag: string, { lat, lng, title, memo }: Point) =>
  `<${tag} lat="${lat}" lon="${lng}">${element('name', title)}${memo === '' ? '' : element('desc', memo)}</${tag}>`

/** Returns a plan for navigation devices (GPX 1.1): its stops as waypoints, and a route of them for each day. */
export function gpxOfPlan({ title, startDate, endDate, stops }: FiledPlan, now: Date): string {
  const points = stops.filter((stop): stop is Point => stop.lat !== null && stop.lng !== null)
  const routes = Array.from({ length: daysFrom(startDate, endDate) }, (_, dayIndex) => {
    const ofDay = points.filter((each) => each.dayIndex === dayIndex)
    if (ofDay.length === 0) return ''
    const name = element('name', `${dayIndex + 1}일차`)
    return `<rte>${name}<number>${dayIndex + 1}</number>${ofDay.map((each) => point('rtept', each)).join('')}</rte>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Honjeo" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${element('name', title)}<time>${now.toISOString()}</time></metadata>`,
    ...points.map((each) => point('wpt', each)),
    ...routes.filter((route) => route !== ''),
    '</gpx>',
    '',
  ].join('\n')
}
