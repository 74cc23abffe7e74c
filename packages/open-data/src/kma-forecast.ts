import { RAIN_KINDS, type RainKind } from '@honjeo/contract/values/weather'
import { type DataRow, field } from './answer.ts'
import { OpenDataFailure } from './failure.ts'
import type { GridCell } from './kma-grid.ts'

export const FORECAST_PATH = '/1360000/VilageFcstInfoService_2.0/getVilageFcst'
/** A forecast has some 1,000 rows at most: all of them on one page, as each page is a call. */
export const FORECAST_ROWS = 1500

/** An hour of a forecast. */
export interface ForecastHour {
  /** The instant at which it begins: ISO, UTC. */
  at: string
  temperature: number
  /** The humidity in percent. */
  humidity: number
  /** The wind in metres a second. */
  windMs: number
  rain: RainKind
  /** The rain in millimetres; of a span that the service names, its upper end. */
  rainMm: number
  /** The chance of rain in percent. */
  rainChance: number
}

export interface Forecast {
  announcedAt: string
  hours: ForecastHour[]
}

const HOUR_MS = 3_600_000
const AHEAD_MS = 9 * HOUR_MS
const DAY_MS = 24 * HOUR_MS
/** The hours in Korea at which a forecast is announced that is worth a call for each cell; those of 23 and 2 o'clock are left out. */
const ANNOUNCED_AT_HOURS = [5, 8, 11, 14, 17, 20]
/** The time after the hour from which it can be had. */
const READY_MS = 10 * 60_000

const digits = (at: number) => new Date(at + AHEAD_MS).toISOString().replaceAll(/\D/g, '')

/** Returns the day and the time at which the instant `at` began in Korea, as `20261129` and `0500`. */
export function announcementOf(at: Date): { base_date: string; base_time: string } {
  const text = digits(at.getTime())
  return { base_date: text.slice(0, 8), base_time: text.slice(8, 12) }
}

const isAnnounced = (at: number) => ANNOUNCED_AT_HOURS.includes(new Date(at + AHEAD_MS).getUTCHours())

/** Returns when the newest forecast was announced that can be had by now. */
export function newestAnnouncement(now: Date): Date {
  let at = Math.floor((now.getTime() - READY_MS) / HOUR_MS) * HOUR_MS
  while (!isAnnounced(at)) at -= HOUR_MS
  return new Date(at)
}

/** Returns when the one after it can be had. */
export function nextReadyAt(now: Date): Date {
  let at = newestAnnouncement(now).getTime() + HOUR_MS
  while (!isAnnounced(at)) at += HOUR_MS
  return new Date(at + READY_MS)
}

/** Returns the instant of `20261129` and `0500` in Korea; undefined where it is no time. */
function instantOf(day: string, time: string): string | undefined {
  if (!/^\d{8}$/.test(day) || !/^\d{4}$/.test(time)) return undefined
  const at = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2)}:00+09:00`
  return Number.isNaN(Date.parse(at)) ? undefined : new Date(at).toISOString()
}

function numberOf(text: string | undefined, [least, most]: readonly [number, number]): number | undefined {
  if (text === undefined || !/^-?\d{1,4}(?:\.\d{1,3})?$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

/** Returns the millimetres of `강수없음`, `1mm 미만`, `3.0mm`, `30.0~50.0mm`, `50.0mm 이상`, or a bare number. */
function millimetresOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (text.includes('없음')) return 0
  const numbers = text.match(/\d{1,4}(?:\.\d{1,2})?/g)?.map(Number) ?? []
  const last = numbers.at(-1)
  return last !== undefined && last <= 1000 ? last : undefined
}

function hourOf(at: string, said: ReadonlyMap<string, string>): ForecastHour | undefined {
  const temperature = numberOf(said.get('TMP'), [-50, 60])
  const humidity = numberOf(said.get('REH'), [0, 100])
  const windMs = numberOf(said.get('WSD'), [0, 100])
  const rainChance = numberOf(said.get('POP'), [0, 100])
  const rain = RAIN_KINDS[numberOf(said.get('PTY'), [0, 4]) ?? -1]
  const rainMm = millimetresOf(said.get('PCP'))
  // The service marks what it does not know with numbers below -900 or above 900.
  if (temperature === undefined || humidity === undefined || windMs === undefined) return undefined
  if (rainChance === undefined || rain === undefined || rainMm === undefined) return undefined
  return { at, temperature, humidity, windMs, rain, rainMm, rainChance }
}

/**
 * Returns the instant from which a forecast has every third hour alone, with codes in place of wind and rain (data.go.kr 15043494, since 2024-11-28):
 * the third day after that of the announcement, the fourth one for those of 17 o'clock and later. None of that is read.
 */
function roughFrom(announced: Date): string {
  const inKorea = announced.getTime() + AHEAD_MS
  const midnight = Math.floor(inKorea / DAY_MS) * DAY_MS - AHEAD_MS
  const days = new Date(inKorea).getUTCHours() < 17 ? 3 : 4
  return new Date(midnight + days * DAY_MS).toISOString()
}

/** A forecast reaches three days: fewer whole hours than of one are half an answer. */
const HOURS_MIN = 24

/**
 * Reads the rows of one cell's forecast. Hours that lack a value are left out; throws `OpenDataFailure` where the rows are of another
 * cell or another announcement, or where too little is left.
 */
export function readForecast(rows: readonly DataRow[], { nx, ny }: GridCell, announced: Date): Forecast {
  const { base_date: day, base_time: time } = announcementOf(announced)
  const end = roughFrom(announced)
  const byHour = new Map<string, Map<string, string>>()
  for (const row of rows) {
    const isAsked =
      field(row, 'baseDate') === day &&
      field(row, 'baseTime').padStart(4, '0') === time &&
      field(row, 'nx') === String(nx) &&
      field(row, 'ny') === String(ny)
    if (!isAsked) throw new OpenDataFailure('passing', 'the forecast is of another place or time than was asked for')
    const at = instantOf(field(row, 'fcstDate'), field(row, 'fcstTime').padStart(4, '0'))
    if (at === undefined || at >= end) continue
    const said = byHour.get(at) ?? new Map<string, string>()
    said.set(field(row, 'category'), field(row, 'fcstValue'))
    byHour.set(at, said)
  }
  const hours = [...byHour].flatMap(([at, said]) => hourOf(at, said) ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  if (hours.length < HOURS_MIN) throw new OpenDataFailure('passing', `the forecast has ${hours.length} whole hours`)
  return { announcedAt: announced.toISOString(), hours }
}
