import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { integer, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** An instant, kept as text in code: millisecond UTC, the form the API speaks. Select it through `isoUtc`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** An instant as `2026-11-28T07:30:00.000Z`, whatever the driver's own text format is. */
export const isoUtc = (column: AnyColumn | SQL) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
