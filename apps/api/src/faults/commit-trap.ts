import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { urlOf } from '../testing/database-server.ts'

export interface CommitTrap {
  /** DATABASE_URL of a server whose commits can be held back. */
  url: string
  /**
   * Resolves when a transaction with such a statement has been committed: the client that asked for it does not hear of
   * it.
   */
  springs(statement: string): Promise<void>
}

/** What PostgreSQL says when no transaction is open any more, be it of one statement or of several: ReadyForQuery, idle. */
const COMMITTED = Buffer.from('Z\0\0\0\x05I', 'latin1')

/** Lies between a server and its database, to be sprung between a commit and the answer to it; ended with the test. */
export async function startCommitTrap(connection: PoolConfig): Promise<CommitTrap> {
  const sockets = new Set<Socket>()
  let armed: { statement: string; spring: () => void } | undefined
  const reach = () => {
    const { host = '127.0.0.1', port = 5432 } = hostOf(connection)
    return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  }

  const trap = createServer((server) => {
    const database = reach()
    let isMarked = false
    server.on('data', (chunk) => {
      if (armed && chunk.includes(armed.statement)) isMarked = true
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (!isMarked || !chunk.includes(COMMITTED)) return void server.write(chunk)
      armed?.spring()
      armed = undefined
    })
    for (const [socket, peer] of [
      [server, database],
      [database, server],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => peer.destroy())
    }
  })
  trap.listen(0, '127.0.0.1')
  await once(trap, 'listening')
  onTestFinished(() => {
    trap.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = trap.address() as AddressInfo
  const through = connection.connectionString
    ? { connectionString: withHost(connection.connectionString, port) }
    : { ...connection, host: '127.0.0.1', port }
  return {
    url: urlOf(through),
    springs: (statement) => new Promise((spring) => (armed = { statement, spring })),
  }
}

function hostOf({ connectionString, host, port }: PoolConfig): {
  host?: string | undefined
  port?: number | undefined
} {
  if (connectionString === undefined) return { host, port }
  const url = new URL(connectionString)
  return { host: url.hostname, port: Number(url.port || 5432) }
}

function withHost(connectionString: string, port: number): string {
  const url = new URL(connectionString)
  url.host = `127.0.0.1:${port}`
  return url.href
}
