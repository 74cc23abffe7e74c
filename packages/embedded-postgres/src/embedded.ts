import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { createCluster, DATABASE, ROLE } from './cluster.ts'
import { findHome, giveAway } from './home.ts'
import { acquireLock } from './lock.ts'
import {
  type Log,
  makeSocketFolder,
  PORT,
  removeTemporarySocketFolder,
  type ServerOptions,
  startServer,
  stopLeftOverServer,
} from './server.ts'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { shutDownPostmaster } from './process.ts'

const RESTART_PAUSE_MS = 1000

/** Starts the server again whenever it ends by itself: the pool above reconnects, and nothing that was committed is lost. */
async function keepRunning(options: ServerOptions): Promise<{ stop(): Promise<void> }> {
  const { log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let server = await startServer(options)
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await shutDown(server)
      await watching
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      if (isRunning(server)) await once(server, 'exit')
      if (signal.aborted) return
      log.warn('PostgreSQL has ended by itself and is started again')
      await restart()
      if (signal.aborted) return shutDown(server)
    }
  }

  async function restart(): Promise<void> {
    while (!signal.aborted) {
      try {
        server = await startServer(options)
        return
      } catch (error) {
        log.warn((error as Error).message)
        await delay(RESTART_PAUSE_MS, undefined, { signal }).catch(() => {})
      }
    }
  }
}

async function shutDown(server: ChildProcess): Promise<void> {
  if (server.pid !== undefined && isRunning(server)) await shutDownPostmaster(server.pid)
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: Log
  /** True by default; false only for data that can be lost: a power cut may then lose or damage them. */
  fsync?: boolean
}

export interface EmbeddedPostgres {
  /** The folder of a Unix socket, its number, and who and what to ask for there. */
  connection: { host: string; port: number; user: string; database: string }
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the app on the data in DATA_DIR, which it makes when they are missing, and keeps
 * it running until `stop`. Rejects when another process uses the same data.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, fsync = true } = options
  if (process.platform === 'win32') {
    throw new Error(
      'the PostgreSQL that comes with the app runs on Linux and macOS: set DATABASE_URL to a server of yours',
    )
  }
  const home = await findHome(dataDir, log)
  const releaseLock = await acquireLock(join(home.folder, 'postgres.lock'), join(home.data, 'postmaster.pid'))
  try {
    const binaries = await findBinaries(home.account, home.folder, log)
    await stopLeftOverServer(home.data, log)
    await createCluster(home, binaries, fsync)
    await giveAway(home.data, home.account)
    const socketFolder = await makeSocketFolder(home, log)
    const server = await keepRunning({ home, binaries, socketFolder, fsync, log })
    return {
      connection: { host: socketFolder, port: PORT, user: ROLE, database: DATABASE },
      async stop() {
        await server.stop()
        await removeTemporarySocketFolder(socketFolder)
        await releaseLock()
      },
    }
  } catch (error) {
    await releaseLock()
    throw error
  }
}
