import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import { areKnown, migrateDatabase } from '../../db/migrate.ts'
import type { ImageStore } from '@honjeo/images/image-store'
import { readArchive } from '@honjeo/backup-archive/archive'
import {
  BackupError,
  createTally,
  damaged,
  HEAD,
  parseHead,
  parseSummary,
  SECRET,
  SUMMARY,
  type Summary,
  tooNew,
} from '@honjeo/backup-archive/format'
import { createImageLoader, tallyImage } from '@honjeo/backup-archive/image-entries'
import { beginRestore, finishSchema, makeSchema } from './loading.queries.ts'
import { countRows, prepareForCopying } from './snapshot.queries.ts'
import { createTableLoader } from './table-loader.ts'

export interface RestoreDeps {
  database: Database
  store: ImageStore
  /** Is called with the secret that came along, before anything can be seen. */
  onSecret: (secret: string) => void
  say: (line: string) => void
}

/**
 * Fills an empty database and the image store from a backup, as one: when it rejects, neither holds anything of it.
 * Resolves to what was restored, counted in the database; then the schema is brought up to date.
 */
export async function restore({ database, store, onSecret, say }: RestoreDeps, input: Readable): Promise<Summary> {
  const client = await database.pool.connect()
  const images = createImageLoader(store)
  try {
    await prepareForCopying(client)
    await beginRestore(client)
    const { summary, secret } = await load(client, images, input, say)
    if (secret !== null) onSecret(secret)
    await client.query('commit')
    say('the database is written; its statistics and newer migrations follow')
    await client.query('analyze')
    await migrateDatabase(database)
    return summary
  } catch (error) {
    input.destroy()
    await images.takeBack()
    throw isRefusedData(error) ? damaged('the database refuses what is in it', error) : error
  } finally {
    client.release(true)
  }
}

/** PostgreSQL's classes of errors about values and constraints: damage is met before the checksum at the end is. */
const isRefusedData = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown }).code))

async function load(
  client: pg.ClientBase,
  images: ReturnType<typeof createImageLoader>,
  input: Readable,
  say: RestoreDeps['say'],
) {
  const entries = readArchive(input)
  const first = await entries.next()
  if (first.done || first.value.name !== HEAD) throw new BackupError('that is no backup of Honjeo')
  const head = parseHead(first.value.data)
  if (!areKnown(head.migrations)) throw tooNew(`its version is ${head.version}`)
  say(`backup of ${head.madeAt}, made by version ${head.version}`)

  const postponed = await makeSchema(client, head)
  const tables = createTableLoader(client, head)
  const imageTally = createTally()
  const sums = { files: 0, bytes: 0 }
  let secret: string | null = null
  let expected: Summary | undefined
  for await (const entry of entries) {
    if (expected) throw damaged('something follows its end')
    if (entry.name.startsWith('tables/')) await tables.take(entry)
    else if (entry.name.startsWith('images/')) {
      sums.files++
      sums.bytes += entry.data.length
      tallyImage(imageTally, entry)
      await images.take(entry)
    } else if (entry.name === SECRET) secret = entry.data.toString()
    else if (entry.name === SUMMARY) expected = parseSummary(entry.data)
    else throw damaged(`${entry.name} is unknown`)
  }
  if (!expected) throw damaged('its end is missing')

  const summary: Summary = {
    tables: await tables.end(),
    images: { count: await images.end(), ...sums, sha256: imageTally.sum().sha256 },
  }
  if (!isDeepStrictEqual(summary, expected)) throw damaged('checksums differ')
  say('everything is read, and as it was written; indexes and references are made')
  await finishSchema(client, head, postponed)
  const counts = await countRows(client, Object.keys(head.tables))
  for (const [table, { rows }] of Object.entries(summary.tables)) {
    if (counts.get(table) !== rows) throw damaged(`${table} has ${counts.get(table)} rows instead of ${rows}`)
  }
  return { summary, secret }
}
