import {
  type WarningKind,
  type WarningLevel,
  type WarningZone,
  WEATHER_CALLS,
  WEATHER_CELLS_MAX,
  WEATHER_SETS,
  type WeatherSet,
} from '@honjeo/contract/values/weather'
import { type GridCell, cellOf } from '@honjeo/open-data/kma-grid'
import type { Forecast, ForecastHour } from '@honjeo/open-data/kma-forecast'
import type { Warning } from '@honjeo/open-data/kma-warnings'
import { isoUtc } from '@honjeo/schema/columns'
import { notifications } from '@honjeo/schema/notifications'
import { places } from '@honjeo/schema/places'
import { plans, planSpots } from '@honjeo/schema/plans'
import { staffWarnings, weatherForecasts, weatherRuns, weatherUsage, weatherWarnings } from '@honjeo/schema/weather'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { claimDue, COUNTED } from '../db/claim-due.ts'
import type { Db } from '../db/client.ts'
import { type Param, prepared } from '../db/prepared.ts'
import { isVisible, plannerPlaceColumns } from '../records/place-columns.ts'

/** The database's clock is one for all servers. */
const NOW = sql`now()::timestamptz(3)`
const inSeconds = (seconds: number) => sql`${NOW} + make_interval(secs => ${seconds})`
/** The length of a lease in seconds, longer than a forecast of all cells takes. */
const LEASE_SECONDS = 900

export interface ClaimedRun {
  id: WeatherSet
  attempts: number
}

export const registerRuns = (db: Db) =>
  db
    .insert(weatherRuns)
    .values(WEATHER_SETS.map((id) => ({ id })))
    .onConflictDoNothing()

export const claimRuns = (db: Db, size: number) =>
  claimDue<ClaimedRun>(db, {
    table: weatherRuns,
    due: weatherRuns.dueAt,
    also: COUNTED,
    now: NOW,
    lease: inSeconds(LEASE_SECONDS),
    size,
    returning: sql`id, attempts`,
  })

/** Ends a run, which is due again after a while. */
export async function settleRun(
  db: Db,
  { id, attempts }: ClaimedRun,
  seconds: number,
  outcome: { succeededAt: string } | { problem: string },
): Promise<void> {
  await db
    .update(weatherRuns)
    .set({
      dueAt: inSeconds(seconds),
      ...('problem' in outcome ? outcome : { ...outcome, problem: null, attempts: 0 }),
    })
    .where(and(eq(weatherRuns.id, id), eq(weatherRuns.attempts, attempts)))
}

/** Counts one more call of the day; false, and not counted, when none is left. */
export async function takeCall(db: Db, day: string, weatherSet: WeatherSet): Promise<boolean> {
  const rows = await db
    .insert(weatherUsage)
    .values({ day, weatherSet, calls: 1 })
    .onConflictDoUpdate({
      target: [weatherUsage.day, weatherUsage.weatherSet],
      set: { calls: sql`${weatherUsage.calls} + 1` },
      setWhere: sql`${weatherUsage.calls} < ${WEATHER_CALLS[weatherSet]}`,
    })
    .returning({ calls: weatherUsage.calls })
  return rows.length > 0
}

/** The cells in which people are shown places, those with most of them first; of more than fit the others are left out. */
export async function listCells(db: Db): Promise<GridCell[]> {
  const rows = await db.select({ lat: places.lat, lng: places.lng }).from(places).where(isVisible)
  const counts = new Map<string, { cell: GridCell; count: number }>()
  for (const position of rows) {
    const cell = cellOf(position)
    const key = `${cell.nx} ${cell.ny}`
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { cell, count: 1 })
    else known.count += 1
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || a.cell.nx - b.cell.nx || a.cell.ny - b.cell.ny)
    .slice(0, WEATHER_CELLS_MAX)
    .map(({ cell }) => cell)
}

/** The cells whose forecast is the one of an announcement already. */
export const listCellsOf = (db: Db, announcedAt: string): Promise<GridCell[]> =>
  db
    .select({ nx: weatherForecasts.nx, ny: weatherForecasts.ny })
    .from(weatherForecasts)
    .where(eq(weatherForecasts.announcedAt, announcedAt))

/** An older announcement never takes the place of a newer one. */
export async function upsertForecast(db: Db, { nx, ny }: GridCell, { announcedAt, hours }: Forecast): Promise<void> {
  await db
    .insert(weatherForecasts)
    .values({ nx, ny, announcedAt, hours, fetchedAt: NOW })
    .onConflictDoUpdate({
      target: [weatherForecasts.nx, weatherForecasts.ny],
      set: { announcedAt, hours: sql`excluded.hours`, fetchedAt: NOW },
      setWhere: sql`${weatherForecasts.announcedAt} <= excluded.announced_at`,
    })
}

/** The most warnings, more than staff give in three days. */
const STAFF_WARNINGS_MAX = 100

/** What was lifted, and what was called, is of no use for longer. */
const KEPT_DAYS = 30

/** Puts what is in force now in the place of what was; a warning that goes on stays the one it is. */
export async function replaceWarnings(db: Db, announcedAt: string, warnings: readonly Warning[]): Promise<void> {
  await db.transaction(async (tx) => {
    // Two servers never do it at once, but one whose lease has run out may still be at it.
    await tx.select({ id: weatherRuns.id }).from(weatherRuns).where(eq(weatherRuns.id, 'WARNINGS')).for('update')
    const keys = warnings.map(({ kind, level }) => `${kind} ${level}`)
    await tx
      .update(weatherWarnings)
      .set({ liftedAt: NOW })
      .where(
        and(
          isNull(weatherWarnings.liftedAt),
          sql`${weatherWarnings.kind} || ' ' || ${weatherWarnings.level} <> all(${sql.param(keys)}::text[])`,
        ),
      )
    if (warnings.length > 0) {
      await tx
        .insert(weatherWarnings)
        .values(warnings.map((warning) => ({ ...warning, announcedAt })))
        .onConflictDoUpdate({
          target: [weatherWarnings.kind, weatherWarnings.level],
          targetWhere: sql`lifted_at is null`,
          set: { zones: sql`excluded.zones` },
        })
    }
    await tx.delete(weatherWarnings).where(sql`lifted_at < ${NOW} - make_interval(days => ${KEPT_DAYS})`)
    await tx.delete(weatherUsage).where(sql`day < (${NOW})::date - ${KEPT_DAYS}::int`)
  })
}

export interface WarningInForce {
  id: number
  kind: WarningKind
  level: WarningLevel
  zones: WarningZone[]
  announcedAt: string
  /** The time at which it ends, where staff gave it. */
  until?: string
}

const selectWarnings = prepared('list_warnings_in_force', (db, _values: Record<string, never>) =>
  db
    .select({
      id: weatherWarnings.id,
      kind: weatherWarnings.kind,
      level: weatherWarnings.level,
      zones: weatherWarnings.zones,
      announcedAt: isoUtc(weatherWarnings.announcedAt),
    })
    .from(weatherWarnings)
    .where(isNull(weatherWarnings.liftedAt))
    .orderBy(weatherWarnings.id),
)
export const listWarnings = (db: Db): Promise<WarningInForce[]> => selectWarnings(db, {})

const selectStaffWarnings = prepared('list_staff_warnings_in_force', (db, _values: Record<string, never>) =>
  db
    .select({
      id: staffWarnings.id,
      kind: staffWarnings.kind,
      level: staffWarnings.level,
      zones: staffWarnings.zones,
      announcedAt: isoUtc(staffWarnings.givenAt),
      until: isoUtc(staffWarnings.endsAt),
    })
    .from(staffWarnings)
    .where(and(isNull(staffWarnings.liftedAt), sql`${staffWarnings.endsAt} > now()`))
    .orderBy(staffWarnings.id)
    .limit(STAFF_WARNINGS_MAX),
)
/** Returns those that staff gave and have not taken back; one may end before it is asked for again. */
export const listStaffWarnings = (db: Db): Promise<Required<WarningInForce>[]> => selectStaffWarnings(db, {})

/** Returns when warnings were last looked at; null: never. */
export async function findWarningsAt(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ at: isoUtc(weatherRuns.succeededAt) })
    .from(weatherRuns)
    .where(eq(weatherRuns.id, 'WARNINGS'))
  return row?.at ?? null
}

export interface StoredForecast extends GridCell {
  announcedAt: string
  fetchedAt: string
  hours: ForecastHour[]
}

/** The forecasts that came in since an instant, or a moment before it. */
export const listForecastsSince = (db: Db, since: string): Promise<StoredForecast[]> =>
  db
    .select({
      nx: weatherForecasts.nx,
      ny: weatherForecasts.ny,
      announcedAt: isoUtc(weatherForecasts.announcedAt),
      fetchedAt: isoUtc(weatherForecasts.fetchedAt),
      hours: weatherForecasts.hours,
    })
    .from(weatherForecasts)
    .where(sql`${weatherForecasts.fetchedAt} > ${since}::timestamptz - interval '5 seconds'`)

const selectPlaces = prepared('find_weather_places', (db, { contentIds }: { contentIds: Param<number[]> }) =>
  db
    .select(plannerPlaceColumns)
    .from(places)
    .where(and(isVisible, sql`${places.contentId} = any(${contentIds}::bigint[])`)),
)

/** Returns those of the places that people may see. */
export const listVisiblePlaces = (db: Db, contentIds: readonly number[]) =>
  selectPlaces(db, { contentIds: [...new Set(contentIds)] })

/** Returns every place that people may see. */
export const listPlaces = (db: Db) => db.select(plannerPlaceColumns).from(places).where(isVisible)

export interface WarnedTraveller extends Record<string, unknown> {
  userId: number
  planId: number
  title: string
}

/**
 * Returns those whose plan of a day still leads to one of some places after a minute of it, each member once, and who
 * was not notified yet of what `eventKey` is. The members with the lowest numbers come first.
 */
export async function listTravellersTo(
  db: Db,
  {
    day,
    minute,
    contentIds,
    eventKey,
    limit,
  }: {
    day: string
    minute: number
    contentIds: readonly number[]
    eventKey: string
    limit: number
  },
): Promise<WarnedTraveller[]> {
  const { rows } = await db.execute<WarnedTraveller>(sql`
    select distinct on (p.user_id) p.user_id as "userId", p.id as "planId", s.title
    from ${plans} p
    join ${planSpots} s on s.plan_id = p.id and s.day_index = ${day}::date - p.start_date
      and s.content_id = any(${sql.param([...contentIds])}::bigint[])
      and coalesce(s.end_minute, s.start_minute, 1440) > ${minute}
    where p.end_date >= ${day}::date and p.start_date <= ${day}::date
      and not exists (select from ${notifications} n where n.user_id = p.user_id and n.event_key = ${eventKey})
    order by p.user_id, p.id, s.position
    limit ${limit}`)
  return rows
}
