import { calendarFile, calendarInstant, calendarText } from './icalendar.ts'

export interface Meeting {
  roomId: number
  title: string
  description: string
  /** The words that say where exactly one meets; empty where the host has not said. */
  meetingPoint: string
  place: string
  address: string
  lat: number | null
  lng: number | null
  /** The instant at which it starts, in ISO form. */
  startsAt: string
  /** The address of the room's page. */
  url: string
  /** The number of changes, raised by each, so that a calendar takes the newer one. */
  changes: number
}

/** No field says how long a meeting lasts; without a length calendars show a line that one overlooks. */
const DURATION = 'PT2H'

/** Returns a meeting as a calendar file. `now` is when the file was made. */
export function calendarOf(meeting: Meeting, now: Date): string {
  const { roomId, title, description, meetingPoint, place, address, lat, lng, startsAt, url, changes } = meeting
  return calendarFile('Rooms', [
    [
      `UID:room-${roomId}@honjeo`,
      `SEQUENCE:${changes}`,
      `DTSTAMP:${calendarInstant(now.toISOString())}`,
      `DTSTART:${calendarInstant(startsAt)}`,
      `DURATION:${DURATION}`,
      `SUMMARY:${calendarText(title)}`,
      `LOCATION:${calendarText([meetingPoint, place, address].filter(Boolean).join(', '))}`,
      ...(lat === null || lng === null ? [] : [`GEO:${lat};${lng}`]),
      ...(description === '' ? [] : [`DESCRIPTION:${calendarText(description)}`]),
      `URL:${url}`,
    ],
  ])
}
