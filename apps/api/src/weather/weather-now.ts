import type { Bus } from '@honjeo/bus/bus'
import { createHeldReading } from '@honjeo/bus/held-reading'
import { minuteOf } from '@honjeo/contract/values/clock-time'
import { FORECAST_STALE_HOURS, WARNINGS_STALE_MINUTES, WET_FROM_CHANCE } from '@honjeo/contract/values/weather'
import type { StopForecast, StopWarning, StopWeather } from '@honjeo/contract/weather'
import { feelsLike } from '@honjeo/open-data/feels-like'
import type { ForecastHour } from '@honjeo/open-data/kma-forecast'
import { areNeighbours, cellOf } from '@honjeo/open-data/kma-grid'
import type { Interval } from '@honjeo/planner/opening/opening'
import type { PlannerPlace } from '@honjeo/planner/place'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { koreanDay, koreanMinute } from '../lib/clock.ts'
import { warningsAt } from './exposure.ts'
import {
  findWarningsAt,
  listForecastsSince,
  listStaffWarnings,
  listWarnings,
  type StoredForecast,
  type WarningInForce,
} from './weather.queries.ts'

/** Carries that forecasts or warnings have come in. */
export const WEATHER_CHANGED = 'weather:changed'
const FRESH_MS = 10_000
const LONG_AGO = '2020-01-01T00:00:00.000Z'
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** A forecast with the instants of its hours as numbers, which are read once and not for every question. */
interface HeldForecast extends StoredForecast {
  announcedMs: number
  hourMs: readonly number[]
}

const toHeld = (forecast: StoredForecast): HeldForecast => ({
  ...forecast,
  announcedMs: Date.parse(forecast.announcedAt),
  hourMs: forecast.hours.map(({ at }) => Date.parse(at)),
})

interface Held {
  forecasts: ReadonlyMap<string, HeldForecast>
  since: string
  warnings: readonly WarningInForce[]
  ofStaff: readonly Required<WarningInForce>[]
  warningsAt: string | null
}

/** A stay at a place: a day, and two times of it; null: by day. */
export interface Stay {
  date: string
  from: string | null
  to: string | null
}

/** What is known of the weather at one moment. */
export interface WeatherNow {
  /** The time at which warnings were last looked at; null: what holds now is not known. */
  warningsAt: string | null
  at(place: PlannerPlace, stay: Stay): StopWeather
  /** Returns when it rains at a place on a day, in minutes of it, by a forecast that reaches to its evening; null: not known. */
  wetAt(place: PlannerPlace, date: string): { announcedAt: string; spans: Interval[] } | null
}

/** What the weather service said last, as this server holds it. What has grown too old is not said. */
export async function createWeather({ db, bus, log }: { db: Db; bus: Bus; log: FastifyBaseLogger }) {
  const held = await createHeldReading<Held>({
    async read(known) {
      const [coming, warnings, ofStaff, lookedAt] = await Promise.all([
        listForecastsSince(db, known?.since ?? LONG_AGO),
        listWarnings(db),
        listStaffWarnings(db),
        findWarningsAt(db),
      ])
      const forecasts = new Map(known?.forecasts)
      for (const forecast of coming) forecasts.set(`${forecast.nx} ${forecast.ny}`, toHeld(forecast))
      const since = coming.reduce(
        (last, { fetchedAt }) => (fetchedAt > last ? fetchedAt : last),
        known?.since ?? LONG_AGO,
      )
      return { forecasts, since, warnings, ofStaff, warningsAt: lookedAt }
    },
    channel: WEATHER_CHANGED,
    freshMs: FRESH_MS,
    bus,
    log,
  })

  return async function weatherAt(now: Date): Promise<WeatherNow> {
    const { forecasts, warnings, ofStaff, warningsAt: lookedAt } = await held()
    const isKnown = lookedAt !== null && now.getTime() - Date.parse(lookedAt) < WARNINGS_STALE_MINUTES * MINUTE_MS
    const today = koreanDay(now)
    const given = ofStaff.filter(({ until }) => Date.parse(until) > now.getTime())
    const inForce = isKnown ? onceEach([...warnings, ...given]) : given
    return {
      warningsAt: isKnown ? lookedAt : null,
      at(place, stay) {
        const forecast = freshForecast(forecasts, place, now)
        return {
          forecast: forecast === undefined ? null : forecastOf(forecast, stay, now),
          warnings: stay.date === today ? stopWarnings(place, inForce) : [],
        }
      },
      wetAt(place, date) {
        const forecast = freshForecast(forecasts, place, now)
        const isWhole = forecast !== undefined && hoursOf(forecast, { date, from: null, to: null }, now).length > 0
        return isWhole ? { announcedAt: forecast.announcedAt, spans: wetSpans(forecast, date) } : null
      },
    }
  }
}

/** The forecast of a place's own cell, else that of one that touches it. */
function freshForecast(forecasts: Held['forecasts'], place: PlannerPlace, now: Date): HeldForecast | undefined {
  const isFresh = ({ announcedMs }: HeldForecast) => now.getTime() - announcedMs < FORECAST_STALE_HOURS * HOUR_MS
  const cell = cellOf(place)
  const own = forecasts.get(`${cell.nx} ${cell.ny}`)
  if (own !== undefined && isFresh(own)) return own
  for (const other of forecasts.values()) if (areNeighbours(other, cell) && isFresh(other)) return other
  return undefined
}

export type Weather = Awaited<ReturnType<typeof createWeather>>

/** A day out, where no times are given. */
const BY_DAY = { from: 9 * 60, to: 18 * 60 }

/** What the weather service says itself is not said again in the words of staff. */
function onceEach(warnings: readonly WarningInForce[]): WarningInForce[] {
  const isSame = (one: WarningInForce, other: WarningInForce) =>
    one.kind === other.kind && one.level === other.level && one.zones.every((zone) => other.zones.includes(zone))
  return warnings.filter((warning, index) => !warnings.some((other, at) => at < index && isSame(warning, other)))
}

function stopWarnings(place: PlannerPlace, inForce: readonly WarningInForce[]): StopWarning[] {
  const those = warningsAt(place, inForce)
  if (those === null) return []
  return those.warnings.map(({ kind, level, announcedAt, until }) => ({
    kind,
    level,
    announcedAt,
    exposure: those.exposure,
    ...(until === undefined ? {} : { until }),
  }))
}

/**
 * The hours of a stay that are not over yet; one without an end is an hour long. Nothing where the forecast does not reach
 * to the end: part of an answer would leave out the rain.
 */
function hoursOf({ announcedMs, hourMs, hours }: HeldForecast, { date, from, to }: Stay, now: Date): ForecastHour[] {
  const begins = from === null ? BY_DAY.from : minuteOf(from)
  const ends = to === null ? (from === null ? BY_DAY.to : begins + 60) : Math.max(minuteOf(to), begins + 1)
  const midnight = Date.parse(`${date}T00:00:00+09:00`)
  const isOpen = from === null && date === koreanDay(now)
  // Late in the evening what is left of an open day is the hour that it is.
  const end = midnight + (isOpen ? Math.max(ends, koreanMinute(now) + 1) : ends) * MINUTE_MS
  // A forecast begins with the hour after it was announced.
  const earliest = Math.max(midnight + begins * MINUTE_MS, now.getTime())
  const start = Math.max(Math.floor(earliest / HOUR_MS) * HOUR_MS, announcedMs + HOUR_MS)
  const asked = hours.filter((_, index) => start <= hourMs[index]! && hourMs[index]! < end)
  return asked.length * HOUR_MS >= end - start ? asked : []
}

const HOUR_MINUTES = 60

function wetSpans({ hours, hourMs }: HeldForecast, date: string): Interval[] {
  const midnight = Date.parse(`${date}T00:00:00+09:00`)
  return hours.flatMap(({ rain, rainChance }, index) => {
    const from = (hourMs[index]! - midnight) / MINUTE_MS
    const isWet = rain !== 'NONE' || rainChance >= WET_FROM_CHANCE
    return isWet && from >= 0 && from < 24 * HOUR_MINUTES ? [{ from, to: from + HOUR_MINUTES }] : []
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The worst first: snow before sleet before rain, whichever lasts longer. */
const WORST_FIRST = ['SNOW', 'SLEET', 'RAIN', 'SHOWER'] as const

function forecastOf(cell: HeldForecast, stay: Stay, now: Date): StopForecast | null {
  const hours = hoursOf(cell, stay, now)
  if (hours.length === 0) return null
  const month = Number(stay.date.slice(5, 7))
  return {
    announcedAt: cell.announcedAt,
    rain: WORST_FIRST.find((kind) => hours.some(({ rain }) => rain === kind)) ?? 'NONE',
    rainMm: Math.round(hours.reduce((sum, { rainMm }) => sum + rainMm, 0) * 10) / 10,
    rainChance: Math.max(...hours.map(({ rainChance }) => rainChance)),
    windMs: Math.max(...hours.map(({ windMs }) => windMs)),
    temperature: Math.round(mean(hours.map(({ temperature }) => temperature))),
    feelsLike: Math.round(mean(hours.map((hour) => feelsLike(hour, month)))),
  }
}
