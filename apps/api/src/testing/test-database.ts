import { randomBytes } from 'node:crypto'
import type { PoolConfig } from 'pg'
import { inject } from 'vitest'
import { atDatabase, dropDatabase, runStatements } from './database-server.ts'

/** The number of a lock, which is any: a template can be copied by one session at a time, and test files run side by side. */
const TEMPLATE_LOCK = 7_260_002

export interface TestDatabase {
  connection: PoolConfig
  /** Drops the database, and closes what is still connected. */
  drop(): Promise<void>
}

/** A fresh copy of the migrated template, empty or with the catalogue's places, for one test file. */
export async function createTestDatabase(content?: 'catalogue'): Promise<TestDatabase> {
  const { connection, template, catalogueTemplate } = inject('databaseServer')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const copied = content === 'catalogue' ? catalogueTemplate : template
  await runStatements(
    connection,
    `select pg_advisory_lock(${TEMPLATE_LOCK})`,
    // Its files are copied as they are: writing each page to the log as well takes three times as long.
    `create database ${name} template ${copied} strategy file_copy`,
  )
  return {
    connection: atDatabase(connection, name),
    drop: () => dropDatabase(connection, name),
  }
}
