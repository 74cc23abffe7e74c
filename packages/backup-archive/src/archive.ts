import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Readable, Writable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { BackupError, damaged } from './format.ts'

/** Most of the time goes into compressing, and most of what can be saved is saved early. */
const LEVEL = 3
/** The most bytes of an entry; pieces and images are far smaller. */
const ENTRY_MAX_BYTES = 64 * 1024 * 1024

export interface ArchiveEntry {
  name: string
  data: Buffer
}

/** Writes the entries as a compressed tar, as fast as `out` takes it. */
export async function writeArchive(entries: AsyncIterable<ArchiveEntry>, out: Writable): Promise<void> {
  const tar = pack()
  const writing = pipeline(tar, createGzip({ level: LEVEL }), out)
  // Whichever of the two fails ends the other.
  const packing = packAll()
  packing.catch((error: Error) => tar.destroy(error))
  await Promise.all([packing, writing])

  async function packAll() {
    for await (const { name, data } of entries) {
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, mode: 0o600 }, data, (error) => (error ? reject(error) : resolve()))
      })
    }
    tar.finalize()
  }
}

/** Returns the entries of a compressed tar, one after the other; rejects with a BackupError when it is not a whole one. */
export async function* readArchive(input: Readable): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const reading = pipeline(input, createGunzip(), tar)
  // It fails for the iterating side as well.
  reading.catch(() => {})
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header
      if (size > ENTRY_MAX_BYTES) throw damaged(`${name} is too large`)
      yield { name, data: await buffer(entry) }
    }
    await reading
  } catch (error) {
    throw error instanceof BackupError || !isUnreadable(error) ? error : damaged('it cannot be read to its end', error)
  } finally {
    tar.destroy()
  }
}

/** Whether an error is what gzip and tar say of a file that is not theirs, was changed or cut off. */
function isUnreadable(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException
  return code.startsWith('Z_') || /unexpected end|invalid tar|premature close/i.test(message)
}
