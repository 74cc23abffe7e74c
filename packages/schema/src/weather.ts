import {
  STAFF_WARNING_HOURS_MAX,
  STOPPING_WARNINGS,
  WARNING_KINDS,
  WARNING_LEVELS,
  WARNING_ZONES,
  WEATHER_CALLS,
  WEATHER_SETS,
} from '@honjeo/contract/values/weather'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, literal, oneOf } from './columns.ts'

/** An hour of a forecast, as `@honjeo/open-data/kma-forecast` reads it. */
interface StoredHour {
  at: string
  temperature: number
  humidity: number
  windMs: number
  rain: 'NONE' | 'RAIN' | 'SLEET' | 'SNOW' | 'SHOWER'
  rainMm: number
  rainChance: number
}

/** The newest forecast of each cell of the weather service's grid. No person is in these tables. */
export const weatherForecasts = pgTable(
  'weather_forecasts',
  {
    nx: smallint().notNull(),
    ny: smallint().notNull(),
    announcedAt: instant('announced_at').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
    hours: jsonb().$type<StoredHour[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.nx, t.ny] }),
    index('weather_forecasts_fetched_idx').on(t.fetchedAt),
    check('weather_forecasts_cell', sql`${t.nx} between 40 and 66 and ${t.ny} between 26 and 52`),
    check('weather_forecasts_hours', sql`jsonb_array_length(${t.hours}) between 24 and 120`),
  ],
)

/** Warnings that are in force, and those of the last weeks. One that is lifted and given again is another. */
export const weatherWarnings = pgTable(
  'weather_warnings',
  {
    id: id(),
    kind: text({ enum: WARNING_KINDS }).notNull(),
    level: text({ enum: WARNING_LEVELS }).notNull(),
    zones: text({ enum: WARNING_ZONES }).array().notNull(),
    /** The time of the announcement in which it was first seen. */
    announcedAt: instant('announced_at').notNull(),
    /** The time at which it was no longer among those in force. */
    liftedAt: instant('lifted_at'),
  },
  (t) => [
    uniqueIndex('weather_warnings_in_force')
      .on(t.kind, t.level)
      .where(sql`lifted_at is null`),
    index('weather_warnings_lifted_idx').on(t.liftedAt),
    check('weather_warnings_kind', oneOf(t.kind, WARNING_KINDS)),
    check('weather_warnings_level', oneOf(t.level, WARNING_LEVELS)),
    check(
      'weather_warnings_zones',
      sql`cardinality(${t.zones}) > 0 and ${t.zones} <@ array[${sql.raw(WARNING_ZONES.map((zone) => `'${zone}'`).join(', '))}]::text[]`,
    ),
  ],
)

/** Warnings that staff gave, with their end; who did is in the audit log. */
export const staffWarnings = pgTable(
  'staff_warnings',
  {
    id: id(),
    kind: text({ enum: STOPPING_WARNINGS }).notNull(),
    level: text({ enum: WARNING_LEVELS }).notNull(),
    zones: text({ enum: WARNING_ZONES }).array().notNull(),
    givenAt: instant('given_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The time at which it was taken back before its end. */
    liftedAt: instant('lifted_at'),
  },
  (t) => [
    index('staff_warnings_ends_idx').on(t.endsAt),
    check('staff_warnings_kind', oneOf(t.kind, STOPPING_WARNINGS)),
    check('staff_warnings_level', oneOf(t.level, WARNING_LEVELS)),
    check(
      'staff_warnings_zones',
      sql`cardinality(${t.zones}) > 0 and ${t.zones} <@ array[${sql.raw(WARNING_ZONES.map((zone) => `'${zone}'`).join(', '))}]::text[]`,
    ),
    check(
      'staff_warnings_ends',
      sql`${t.endsAt} > ${t.givenAt} and ${t.endsAt} <= ${t.givenAt} + make_interval(hours => ${literal(STAFF_WARNING_HOURS_MAX)})`,
    ),
    check('staff_warnings_lifted', sql`${t.liftedAt} is null or ${t.liftedAt} between ${t.givenAt} and ${t.endsAt}`),
  ],
)

/** The times at which each of the two is asked for again, and at which that last went well. */
export const weatherRuns = pgTable(
  'weather_runs',
  {
    id: text({ enum: WEATHER_SETS }).primaryKey(),
    /** The time at which it is tried next; while one server is at it, when another may take it up. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The number of tries that failed since the last that did not. */
    attempts: integer().notNull().default(0),
    succeededAt: instant('succeeded_at'),
    /** The reason why the last try failed, for the operator; null: it did not. */
    problem: text(),
  },
  (t) => [
    index('weather_runs_due_idx').on(t.dueAt),
    check('weather_runs_id', oneOf(t.id, WEATHER_SETS)),
    check('weather_runs_attempts', sql`${t.attempts} between 0 and 1000`),
  ],
)

/** Calls of each day in Korea, over all servers; the key allows no more than its check. */
export const weatherUsage = pgTable(
  'weather_usage',
  {
    day: date({ mode: 'string' }).notNull(),
    weatherSet: text('weather_set', { enum: WEATHER_SETS }).notNull(),
    calls: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.weatherSet] }),
    check('weather_usage_set', oneOf(t.weatherSet, WEATHER_SETS)),
    check(
      'weather_usage_calls',
      sql`${t.calls} between 1 and case ${t.weatherSet} when 'FORECAST' then ${literal(WEATHER_CALLS.FORECAST)} else ${literal(WEATHER_CALLS.WARNINGS)} end`,
    ),
  ],
)
