import { Client, type PoolConfig } from 'pg'

/** Returns the same server with another database. */
export function atDatabase(connection: PoolConfig, database: string): PoolConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Writes an address as DATABASE_URL names it. */
export function urlOf({ connectionString, host = '', port, user = '', database = '' }: PoolConfig): string {
  if (connectionString !== undefined) return connectionString
  const at = new URLSearchParams({ host, port: String(port), user })
  return `postgres:///${database}?${at.toString()}`
}

/** Runs each by itself and in this order, on one connection of its own: CREATE and DROP DATABASE run outside transactions. */
export async function runStatements(connection: PoolConfig, ...statements: string[]): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The code of PostgreSQL's insufficient_privilege. */
const NOT_ALLOWED = '42501'

/**
 * Drops a database and closes what is still connected. Where the server's own vacuum is at work in it, which only a
 * superuser may close, it is asked to go and waited for instead.
 */
export async function dropDatabase(connection: PoolConfig, name: string): Promise<void> {
  try {
    await runStatements(connection, `drop database if exists ${name} with (force)`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error
    await runStatements(connection, `drop database if exists ${name}`)
  }
}
