import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** What refers to a row: 64 bits, as docs/growth.md computes, and a safe integer in code and JSON up to `ID_MAX`. */
export const idOf = (name: string) => bigint(name, { mode: 'number' })

export const id = () => idOf('id').primaryKey().generatedAlwaysAsIdentity()

/** An instant, kept as text in code: millisecond UTC, the form the API speaks. Select it through `isoUtc`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** An instant as `2026-11-28T07:30:00.000Z`, whatever the driver's own text format is. */
export const isoUtc = (column: AnyColumn | SQL) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
