import { getTimes } from 'suncalc'

/** The island's middle; sunsets differ by three minutes over the island's 73 km. */
const MIDDLE = { lat: 33.38, lng: 126.55 }
const KOREA_OFFSET_MINUTES = 9 * 60
const DAY_MINUTES = 24 * 60

interface Daylight {
  sunrise: number
  sunset: number
}

/** A plan asks for the same few days again and again; three years of them are kept. */
const known = new Map<string, Daylight>()
const KNOWN_MAX = 1100

/** Returns sunrise and sunset of a day `YYYY-MM-DD`, in minutes of that day in Korea. */
function daylightOn(date: string): Daylight {
  const daylight = known.get(date) ?? reckon(date)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(date, daylight)
  return daylight
}

function reckon(date: string): Daylight {
  // Noon in Korea gives the sun's day that is asked for, whatever the zone of the machine.
  const { sunrise, sunset } = getTimes(new Date(`${date}T12:00:00+09:00`), MIDDLE.lat, MIDDLE.lng)
  const minuteOf = (instant: Date | null) => {
    if (instant === null) throw new Error('the sun rises and sets every day in Jeju')
    return (Math.round(instant.getTime() / 60_000) + KOREA_OFFSET_MINUTES) % DAY_MINUTES
  }
  return { sunrise: minuteOf(sunrise), sunset: minuteOf(sunset) }
}

export function sunriseOn(date: string): number {
  return daylightOn(date).sunrise
}

export function sunsetOn(date: string): number {
  return daylightOn(date).sunset
}
