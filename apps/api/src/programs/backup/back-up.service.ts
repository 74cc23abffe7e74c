import type { Writable } from 'node:stream'
import type { Database } from '../../db/client.ts'
import type { ImageStore } from '@honjeo/images/image-store'
import { VERSION } from '../../lib/version.ts'
import { writeArchive, type ArchiveEntry } from '@honjeo/backup-archive/archive'
import {
  createTally,
  FORMAT,
  HEAD,
  type Head,
  SECRET,
  SUMMARY,
  type Summary,
  tableEntry,
} from '@honjeo/backup-archive/format'
import { readImages, tallyImage } from '@honjeo/backup-archive/image-entries'
import {
  beginSnapshot,
  copyTableOut,
  keepImageFiles,
  listImageNames,
  listStillThere,
  prepareForCopying,
} from './snapshot.queries.ts'

/** The size of a piece, large enough to cost little, small enough to be held in memory. */
const PIECE_BYTES = 4 * 1024 * 1024
/** How many image names are asked about at once. */
const ASKED_AT_ONCE = 10_000

export interface BackUpDeps {
  database: Database
  store: ImageStore
  /** The secret; null where it is configured and so kept by the operator. */
  secret: string | null
  say: (line: string) => void
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/**
 * Writes one moment of the database to `out`, and the images of that moment, while servers go on working. Resolves to
 * what is in it.
 */
export async function backUp(deps: BackUpDeps, out: Writable): Promise<Summary> {
  const { database, store, secret, say } = deps
  const client = await database.pool.connect()
  const summary: Summary = { tables: {}, images: { count: 0, files: 0, bytes: 0, sha256: '' } }
  const missing: string[] = []

  async function* entries(): AsyncGenerator<ArchiveEntry> {
    await prepareForCopying(client)
    await keepImageFiles(client)
    const head: Head = { format: FORMAT, version: VERSION, ...(await beginSnapshot(client)) }
    yield json(HEAD, head)
    if (secret !== null) yield { name: SECRET, data: Buffer.from(secret) }
    for (const [table, columns] of Object.entries(head.tables)) yield* tableEntries(table, columns)
    const images = 'images' in head.tables ? await listImageNames(client) : []
    // Nothing else needs the moment to stay.
    await client.query('commit')
    const tables = Object.values(summary.tables)
    say(
      `database as of ${head.madeAt}: ${tables.length} tables, ${sum(tables.map(({ rows }) => rows))} rows, ` +
        megabytes(sum(tables.map(({ bytes }) => bytes))),
    )
    yield* imageEntries(images)
    yield json(SUMMARY, summary)
  }

  async function* tableEntries(table: string, columns: readonly string[]): AsyncGenerator<ArchiveEntry> {
    const tally = createTally()
    let piece = 0
    for await (const data of inPieces(copyTableOut(client, table, columns))) {
      tally.add(data)
      yield { name: tableEntry(table, piece++), data }
    }
    const { lines: rows, bytes, sha256 } = tally.sum()
    summary.tables[table] = { rows, bytes, sha256 }
  }

  async function* imageEntries(names: readonly string[]): AsyncGenerator<ArchiveEntry> {
    const { images } = summary
    const tally = createTally()
    for await (const { isFirst, ...entry } of readImages(store, names, (name) => missing.push(name))) {
      if (isFirst) images.count++
      images.files++
      images.bytes += entry.data.length
      tallyImage(tally, entry)
      yield entry
    }
    images.sha256 = tally.sum().sha256
    say(`images: ${images.count} of ${names.length}, ${megabytes(images.bytes)}`)
  }

  try {
    await writeArchive(entries(), out)
    await reportMissing()
    return summary
  } finally {
    // The transaction and its locks end with the connection.
    client.release(true)
  }

  /** Reports images without a file: their owners may have deleted them since that moment, the others are a fault of the store. */
  async function reportMissing() {
    let lost = 0
    for (let at = 0; at < missing.length; at += ASKED_AT_ONCE) {
      lost += (await listStillThere(database.pool, missing.slice(at, at + ASKED_AT_ONCE))).length
    }
    if (missing.length > lost) say(`images deleted while this ran, and not in it: ${missing.length - lost}`)
    if (lost > 0) say(`WARNING: images that the database knows and the image store does not have: ${lost}`)
  }
}

const json = (name: string, value: object): ArchiveEntry => ({ name, data: Buffer.from(JSON.stringify(value)) })

async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    parts.push(part)
    length += part.length
    if (length < PIECE_BYTES) continue
    yield Buffer.concat(parts)
    parts = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(parts)
}
