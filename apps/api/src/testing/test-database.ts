import { randomBytes } from 'node:crypto'
import type { PoolConfig } from 'pg'
import { inject } from 'vitest'
import { atDatabase, dropDatabase, runStatements } from './database-server.ts'

/** Any number; a template can be copied by one session at a time, and test files run side by side. */
const TEMPLATE_LOCK = 7_260_002

export interface TestDatabase {
  connection: PoolConfig
  /** Also closes what is still connected. */
  drop(): Promise<void>
}

/** A fresh copy of the migrated template, for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connection, template } = inject('databaseServer')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runStatements(
    connection,
    `select pg_advisory_lock(${TEMPLATE_LOCK})`,
    `create database ${name} template ${template}`,
  )
  return {
    connection: atDatabase(connection, name),
    drop: () => dropDatabase(connection, name),
  }
}
