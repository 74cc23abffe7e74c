import { buffer } from 'node:stream/consumers'
import { fileNameOf, IMAGE_SIZES, isImageName, type ImageSize, type ImageStore } from '@honjeo/images/image-store'
import type { ArchiveEntry } from './archive.ts'
import { type BackupTally, damaged, imageEntry } from './format.ts'

/** The number of images under way at once: a bucket answers many calls as fast as one. Each is up to a few MB in memory. */
const AT_ONCE = 8

type Files = Map<ImageSize, Buffer>

/** Returns all files of an image, in the order of the sizes. */
export async function readImage(store: ImageStore, name: string): Promise<Files> {
  const files = await Promise.all(
    IMAGE_SIZES.map(async (size): Promise<[ImageSize, Buffer] | undefined> => {
      const file = await store.get(name, size)
      return file && [size, await buffer(file.stream)]
    }),
  )
  return new Map(files.filter((file) => file !== undefined))
}

/** Returns the files of the images, in the order of their names and sizes; `onMissing` hears of those that have none. */
export async function* readImages(
  store: ImageStore,
  names: readonly string[],
  onMissing: (name: string) => void,
): AsyncGenerator<ArchiveEntry & { isFirst: boolean }> {
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const group = names.slice(at, at + AT_ONCE)
    const images = await Promise.all(group.map((name) => readImage(store, name)))
    for (const [i, files] of images.entries()) {
      const name = group[i] ?? ''
      if (files.size === 0) onMissing(name)
      let isFirst = true
      for (const [size, data] of files) {
        yield { name: imageEntry(name, fileNameOf(size)), data, isFirst }
        isFirst = false
      }
    }
  }
}

/** Adds a file with its name, so that the checksum is of both. */
export function tallyImage(tally: BackupTally, { name, data }: ArchiveEntry): void {
  tally.add(Buffer.from(`${name}\0`))
  tally.add(data)
}

const SIZES = new Map(IMAGE_SIZES.map((size) => [fileNameOf(size), size]))

/** Stores images as their files come in, several at once, and can take back what it has stored. */
export function createImageLoader(store: ImageStore) {
  const stored: string[] = []
  const storing = new Set<Promise<void>>()
  let current: { name: string; files: Files } | undefined
  let count = 0

  /** One that is there already, of an earlier try or in a bucket that stays, is left alone. */
  async function storeImage(name: string, files: Files) {
    const old = await readImage(store, name)
    if (old.size === files.size && [...files].every(([size, data]) => old.get(size)?.equals(data))) return
    if (old.size > 0) await store.delete(name)
    stored.push(name)
    await store.put(name, files)
  }

  async function flush() {
    if (!current) return
    const { name, files } = current
    current = undefined
    count++
    const task = storeImage(name, files).finally(() => storing.delete(task))
    storing.add(task)
    // The next wait for it hears of a failure.
    task.catch(() => {})
    if (storing.size >= AT_ONCE) await Promise.race(storing)
  }

  return {
    /** Takes `images/NAME/SIZE.webp`; files of one image come one after the other. */
    async take({ name: entry, data }: ArchiveEntry) {
      const [, name = '', file = ''] = entry.split('/')
      const size = SIZES.get(file)
      if (size === undefined || !isImageName(name)) throw damaged(`${entry} is unknown`)
      if (current?.name !== name) {
        await flush()
        current = { name, files: new Map() }
      }
      current.files.set(size, data)
    },
    /** Resolves to the number of images, once all are stored. */
    async end(): Promise<number> {
      await flush()
      await Promise.all(storing)
      return count
    },
    async takeBack() {
      await Promise.allSettled(storing)
      for (const name of stored) await store.delete(name).catch(() => {})
    },
  }
}
