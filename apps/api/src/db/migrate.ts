import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import type { Database } from './client.ts'
import { isLockTimeout } from './db-errors.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** The lock that is held while the schema changes, or is looked at by one who must not see it half-way. */
export const MIGRATION_LOCK = 7_260_001

/** A migration that a database has run: the checksum of its file, and the journal's time of it in milliseconds. */
interface RunMigration {
  hash: string
  createdAt: number
}

/** Returns the migrations in the order they ran; none where none ever has. */
export async function listRunMigrations(client: pg.ClientBase): Promise<RunMigration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return []
  const run = await client.query<{ hash: string; createdAt: string }>(
    `select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return run.rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }))
}

/** Whether these are the first of the migrations that this version knows. */
export function areKnown(migrations: readonly RunMigration[]): boolean {
  const known = readMigrationFiles({ migrationsFolder })
  return migrations.every(({ hash, createdAt }, i) => known[i]?.hash === hash && known[i].folderMillis === createdAt)
}

/** Runs the first so many migrations in an empty database, within the caller's transaction, as the migrator would. */
export async function runFirstMigrations(client: pg.ClientBase, count: number): Promise<void> {
  await client.query(`create schema if not exists drizzle`)
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
    for (const statement of statements) await client.query(statement)
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ])
  }
}

/**
 * Who waits for a table to itself holds up all who come after, so a change of a table in use gives up soon, lets them pass
 * and comes again, for some two minutes.
 */
const LOCK_TIMEOUT_MS = 1000
const PAUSE_MS = 1000
const TRIES = 60

interface MigrationOptions {
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
  // The client is one of its own: what limits a request would end a migration in the middle.
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

/** Returns when the newest migration of this build was written, in milliseconds since 1970, by which builds are compared. */
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
