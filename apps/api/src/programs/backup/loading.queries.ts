import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listRunMigrations, MIGRATION_LOCK, runFirstMigrations } from '../../db/migrate.ts'
import { BackupError, type Head } from '@honjeo/backup-archive/format'
import { listColumns } from './snapshot.queries.ts'

const quote = pg.escapeIdentifier

/** What makes loading slow, as statements that make it again afterwards. */
export interface Postponed {
  indexes: string[]
  foreignKeys: string[]
}

/** Begins the transaction of a restore; servers that start meanwhile wait for its end. Rejects when anything is there. */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const tables = await listColumns(client)
  if (tables.size > 0 || (await listRunMigrations(client)).length > 0) {
    throw new BackupError(
      'the database is not empty, and a restore overwrites nothing: restore before the first start of the server, with ' +
        'DATA_DIR at a new folder or DATABASE_URL at a new database',
    )
  }
  // Indexes are built at the end, from what is loaded.
  await client.query(`set local maintenance_work_mem = '128MB'`)
}

/** Makes the schema as it was in the backup, without a row, and without what would check, count or index each row. */
export async function makeSchema(client: pg.ClientBase, { migrations }: Head): Promise<Postponed> {
  await runFirstMigrations(client, migrations.length)
  const tables = [...(await listColumns(client)).keys()].map(quote)
  const foreignKeys = await dropForeignKeys(client)
  const indexes = await dropIndexes(client)
  // Counters are rows of the backup as well: triggers would count a second time.
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  // The tables whose rows migrations made.
  await client.query(`truncate ${tables.join(', ')}`)
  return { indexes, foreignKeys }
}

async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace order by 1, 2`,
  )
  for (const { table, name } of rows) {
    await client.query(`alter table ${quote(table)} drop constraint ${quote(name)}`)
  }
  return rows.map(
    ({ table, name, definition }) => `alter table ${quote(table)} add constraint ${quote(name)} ${definition}`,
  )
}

/** Drops the indexes and returns how to make them; those of primary keys and other constraints stay. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where c.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
       and not exists (select from pg_constraint k where k.conindid = c.oid) order by 1`,
  )
  for (const { name } of rows) await client.query(`drop index ${quote(name)}`)
  return rows.map(({ definition }) => definition)
}

/** Takes the rows of a table in the text form of COPY. */
export const copyTableIn = (client: pg.ClientBase, table: string, columns: readonly string[]) =>
  client.query(copyFrom(`copy ${quote(table)} (${columns.map(quote).join(', ')}) from stdin`))

/** Brings back what was left out; a row that points to nothing makes it reject. */
export async function finishSchema(client: pg.ClientBase, head: Head, postponed: Postponed): Promise<void> {
  for (const statement of [...postponed.indexes, ...postponed.foreignKeys]) await client.query(statement)
  for (const table of Object.keys(head.tables)) await client.query(`alter table ${quote(table)} enable trigger user`)
  for (const [name, { value, isCalled }] of Object.entries(head.sequences)) {
    await client.query('select setval($1::regclass, $2, $3)', [quote(name), value, isCalled])
  }
}
