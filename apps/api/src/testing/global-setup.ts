import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, type Database } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { startEmbeddedPostgres } from '@honjeo/embedded-postgres/embedded'
import { atDatabase, dropDatabase, runStatements } from './database-server.ts'
import { withCatalogue } from './places.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server where the tests of this run make their databases, and the migrated ones they copy: one is empty, one has places. */
    databaseServer: { connection: PoolConfig; template: string; catalogueTemplate: string }
  }
}

/**
 * Provides one server a run, migrated once and given the catalogue once: the one of DATABASE_URL, else an embedded one
 * that can be lost.
 */
export default async function setup(project: TestProject) {
  const server = await openServer()
  const template = `honjeo_test_${randomBytes(6).toString('hex')}`
  const catalogueTemplate = `${template}_catalogue`
  try {
    await runStatements(server.connection, `create database ${template}`)
    await prepare(template, migrateDatabase)
    await runStatements(server.connection, `create database ${catalogueTemplate} template ${template}`)
    await prepare(catalogueTemplate, withCatalogue)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('databaseServer', { connection: server.connection, template, catalogueTemplate })
  return tearDown

  async function prepare(name: string, act: (database: Database) => Promise<unknown>) {
    const database = await openDatabase(atDatabase(server.connection, name))
    try {
      await act(database)
    } finally {
      await database.close()
    }
  }

  async function tearDown() {
    try {
      await dropDatabase(server.connection, catalogueTemplate)
      await dropDatabase(server.connection, template)
    } finally {
      await server.stop()
    }
  }
}

async function openServer(): Promise<{ connection: PoolConfig; stop: () => Promise<void> }> {
  const url = process.env['DATABASE_URL']
  if (url) return { connection: { connectionString: url }, stop: async () => {} }

  const dataDir = await mkdtemp(join(tmpdir(), 'honjeo-test-'))
  // PostgreSQL runs as another account when the tests run as root.
  await chmod(dataDir, 0o755)
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn }, fsync: false })
  return {
    connection,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

function warn(message: string): void {
  // Ending a session, as tests do when they drop their database, is FATAL to that session only, and a server that a test
  // kills leaves its sessions without a word; and what a test fills a database with may be more than its log is laid out
  // for.
  if (!/FATAL:|could not (receive|send) data|unexpected EOF|checkpoint|max_wal_size/.test(message))
    process.stderr.write(`${message}\n`)
}
