import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Client {
  connect(): Promise<void>
  query(sql: string, values: unknown[]): Promise<unknown>
  end(): Promise<void>
}

/** The server's own driver. */
const { Client } = createRequire(join(import.meta.dirname, '../apps/api/package.json'))('pg') as {
  Client: new (options: { host: string; user: string; database: string }) => Client
}

/** A statement in the database of the server under test, for what only time or its operator does. */
export async function inDatabase(sql: string, values: unknown[]): Promise<void> {
  const client = new Client({
    host: join(process.env['E2E_DATA_DIR'] ?? '', 'postgres-socket'),
    user: 'honjeo',
    database: 'honjeo',
  })
  await client.connect()
  try {
    await client.query(sql, values)
  } finally {
    await client.end()
  }
}
