import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDiskImageStore } from './disk-image-store.ts'
import type { ImageStore } from './image-store.ts'
import { createS3ImageStore } from './s3-image-store.ts'

/** The configured bucket, or the folder in DATA_DIR. Where none can be made the server runs without, and `/readyz` says why. */
export async function openImageStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ImageStore> {
  if (s3 !== null) return createS3ImageStore(s3)
  const folder = join(dataDir, 'images')
  await mkdir(folder, { recursive: true }).catch(() => {})
  return createDiskImageStore(folder)
}
