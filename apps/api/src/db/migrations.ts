import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Held while the schema changes, or is looked at by one who must not see it half-way. */
export const MIGRATION_LOCK = 7_260_001

/** A migration that a database has run: the checksum of its file, and the journal's time of it in milliseconds. */
export interface RunMigration {
  hash: string
  createdAt: number
}

/** In the order they ran; empty where none ever has. */
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
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
    for (const statement of sql) await client.query(statement)
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ])
  }
}
