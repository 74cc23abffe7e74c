import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { shutDownPostmaster } from './process.ts'
import { startServer, type ServerOptions } from './server.ts'

const RESTART_PAUSE_MS = 1000

/** Starts the server again whenever it ends by itself: the pool above reconnects, and nothing that was committed is lost. */
export async function keepRunning(options: ServerOptions): Promise<{ stop(): Promise<void> }> {
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
