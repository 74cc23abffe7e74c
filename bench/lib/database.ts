import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@honjeo/embedded-postgres/embedded'
import { atDatabase, runStatements } from '../../apps/api/src/testing/database-server.ts'

/** Where a database is, as the driver takes it. */
export type Connection = Parameters<typeof runStatements>[0]

export interface BenchDatabase {
  pid: number
  create(name: string): Promise<Connection>
  stop(): Promise<void>
}

/**
 * The PostgreSQL that comes with the app, on a folder of its own; its data can be lost, so `fsync` is for its cost
 * alone.
 */
export async function startDatabase({ fsync = false } = {}): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'honjeo-bench-'))
  // PostgreSQL runs as another account when this runs as root.
  chmodSync(dataDir, 0o755)
  const log = { info() {}, warn() {} }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, fsync })
  return {
    pid: Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    async create(name) {
      await runStatements(connection, `create database ${name}`)
      return atDatabase(connection, name)
    },
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
