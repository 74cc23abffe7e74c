import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './client.ts'
import { isLockTimeout } from './db-errors.ts'
import { MIGRATION_LOCK, migrationsFolder } from './migrations.ts'

/**
 * Who waits for a table to itself holds up all who come after, so a change of a table in use gives up soon, lets them pass
 * and comes again, for some two minutes.
 */
const LOCK_TIMEOUT_MS = 1000
const PAUSE_MS = 1000
const TRIES = 60

export interface MigrationOptions {
  /** The folder of the migrations; tests name others. */
  folder?: string
  log?: { info(message: string): void }
}

/**
 * Brings the schema up to date, all or nothing. An advisory lock lets servers that start together wait for one another;
 * servers that are running go on meanwhile. Rejects when a table that has to be changed stays locked.
 */
export async function migrateDatabase(
  { pool }: Database,
  { folder = migrationsFolder, log }: MigrationOptions = {},
): Promise<void> {
  const { password } = pool.options
  // One of its own: what limits a request would end a migration in the middle.
  const client = new pg.Client({ ...pool.options, password, statement_timeout: 0, query_timeout: 0 })
  client.on('error', () => {})
  await client.connect()
  try {
    const db = drizzle({ client })
    // Should this process be killed, its statement ends with it, and its locks; not every system notices.
    await db.execute(sql`set client_connection_check_interval = 1000`).catch(() => {})
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await db.execute(sql.raw(`set lock_timeout = ${LOCK_TIMEOUT_MS}`))
    for (let tried = 1; ; tried++) {
      try {
        return await migrate(db, { migrationsFolder: folder })
      } catch (error) {
        if (!isLockTimeout(error) || tried === TRIES) throw error
        log?.info('a table that has to be changed is in use: trying again')
        await delay(PAUSE_MS)
      }
    }
  } finally {
    // Gives the advisory lock back, too.
    await client.end()
  }
}

/** When the newest migration of this build was written, in milliseconds since 1970, by which builds are compared. */
function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return Math.max(...journal.entries.map(({ when }) => when))
}

const NEWEST = newestMigration()

/** Whether the database has all that this build needs; it may have more, of a newer one that runs beside it. */
export async function isSchemaCurrent({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest) >= NEWEST
}
