import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { BaseLogger } from 'pino'
import type { Clock } from '../lib/clock.ts'
import type { Db } from './client.ts'

/** What a worker that takes up rows works with. */
export interface DueRowsDeps {
  db: Db
  clock: Clock
  /** How often the server looks for what is due. */
  everyMs: number
  log: Pick<BaseLogger, 'error' | 'warn'>
}

interface DueRows {
  table: PgTable & { id: PgColumn }
  /** The time at which a row is due; null where it never is. */
  due: PgColumn
  /** What else a row has to be. */
  only?: SQL
  /** What else changes with the claim, such as the count of tries. */
  also?: SQL
  now: SQL
  /** The time until which the rows are this server's: another one sees them afterwards, should this one die. */
  lease: SQL
  size: number
  returning: SQL
}

/** ISO instants: when rows are claimed, and until when they are this server's. */
export interface Lease {
  now: string
  lease: string
}

export const leaseFrom = (now: Date, ms: number): Lease => ({
  now: now.toISOString(),
  lease: new Date(now.getTime() + ms).toISOString(),
})

/** Counts a try of a row with `attempts`, which its constraint bounds. */
export const COUNTED = sql`, attempts = least(attempts + 1, 1000)`

/** Claims what is due, each row for one server, the longest due first. */
export async function claimDue<Row>(db: Db, rows: DueRows): Promise<Row[]> {
  const { table, due, only = sql`true`, also = sql``, now, lease, size, returning } = rows
  const claimed = await db.execute<Row & Record<string, unknown>>(sql`
    update ${table} set ${sql.identifier(due.name)} = ${lease}${also}
    where id in (
      select id from ${table} where ${due} <= ${now} and ${only}
      order by ${due} limit ${size} for update skip locked)
    returning ${returning}`)
  return claimed.rows as Row[]
}
