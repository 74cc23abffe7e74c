import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createCircuit } from '@honjeo/resilience/circuit'
import type { Config } from '../config/config.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import type { ImageStore } from '@honjeo/images/image-store'
import { createS3ImageStore } from '@honjeo/images/s3-image-store'

/** The time after which the bucket is given up: a member is answered within a second, whatever is the matter with it. */
const ANSWER_MS = 900

/** The configured bucket, or the folder in DATA_DIR. Where none can be made the server runs without, and `/readyz` says why. */
export async function openImageStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ImageStore> {
  if (s3 !== null) return createS3ImageStore(s3)
  const folder = join(dataDir, 'images')
  await mkdir(folder, { recursive: true }).catch(() => {})
  return createDiskImageStore(folder)
}

/** Opens the store for a server, whose members wait: a bucket that is slow is a failure, and one that goes on failing is left alone for a while. */
export async function openGuardedImageStore(
  config: Pick<Config, 's3' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<ImageStore> {
  if (config.s3 === null) return openImageStore(config)
  const store = await createS3ImageStore(config.s3, undefined, ANSWER_MS)
  const circuit = createCircuit({ to: 'images', log })
  return {
    ...store,
    put: (name, files) => circuit.run(() => store.put(name, files)),
    get: (name, size) => circuit.run(() => store.get(name, size)),
  }
}
