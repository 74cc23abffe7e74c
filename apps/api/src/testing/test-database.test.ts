import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from './test-database.ts'

async function openTestDatabase() {
  const database = await createTestDatabase()
  const client = new Client(database.connection)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  return client
}

it('gives every caller a migrated database of its own, also when they ask at once', async () => {
  const [first, second, third] = await Promise.all([openTestDatabase(), openTestDatabase(), openTestDatabase()])
  await first.query('create table only_here (id integer)')
  for (const client of [second, third]) {
    const { rows } = await client.query("select to_regclass('only_here') as here, to_regclass('users') as migrated")
    expect(rows).toEqual([{ here: null, migrated: 'users' }])
  }
})

it('drops a database that is still in use', async () => {
  const database = await createTestDatabase()
  const client = new Client(database.connection)
  await client.connect()
  const lost = new Promise<Error>((resolve) => client.on('error', resolve))
  await database.drop()
  await expect(lost).resolves.toBeInstanceOf(Error)
  await expect(new Client(database.connection).connect()).rejects.toThrow('does not exist')
})
