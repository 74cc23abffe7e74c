import { readdirSync, readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../../docs/retention.md', import.meta.url), 'utf8')
const named = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))

async function listTables(): Promise<string[]> {
  const folder = new URL('../../../../packages/schema/src/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules: Record<string, unknown>[] = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : [])),
  )
}

it('RETENTION-every: each table of the database is on the page once, with how long it is kept, and no other is', async () => {
  const tables = await listTables()
  expect(tables.length).toBeGreaterThan(60)
  expect(named.toSorted()).toEqual(tables.toSorted())
})
