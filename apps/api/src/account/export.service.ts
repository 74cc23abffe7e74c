import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ImageWidth } from '@honjeo/contract/values/image-url'
import { ZipFile } from 'yazl'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { exportJson } from './export-json.ts'
import { ownImages } from './export.queries.ts'
import { exportReadme } from './export-readme.ts'

export interface ExportDeps {
  db: Db
  clock: Clock
  /** Where the files of images lie. */
  store: { get(name: string, width: ImageWidth): Promise<{ stream: Readable } | undefined> }
}

/**
 * A member's data as a zip, made while it is read: one entry is begun when the one before it has been taken, so that
 * neither the archive nor a list lies in memory. It breaks off with the fault that kept it from being whole, and stops
 * when no client reads on.
 */
export function packOwnData({ db, clock, store }: ExportDeps, userId: number): Readable {
  const zip = new ZipFile()
  // It is one, whatever the types say.
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  output.once('close', () => closed.abort())
  const breakOff = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', breakOff)
  const now = clock.now()

  async function add(name: string, source: Readable, compress: boolean) {
    addAbortSignal(closed.signal, source)
    zip.addReadStream(source, name, { mtime: now, compress })
    await finished(source)
  }

  async function fill() {
    zip.addBuffer(Buffer.from(exportReadme(now)), 'README.txt', { mtime: now })
    await add('data.json', Readable.from(exportJson(db, userId, now), { objectMode: false }), true)
    for await (const { name, width } of ownImages(db, userId)) {
      const file = await store.get(name, width)
      // WebP does not become smaller.
      if (file) await add(`images/${name}.webp`, file.stream, false)
    }
    zip.end()
  }
  void fill().catch(breakOff)
  return output
}
