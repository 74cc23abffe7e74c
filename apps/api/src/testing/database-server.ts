import { Client, type PoolConfig } from 'pg'

/** The same server, another database. */
export function atDatabase(connection: PoolConfig, database: string): PoolConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** As DATABASE_URL names it. */
export function urlOf({ connectionString, host = '', port, user = '', database = '' }: PoolConfig): string {
  if (connectionString !== undefined) return connectionString
  const at = new URLSearchParams({ host, port: String(port), user })
  return `postgres:///${database}?${at.toString()}`
}

/** Each by itself and in this order, on one connection of its own: CREATE and DROP DATABASE run outside transactions. */
export async function runStatements(connection: PoolConfig, ...statements: string[]): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
