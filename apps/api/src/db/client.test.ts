import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { makeDatabase } from '../testing/server-database.ts'
import { openDatabase } from './client.ts'
import { migrateDatabase } from './migrate.ts'
import { seedCatalogue } from '../demo/catalogue.ts'

it('is migrated and filled once, however many servers start at the same moment', async () => {
  const { connection } = await makeDatabase()
  // A busy machine lets so many in one after the other, which takes longer than a server waits for a connection.
  const patient = { ...connection, connectionTimeoutMillis: 60_000 }
  const servers = await Promise.all(Array.from({ length: 6 }, () => openDatabase(patient)))
  await Promise.all(
    servers.map(async (database) => {
      await migrateDatabase(database)
      await seedCatalogue(database.db)
    }),
  )
  const { rows } = await servers[0]!.pool.query(
    `select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*) = count(distinct content_id) and count(*) > 60 from places) as filled`,
  )
  const journal = await readFile(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: unknown[] }
  expect(rows).toEqual([{ migrations: entries.length, filled: true }])
  await Promise.all(servers.map((database) => database.close()))
})

/** Puts the same database behind a door that opens `ms` after the first knock. */
async function slowToLetIn(connection: pg.PoolConfig, ms: number): Promise<pg.PoolConfig> {
  const { host, port, user = '', database = '', password = '' } = new pg.Client(connection)
  let knocks = 0
  const door = createServer((visitor) => {
    knocks += 1
    visitor.on('error', () => {})
    setTimeout(
      () => {
        const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
        server.on('error', () => visitor.destroy())
        visitor.pipe(server).pipe(visitor)
      },
      knocks === 1 ? ms : 0,
    )
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void door.close())
  await once(door, 'listening')
  const address = door.address() as AddressInfo
  return { host: address.address, port: address.port, user, database, password }
}

it('is waited for when it is slow to let the first connection in', async () => {
  const { connection } = await makeDatabase()
  // The server takes longer than a request may wait for a connection.
  const database = await openDatabase(await slowToLetIn(connection, 2500))
  expect((await database.pool.query('select 1 as here')).rows).toEqual([{ here: 1 }])
  await database.close()
})

/** The test fails on servers that can compile at all: on Debian's 15, not on the embedded 18. */
it.each(['pool', 'loopingPool'] as const)('compiles no statement of the %s, however dear it looks', async (name) => {
  const { connection } = await makeDatabase()
  const database = await openDatabase(connection)
  const client = await database[name].connect()
  await client.query('set jit_above_cost = 0')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    'explain analyze select sum(each) from generate_series(1, 10) as each',
  )
  client.release()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('JIT')
  await database.close()
})

it.each(['pool', 'loopingPool'] as const)('shares no statement of the %s with other processes', async (name) => {
  const { connection } = await makeDatabase()
  const database = await openDatabase(connection)
  const client = await database[name].connect()
  for (const setting of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size']) {
    await client.query(`set ${setting} = 0`)
  }
  const { rows } = await client.query<{ 'QUERY PLAN': string }>('explain select count(*) from pg_attribute')
  client.release()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Gather')
  await database.close()
})

it('opens no more connections than it may', async () => {
  const { connection } = await makeDatabase()
  const database = await openDatabase(connection, 4)
  onTestFinished(() => database.close())
  const waits = Array.from({ length: 9 }, () => database.pool.query('select pg_backend_pid() as pid, pg_sleep(0.05)'))
  const pids = (await Promise.all(waits)).map(({ rows }) => (rows as { pid: number }[])[0]!.pid)
  expect(new Set(pids).size).toBe(4)
})
