import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../db/client.ts'
import { listRunMigrations, runFirstMigrations } from '../../db/migrate.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import type { ImageStore } from '@honjeo/images/image-store'
import { addImage } from '../../testing/images.ts'
import { withCatalogue } from '../../testing/places.ts'
import { makeDatabase } from '../../testing/server-database.ts'
import { setUpTestApp } from '../../testing/test-app.ts'
import { readArchive, writeArchive, type ArchiveEntry } from '@honjeo/backup-archive/archive'
import { backUp } from './back-up.service.ts'
import { HEAD } from '@honjeo/backup-archive/format'
import { restore } from './restore.service.ts'
import { listColumns } from './snapshot.queries.ts'
import { digestDatabase, digestImages } from './testing/digest.ts'

const t = setUpTestApp(withCatalogue)
const said: string[] = []
const say = (line: string) => void said.push(line)
const SECRET = 'the secret that came along with it'
let folder: string
let source: ImageStore
let whole: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'honjeo-restore-'))
  source = createDiskImageStore(t.imagesDir)
  const member = await t.addMember()
  for (let n = 0; n < 3; n++) await addImage(t, member)
  whole = await backUpOf(t.database, source)
})
beforeEach(() => void said.splice(0))
afterAll(() => rm(folder, { recursive: true }))

async function backUpOf(database: Database, store: ImageStore): Promise<Buffer> {
  const out = new PassThrough()
  const [data] = await Promise.all([buffer(out), backUp({ database, store, secret: SECRET, say }, out)])
  return data
}

interface Place {
  database: Database
  store: ImageStore
}

/** An empty place to restore into. */
async function withPlace<T>(act: (place: Place) => Promise<T>): Promise<T> {
  const { connection } = await makeDatabase()
  const database = await openDatabase(connection)
  try {
    return await act({ database, store: createDiskImageStore(await mkdtemp(join(folder, 'place-'))) })
  } finally {
    await database.close()
  }
}

async function withClient<T>({ pool }: Database, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await act(client)
  } finally {
    client.release()
  }
}
const migrationsOf = (database: Database) => withClient(database, listRunMigrations)
const tablesOf = (database: Database) => withClient(database, async (client) => [...(await listColumns(client)).keys()])

/** Restores into an empty place, which must stay empty; answers why. */
async function refusalOf(place: Place, data: Buffer): Promise<string> {
  const refusal = await restore({ ...place, onSecret: () => {}, say }, Readable.from([data])).then(
    () => 'nothing',
    (error: Error) => error.message,
  )
  expect(await tablesOf(place.database)).toEqual([])
  expect(await digestImages(place.store)).toEqual({})
  return refusal
}

/** Returns the same backup with some entries changed. */
async function changed(change: (entry: ArchiveEntry) => ArchiveEntry[]): Promise<Buffer> {
  const out = new PassThrough()
  async function* entries() {
    for await (const entry of readArchive(Readable.from([whole]))) yield* change(entry)
  }
  const [data] = await Promise.all([buffer(out), writeArchive(entries(), out)])
  return data
}

const withHead = (change: (head: { format: number; migrations: object[] }) => object) =>
  changed(({ name, data }) => [
    { name, data: name === HEAD ? Buffer.from(JSON.stringify(change(JSON.parse(data.toString()) as never))) : data },
  ])

describe('a restore', { timeout: 120_000 }, () => {
  it('makes the same database, computed columns, counters and sequences too, and the same images', () =>
    withPlace(async ({ database, store }) => {
      let secret = ''
      const deps = { database, store, onSecret: (kept: string) => void (secret = kept), say }
      const { images } = await restore(deps, Readable.from([whole]))
      expect(images.count).toBe(3)
      expect(secret).toBe(SECRET)
      expect(await digestDatabase(database.pool)).toEqual(await digestDatabase(t.database.pool))
      expect(await digestImages(store)).toEqual(await digestImages(source))
      expect(said.join()).not.toMatch(/example\.com/)
    }))

  it('overwrites nothing', async () => {
    const before = await digestDatabase(t.database.pool)
    const deps = { database: t.database, store: source, onSecret: () => {}, say }
    await expect(restore(deps, Readable.from([whole]))).rejects.toThrow('the database is not empty')
    expect(await digestDatabase(t.database.pool)).toEqual(before)
    expect(Object.keys(await digestImages(source))).toHaveLength(3)
  })

  it('leaves nothing behind of a backup that was cut off or changed', () =>
    withPlace(async (place) => {
      const flipped = Buffer.from(whole)
      flipped[Math.floor(whole.length / 3)]! ^= 0x10
      for (const data of [whole.subarray(0, -9), flipped, Buffer.from('something else')]) {
        expect(await refusalOf(place, data)).toMatch(/^the backup is damaged/)
      }
      const without = (pattern: RegExp) => changed((entry) => (pattern.test(entry.name) ? [] : [entry]))
      expect(await refusalOf(place, await without(/^summary/))).toContain('its end is missing')
      expect(await refusalOf(place, await without(/^images\/.*thumb/))).toContain('checksums differ')
      const users = (change: (rows: string) => string) =>
        changed(({ name, data }) => [
          { name, data: name.startsWith('tables/users') ? Buffer.from(change(data.toString())) : data },
        ])
      expect(await refusalOf(place, await users((rows) => rows.replace('@', '#')))).toContain('checksums differ')
      expect(await refusalOf(place, await users((rows) => rows.slice(9)))).toContain('the database refuses')
    }))

  it('says that a backup of a newer version needs one', () =>
    withPlace(async (place) => {
      expect(await refusalOf(place, await withHead((head) => ({ ...head, format: 2 })))).toContain(
        'update this one first',
      )
      const future = { hash: 'of the future', createdAt: Date.now() }
      const newer = await withHead((head) => ({ ...head, migrations: [...head.migrations, future] }))
      expect(await refusalOf(place, newer)).toContain('update this one first')
    }))

  it('takes back the images it has stored when the store fails', () =>
    withPlace(async ({ database, store }) => {
      let stored = 0
      const put: ImageStore['put'] = (name, files) =>
        stored++ === 2 ? Promise.reject(new Error('the disk is full')) : store.put(name, files)
      expect(await refusalOf({ database, store: { ...store, put } }, whole)).toBe('the disk is full')
      expect(stored).toBe(3)
    }))

  it('brings a backup of an older version up to date', () =>
    withPlace(async (older) => {
      const all = await migrationsOf(t.database)
      await withClient(older.database, async (client) => {
        await client.query('begin')
        await runFirstMigrations(client, all.length - 1)
        await client.query('commit')
      })
      const data = await backUpOf(older.database, older.store)
      await withPlace(async ({ database, store }) => {
        await restore({ database, store, onSecret: () => {}, say }, Readable.from([data]))
        expect(await tablesOf(database)).toEqual(await tablesOf(t.database))
        expect(await migrationsOf(database)).toEqual(all)
      })
    }))
})

it('a backup that cannot be written to its end fails', async () => {
  const out = new PassThrough()
  out.once('data', () => out.destroy(new Error('the disk is full')))
  const deps = { database: t.database, store: source, secret: null, say }
  await expect(backUp(deps, out)).rejects.toThrow('the disk is full')
})
