import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileNameOf, isImageName, requireName, type ImageStore } from './image-store.ts'

const PART = '.part'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const orIfMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return value
    throw error
  }

async function listFolders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(orIfMissing([]))
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function writeSynced(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Keeps images in a folder of this computer: `4f/4fUQbXvD2nPzqT0m9sWc1A/640.webp`. */
export function createDiskImageStore(root: string): ImageStore {
  const folderOf = (name: string) => join(root, requireName(name).slice(0, 2), name)

  return {
    async put(name, files) {
      const folder = folderOf(name)
      const part = folder + PART
      try {
        await mkdir(part, { recursive: true })
        for (const [size, data] of files) await writeSynced(join(part, fileNameOf(size)), data)
        await syncFolder(part)
        await rename(part, folder)
        await syncFolder(dirname(folder))
      } catch (error) {
        await rm(part, { recursive: true, force: true }).catch(() => {})
        throw error
      }
    },

    async get(name, size) {
      const file = await open(join(folderOf(name), fileNameOf(size))).catch(orIfMissing(undefined))
      if (!file) return undefined
      const { size: length } = await file.stat()
      return { length, stream: file.createReadStream() }
    },

    async delete(name) {
      const folder = folderOf(name)
      for (const path of [folder, folder + PART]) await rm(path, { recursive: true, force: true })
    },

    async *list() {
      for (const shard of await listFolders(root)) {
        for (const entry of await listFolders(join(root, shard))) {
          const name = entry.endsWith(PART) ? entry.slice(0, -PART.length) : entry
          const stats = await stat(join(root, shard, entry)).catch(orIfMissing(undefined))
          if (stats && isImageName(name)) yield { name, storedAt: stats.mtime }
        }
      }
    },

    async check() {
      const path = join(root, `.check-${randomUUID()}`)
      const file = await open(path, 'wx')
      try {
        await file.writeFile('honjeo')
      } finally {
        await file.close()
        await rm(path)
      }
    },
  }
}

/** A name in a folder outlives a power cut only once the folder itself was synced. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
