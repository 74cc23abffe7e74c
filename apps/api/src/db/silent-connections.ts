import type { Socket } from 'node:net'
import type pg from 'pg'

/** Code that sets a limit of its own for statements knows how long they take. */
const SETS_LIMIT = /\bstatement_timeout\b/

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = query as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * Ends a connection of the pool on which a statement was sent and nothing has come back for so long: a server that works
 * would have ended the statement by then (`statement_timeout`), so this one hangs, or the network lost it. The driver's own
 * time limit fails the statement alone and leaves the connection in use behind it, so that the rollback waits as well and
 * the pool gets back what can no longer be used.
 */
export function endWhenSilent(pool: pg.Pool, silenceMs: number): void {
  const waiting = new WeakSet<object>()
  const unlimited = new WeakSet<object>()
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      waiting.add(client)
      if (SETS_LIMIT.test(textOf(args[0]))) unlimited.add(client)
      return query(...args)
    }) as typeof client.query
    client.on('drain', () => waiting.delete(client))
    const socket = socketOf(client)
    socket.setTimeout(silenceMs)
    socket.on('timeout', () => {
      if (!waiting.has(client) || unlimited.has(client)) return
      socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }))
    })
  })
  pool.on('release', (_error, client) => unlimited.delete(client))
}
