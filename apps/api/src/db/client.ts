import type { Socket } from 'node:net'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import './ids-as-numbers.ts'

/** The connections to a PostgreSQL on machines of its own, which several servers share. */
export const CONNECTIONS = 10

/**
 * The connections to a database that shares this computer's cores. More statements at a time end no sooner, while each
 * takes as much of the cores as the whole server, which then is late for all: asked five times what it could answer on
 * two cores, it took twice as long with ten to send a caller away, and three times as long to take a message.
 */
export const connectionsBeside = (cores: number) => Math.min(CONNECTIONS, Math.max(4, 2 * cores + 1))

/** What every query function takes: the pool or an open transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  pool: pg.Pool
  /**
   * The connections for statements by name that are to be planned once. Their plans loop over indexes, whatever the
   * tables look like: what the planner makes of tables that are still small would later read all of them each time.
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
  // A connection that dies inside a transaction needs one too: its statements fail, which is what the caller sees.
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

/** The connections of `loopingPool` beside each database's own. */
const looping = new WeakMap<Db, Db>()

/** Returns the connections for statements that are planned once; what a transaction asks stays in it. */
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

/** Code that sets a limit of its own for statements knows how long they take. */
const SETS_LIMIT = /\bstatement_timeout\b/

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = query as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * Ends a connection of the pool on which a statement was sent and nothing has come back for so long: a server that works
 * would have ended the statement by then (`statement_timeout`), so this one hangs, or the network lost it. The driver's own
 * time limit fails the statement alone and leaves the connection in use behind it, so that the rollback waits as well and
 * the pool gets back what can no longer be used.
 */
function endWhenSilent(pool: pg.Pool, silenceMs: number): void {
  const waiting = new WeakSet<object>()
  const unlimited = new WeakSet<object>()
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      waiting.add(client)
      if (SETS_LIMIT.test(textOf(args[0]))) unlimited.add(client)
      return query(...args)
    }) as typeof client.query
    client.on('drain', () => waiting.delete(client))
    const socket = socketOf(client)
    socket.setTimeout(silenceMs)
    socket.on('timeout', () => {
      if (!waiting.has(client) || unlimited.has(client)) return
      socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }))
    })
  })
  pool.on('release', (_error, client) => unlimited.delete(client))
}
