import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import { bigint, doublePrecision, smallint, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** A column that refers to a row: 64 bits, as docs/growth.md computes, and a safe integer in code and JSON up to `ID_MAX`. */
export const idOf = (name: string) => bigint(name, { mode: 'number' })

/** A column that refers to a row that this one belongs to, and goes with it. */
export const partOf = (name: string, column: () => AnyPgColumn) =>
  idOf(name).notNull().references(column, { onDelete: 'cascade' })

export const id = () => idOf('id').primaryKey().generatedAlwaysAsIdentity()

/**
 * The key of a row where others in between may be hidden from who reads two of them. It is by chance, so that the numbers do not say how many there
 * are. See docs/decisions/0033.
 */
export const scatteredId = () =>
  idOf('id')
    .primaryKey()
    .default(sql`scattered_id()`)

/** An instant, kept as text in code: millisecond UTC, the form the API speaks. Select it through `isoUtc`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** An instant as `2026-11-28T07:30:00.000Z`, whatever the driver's own text format is. */
export const isoUtc = (column: AnyColumn | SQL) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** One of our own constants as text, since a check constraint cannot hold parameters. */
export const literal = (constant: number) => sql.raw(String(constant))

/** Returns `column in ('A', 'B')`, of our own constants as text. */
export const oneOf = (column: AnyColumn, values: readonly (string | number)[]) =>
  sql`${column} in (${sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', '))})`

/** The columns that keep a post, a comment or a review out of sight until staff decide. */
export const hidingColumns = () => ({
  hiddenAt: instant('hidden_at'),
  /** The reports that have hidden it by their number; null where staff hid it, or it is visible. */
  hiddenBy: bigint('hidden_by', { mode: 'number' }).array(),
  /** Hash of text and images as staff have judged them: while it is the same, reports alone do not hide it. */
  judgedDigest: text('judged_digest'),
})

/** The last position that a device sent, all of it or nothing. */
export const positionColumns = () => ({
  lat: doublePrecision(),
  lng: doublePrecision(),
  accuracyM: doublePrecision('accuracy_m'),
  fixAt: instant('fix_at'),
  batteryPct: smallint('battery_pct'),
})

type PositionColumn = 'lat' | 'lng' | 'accuracyM' | 'fixAt' | 'batteryPct'

/** Checks that there is all of a position or nothing, on the globe. */
export const isWholePosition = (t: Record<PositionColumn, AnyColumn>) =>
  sql`num_nulls(${t.lat}, ${t.lng}, ${t.accuracyM}, ${t.fixAt}) in (0, 4) and (${t.batteryPct} is null or ${t.lat} is not null)
    and ${t.lat} between -90 and 90 and ${t.lng} between -180 and 180 and ${t.accuracyM} >= 0 and ${t.batteryPct} between 0 and 100`
