import { Client, type PoolConfig, type QueryResultRow } from 'pg'

/** The rows of one query, on a connection that does not outlive it: the database may be ended at any time. */
export async function queryOnce<T extends QueryResultRow>(
  connection: PoolConfig,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}
