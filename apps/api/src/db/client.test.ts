import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makeDatabase } from '../testing/server-database.ts'
import { migrateDatabase, openDatabase } from './client.ts'
import { seedCatalogue } from './seed/catalogue.ts'

it('is migrated and filled once, however many servers start at the same moment', async () => {
  const { connection } = await makeDatabase()
  const servers = await Promise.all(Array.from({ length: 6 }, () => openDatabase(connection)))
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
