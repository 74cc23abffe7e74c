const LINE_OCTETS = 75

/** Returns a value of type DATE-TIME in UTC, from an ISO instant (RFC 5545, 3.3.5). */
export const calendarInstant = (iso: string) => iso.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

/** Returns a value of type DATE, from `YYYY-MM-DD` (RFC 5545, 3.3.4). */
export const calendarDay = (day: string) => day.replaceAll('-', '')

/** Returns a value of type TEXT (RFC 5545, 3.3.11). */
export const calendarText = (value: string) =>
  value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Cuts a line between characters into lines of at most 75 octets; those that go on begin with a space (RFC 5545, 3.1). */
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

/** Returns a calendar file (RFC 5545). `product` is the part of the app it comes from; each event is its properties, line by line. */
export function calendarFile(
  product: string,
  events: readonly (readonly string[])[],
  properties: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Honjeo//${product}//KO`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...properties,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
