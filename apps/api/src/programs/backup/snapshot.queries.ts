import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listRunMigrations, MIGRATION_LOCK } from '../../db/migrate.ts'
import { LOCKS } from '../../db/try-lock.ts'
import { BackupError, type Head } from '@honjeo/backup-archive/format'

/** How long a lock is waited for, longer than a migration or a clean-up of images takes. */
const PATIENCE = '10min'
const NAMES_AT_ONCE = 10_000

const quote = pg.escapeIdentifier

/** Waits as long as it takes, and writes values as every PostgreSQL reads them, as pg_dump does. */
const SETTINGS = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  `lock_timeout = '${PATIENCE}'`,
  `client_encoding = 'UTF8'`,
  `datestyle = 'ISO, YMD'`,
  `intervalstyle = 'postgres'`,
  'extra_float_digits = 3',
]

export async function prepareForCopying(client: pg.ClientBase): Promise<void> {
  for (const setting of SETTINGS) await client.query(`set ${setting}`)
}

/** Keeps the clean-up from removing files of images, until the connection ends. */
export const keepImageFiles = (client: pg.ClientBase) =>
  client.query('select pg_advisory_lock($1)', [LOCKS.imagesCleanUp])

/**
 * Begins the transaction that sees one moment of the database to its end, and describes what is in it. No migration is
 * under way then, and none can begin before the end of the transaction.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<Omit<Head, 'format' | 'version'>> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ madeAt: Date }>('select now() as "madeAt"')
    const tables = await listColumns(client)
    const names = [...tables.keys()]
    if (names.length === 0) throw new BackupError('the database is empty: there is nothing to back up')
    await client.query(`lock table ${names.map(quote).join(', ')} in access share mode`)
    return {
      madeAt: rows[0]?.madeAt.toISOString() ?? '',
      migrations: await listRunMigrations(client),
      tables: Object.fromEntries(tables),
      sequences: await readSequences(client),
    }
  } finally {
    await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]).catch(() => {})
  }
}

/** Reads the sequences, which belong to no snapshot: within one they are at or past every number that it holds. */
async function readSequences(client: pg.ClientBase): Promise<Head['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and c.relnamespace = current_schema()::regnamespace
     order by name`,
  )
  const sequences: Head['sequences'] = {}
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quote(name)}`,
    )
    if (state.rows[0]) sequences[name] = state.rows[0]
  }
  return sequences
}

/** The rows of a table in the text form of COPY. */
export const copyTableOut = (client: pg.ClientBase, table: string, columns: readonly string[]) =>
  client.query(copyTo(`copy ${quote(table)} (${columns.map(quote).join(', ')}) to stdout`))

export async function listImageNames(client: pg.ClientBase): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const { rows } = await client.query<{ name: string }>(
      'select name from images where name > $1 order by name limit $2',
      [names.at(-1) ?? '', NAMES_AT_ONCE],
    )
    names.push(...rows.map(({ name }) => name))
    if (rows.length < NAMES_AT_ONCE) return names
  }
}

/** Returns which of these still have a row now. */
export async function listStillThere(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from images where name = any($1)', [names])
  return rows.map(({ name }) => name)
}

/** The app's own tables by name, each with the columns that hold data of its own; without those of extensions. */
export async function listColumns(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

export async function countRows(client: pg.ClientBase, tables: Iterable<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from "${table}"`)
    counts.set(table, Number(rows[0]?.count))
  }
  return counts
}
