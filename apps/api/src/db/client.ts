import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** What every query function takes: the pool or an open transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

const MINIMUM_VERSION = 150_000
const MIGRATION_LOCK = 7_260_001
const STATEMENT_TIMEOUT_MS = 5000
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Opens a pool and checks the server's version; rejects when it is older than PostgreSQL 15. */
export async function openDatabase(connection: pg.PoolConfig): Promise<Database> {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10_000,
    options: '-c TimeZone=UTC',
    ...connection,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that dies inside a transaction: its statements fail, which is what the caller sees.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = drizzle({ client: pool })
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
    if (Number(rows[0]?.version) < MINIMUM_VERSION) throw new Error('PostgreSQL 15 or newer is needed')
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, pool, close: () => pool.end() }
}

/** Brings the schema up to date. An advisory lock lets servers that start together wait for one another. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle({ client })
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    try {
      await migrate(db, { migrationsFolder })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
      await db.execute(sql.raw(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`))
    }
  } finally {
    client.release()
  }
}
