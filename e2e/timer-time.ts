import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Client {
  connect(): Promise<void>
  query(sql: string, values: unknown[]): Promise<unknown>
  end(): Promise<void>
}

/** The server's own driver: nothing else here talks to a database. */
const { Client } = createRequire(join(import.meta.dirname, '../apps/api/package.json'))('pg') as {
  Client: new (options: { host: string; user: string; database: string }) => Client
}

/**
 * Lets minutes pass for one timer: its times are moved back in the database of the server under test, whose worker then finds it as
 * it would have then. Nothing in the server knows of tests, and no test waits for minutes.
 */
export async function letPass(checkInId: number, minutes: number): Promise<void> {
  const client = new Client({
    host: join(process.env['E2E_DATA_DIR'] ?? '', 'postgres-socket'),
    user: 'honjeo',
    database: 'honjeo',
  })
  await client.connect()
  try {
    await client.query(
      `update check_ins set
         created_at = created_at - make_interval(mins => $2),
         planned_at = planned_at - make_interval(mins => $2),
         next_stage_at = next_stage_at - make_interval(mins => $2)
       where id = $1`,
      [checkInId, minutes],
    )
  } finally {
    await client.end()
  }
}
