import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { CONNECTIONS } from './connections.ts'
import { endWhenSilent } from './silent-connections.ts'
import './ids-as-numbers.ts'

/** What every query function takes: the pool or an open transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  pool: pg.Pool
  /**
   * For statements by name that are to be planned once. Their plans loop over indexes, whatever the tables look like: what
   * the planner makes of tables that are still small would later read all of them each time.
   */
  loopingPool: pg.Pool
  close(): Promise<void>
}

const MINIMUM_VERSION = 150_000
const STATEMENT_TIMEOUT_MS = 5000
/** A server that works ends a statement at its limit, and says so within this. */
const SILENCE_MARGIN_MS = 1000
/** The limit of the very first connection: in a database that has just been made it takes longer than any other. */
const OPENING_TIMEOUT_MS = 20_000
const LOOPING_CONNECTIONS_MAX = 6
/**
 * A request's statements are short. To compile one, because its plan looks dear, takes hundreds of times as long as to
 * run it, and to start a process that shares its work takes ten times as long.
 */
const SETTINGS = ['TimeZone=UTC', 'jit=off', 'max_parallel_workers_per_gather=0']
const LOOPING = [
  ...SETTINGS,
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]

function createPool(connection: pg.PoolConfig, max: number, settings: readonly string[]): pg.Pool {
  const pool = new pg.Pool({
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10_000,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    ...connection,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that dies inside a transaction: its statements fail, which is what the caller sees.
  pool.on('connect', (client) => client.on('error', () => {}))
  endWhenSilent(pool, STATEMENT_TIMEOUT_MS + SILENCE_MARGIN_MS)
  return pool
}

/** Rejects when there is no server, or one older than PostgreSQL 15. */
async function checkVersion(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ connectionTimeoutMillis: OPENING_TIMEOUT_MS, ...connection })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    if (Number(rows[0]?.version) < MINIMUM_VERSION) throw new Error('PostgreSQL 15 or newer is needed')
  } finally {
    await client.end()
  }
}

/** Beside each database's own connections those of its `loopingPool`. */
const looping = new WeakMap<Db, Db>()

/** Where statements are carried out that are planned once; what a transaction asks stays in it. */
export const plannedOnce = (db: Db): Db => looping.get(db) ?? db

/** Checks the server's version and opens the pools; rejects when it is older than PostgreSQL 15. `max` is of `pool` alone. */
export async function openDatabase(connection: pg.PoolConfig, max = CONNECTIONS): Promise<Database> {
  await checkVersion(connection)
  const pool = createPool(connection, max, SETTINGS)
  const loopingPool = createPool(connection, LOOPING_CONNECTIONS_MAX, LOOPING)
  const db = drizzle({ client: pool })
  looping.set(db, drizzle({ client: loopingPool }))
  return {
    db,
    pool,
    loopingPool,
    async close() {
      await Promise.all([pool.end(), loopingPool.end()])
    },
  }
}
