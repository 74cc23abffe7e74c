import { Type, type Static } from 'typebox'
import { ClockTime, Closed, DateOnly, DateTime, Id, Nullable, OneOf } from './common.ts'
import type { RouteTable } from './route-table.ts'
import {
  RAIN_KINDS,
  STOPPING_WARNINGS,
  WARNING_LEVELS,
  WEATHER_EXPOSURES,
  WEATHER_STOPS_MAX,
} from './values/weather.ts'

/** The forecast for the hours of a stop, and when it was announced: it is no longer shown where that is too long ago. */
export type StopForecast = Static<typeof StopForecast>
export const StopForecast = Type.Object({
  announcedAt: DateTime,
  /** The worst that falls; how much in all, in millimetres, and how likely the likeliest hour makes it. */
  rain: OneOf(RAIN_KINDS),
  rainMm: Type.Number({ minimum: 0 }),
  rainChance: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The wind of the strongest hour, in metres a second. */
  windMs: Type.Number({ minimum: 0 }),
  /** The mean temperature of the hours, in degrees. */
  temperature: Type.Integer(),
  feelsLike: Type.Integer(),
})

/** A warning that is in force where a stop is, and what of the stop it concerns. */
export type StopWarning = Static<typeof StopWarning>
export const StopWarning = Type.Object({
  kind: OneOf(STOPPING_WARNINGS),
  level: OneOf(WARNING_LEVELS),
  announcedAt: DateTime,
  exposure: OneOf(WEATHER_EXPOSURES),
  /** The time at which it ends, where staff gave it; one of the weather service says no end, and has none here. */
  until: Type.Optional(DateTime),
})

export type StopWeather = Static<typeof StopWeather>
export const StopWeather = Type.Object({
  /** The forecast; null where it is not known. */
  forecast: Nullable(StopForecast),
  warnings: Type.Array(StopWarning),
})

export type DayWeather = Static<typeof DayWeather>
export const DayWeather = Type.Object({
  /** False where this service asks for no forecasts. */
  isAsked: Type.Boolean(),
  /** The stops in the order in which they were asked for. */
  stops: Type.Array(StopWeather, { maxItems: WEATHER_STOPS_MAX }),
  /** The time at which warnings were last looked at; null: whether there are any is not known. Other days than today have none. */
  warningsAt: Nullable(DateTime),
})

export const weatherRoutes = {
  /** Is asked by POST, since where a member goes is in no address; no log and no table has it. */
  'POST /api/weather': {
    summary: '가는 곳들의 그날 날씨',
    tags: ['날씨'],
    limit: 'read',
    body: Closed({
      date: DateOnly,
      stops: Type.Array(
        /** A stop to ask for: without times the hours from 9 to 18 count, of today those that are left. */
        Closed({ contentId: Id, startTime: Nullable(ClockTime), endTime: Nullable(ClockTime) }),
        { minItems: 1, maxItems: WEATHER_STOPS_MAX },
      ),
    }),
    example: (now) => ({
      date: now.toISOString().slice(0, 10),
      stops: [{ contentId: 126_435, startTime: '10:00', endTime: '11:30' }],
    }),
    response: { 200: DayWeather },
  },
} satisfies RouteTable
