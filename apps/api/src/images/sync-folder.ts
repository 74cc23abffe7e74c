import { open } from 'node:fs/promises'

/** A name in a folder outlives a power cut only once the folder itself was synced. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
