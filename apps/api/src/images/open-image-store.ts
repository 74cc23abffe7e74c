import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDiskImageStore } from './disk-image-store.ts'
import type { ImageStore } from './image-store.ts'
import { createS3ImageStore } from './s3-image-store.ts'

/** The configured bucket, or the folder in DATA_DIR. */
export const openImageStore = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ImageStore> =>
  s3 === null ? createDiskImageStore(join(dataDir, 'images')) : createS3ImageStore(s3)
