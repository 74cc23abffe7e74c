import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { shutDownPostmaster } from '@honjeo/embedded-postgres/process'
import { atDatabase, dropDatabase, runStatements, urlOf } from './database-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const JWT_SECRET = 'the secret of all servers in a test'

/** Makes DATA_DIR of a server with a database of its own; what a killed one leaves behind ends with the test. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'honjeo-server-'))
  // PostgreSQL runs as another account when the tests run as root.
  await chmod(dataDir, 0o755)
  onTestFinished(async () => {
    const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
    if (pidFile !== '') await shutDownPostmaster(Number(pidFile.split('\n')[0]))
    await rm(dataDir, { recursive: true })
  })
  return dataDir
}

/**
 * Makes DATABASE_URL, and what goes with it, of a database at the server of this run: an empty one, which the server
 * that is started sets up, or a copy that has the catalogue, which spares each start a second.
 */
export async function makeDatabase(
  content: 'nothing' | 'catalogue' = 'nothing',
): Promise<{ connection: PoolConfig; env: Record<string, string> }> {
  const { connection, drop } = content === 'catalogue' ? await createTestDatabase('catalogue') : await createEmpty()
  onTestFinished(drop)
  return { connection, env: { DATABASE_URL: urlOf(connection), JWT_SECRET } }
}

async function createEmpty(): Promise<TestDatabase> {
  const { connection } = inject('databaseServer')
  const name = `honjeo_server_${randomBytes(6).toString('hex')}`
  await runStatements(connection, `create database ${name}`)
  return { connection: atDatabase(connection, name), drop: () => dropDatabase(connection, name) }
}

/** The kind of database that this run is about: embedded in the server, or the one of DATABASE_URL. */
export async function makeDatabaseOfRun(): Promise<Record<string, string>> {
  const isEmbedded = inject('databaseServer').connection.connectionString === undefined
  return isEmbedded ? { DATA_DIR: await makeDataDir() } : (await makeDatabase()).env
}
