export interface Meeting {
  roomId: number
  title: string
  description: string
  place: string
  address: string
  lat: number | null
  lng: number | null
  /** ISO instant. */
  startsAt: string
  /** Of the room. */
  url: string
  /** Raised by each change, so that a calendar takes the newer one. */
  changes: number
}

/** Nobody says how long a meeting lasts; without a length calendars show a line that one overlooks. */
const DURATION = 'PT2H'
const LINE_OCTETS = 75

const utc = (iso: string) => iso.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

/** A value of type TEXT (RFC 5545, 3.3.11). */
const text = (value: string) => value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Cut between characters into lines of at most 75 octets; those that go on begin with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  let octets = 0
  let folded = ''
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}

/** A meeting as a calendar file (RFC 5545). `now` is when the file was made. */
export function calendarOf(meeting: Meeting, now: Date): string {
  const { roomId, title, description, place, address, lat, lng, startsAt, url, changes } = meeting
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Honjeo//Rooms//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:room-${roomId}@honjeo`,
    `SEQUENCE:${changes}`,
    `DTSTAMP:${utc(now.toISOString())}`,
    `DTSTART:${utc(startsAt)}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text([place, address].filter(Boolean).join(', '))}`,
    ...(lat === null || lng === null ? [] : [`GEO:${lat};${lng}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${text(description)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
