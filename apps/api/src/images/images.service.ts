import sharp, { type Raw } from 'sharp'
import { createHash, randomBytes } from 'node:crypto'
import type { UploadedImage } from '@honjeo/contract/images'
import type { FastifyBaseLogger } from 'fastify'
import { koreanMidnight, type Clock } from '../lib/clock.ts'
import { toUploadedImage } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { createGate } from '@honjeo/resilience/gate'
import { OPENING } from '@honjeo/images/image-fault'
import { checkImage } from './image-check.ts'
import type { ImageStore, ImageSize } from '@honjeo/images/image-store'
import { deleteUnattachedImages, hasSpentUploads, insertImage, lockImage } from './images.queries.ts'
import { IMAGE_THUMB_SIZE, IMAGE_WIDTHS } from '@honjeo/contract/values/limits'
import { widthsOf } from '@honjeo/contract/values/image-url'

const DECODE_SECONDS = 10
const WIDEST = Math.max(...IMAGE_WIDTHS)
const WEBP = { quality: 80 }

interface RenderedImage {
  /** The width of the largest file in px. */
  width: number
  height: number
  files: Map<ImageSize, Buffer>
}

/** Decodes once, upright and in sRGB, no wider than the largest width. Metadata stay behind: where a photo was taken too. */
async function decode(file: Buffer): Promise<{ pixels: Buffer; raw: Raw }> {
  try {
    const { data, info } = await sharp(file, OPENING)
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } }
  } catch (error) {
    const isSlow = error instanceof Error && error.message.startsWith('timeout')
    throw appError(isSlow ? 'IMAGE_TOO_WIDE' : 'IMAGE_UNREADABLE', { cause: error })
  }
}

/** An image that `checkImage` let pass as the WebP files we keep. IMAGE_UNREADABLE when it is broken after all. */
async function renderImage(file: Buffer): Promise<RenderedImage> {
  const { pixels, raw } = await decode(file)
  const { width, height } = raw
  const files = new Map<ImageSize, Buffer>()
  for (const each of widthsOf(width)) {
    const image = sharp(pixels, { raw }).resize({ width: each, withoutEnlargement: true })
    files.set(each, await image.webp(WEBP).toBuffer())
  }
  const thumb = sharp(pixels, { raw }).resize(IMAGE_THUMB_SIZE, IMAGE_THUMB_SIZE, { fit: 'cover' })
  files.set('thumb', await thumb.webp(WEBP).toBuffer())
  return { width, height, files }
}

export interface ImagesDeps {
  db: Db
  store: ImageStore
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
}

const RETRY_AFTER_SECONDS = 5
/** The number of uploads at once is small: of 40 megapixels a JPEG takes 0.3 GB while it is decoded, an AVIF 0.8. Who waits holds a file of 5 MB. */
const { pass } = createGate({ name: 'images', room: 2, waiting: 20 })

/** Removes files that nothing points to any more; what is left by a fault is found by the next clean-up. */
export const removeFiles = ({ store, log }: Pick<ImagesDeps, 'store' | 'log'>, name: string): Promise<void> =>
  store.delete(name).catch((error: unknown) => log.error({ err: error, name }, 'files of an image were left behind'))

/**
 * Checks, renders and stores an upload. The files come first, then the row: a server that dies in between leaves files
 * without a row, which the clean-up removes, and never a row without files.
 */
export async function uploadImage(deps: ImagesDeps, userId: number, file: Buffer): Promise<UploadedImage> {
  const { db, store, clock } = deps
  const now = clock.now()
  const today = koreanMidnight(now)
  if (await hasSpentUploads(db, userId, today)) throw appError('TOO_MANY_IMAGES_TODAY')
  const { width, height, files } = await pass(() => checkImage(file).then(() => renderImage(file)), {
    source: `${userId}`,
  })
  const name = randomBytes(16).toString('base64url')
  await store.put(name, files).catch((error: unknown) => {
    throw appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
  })
  try {
    await db.transaction(async (tx) => {
      await lockMember(tx, userId)
      if (await hasSpentUploads(tx, userId, today)) throw appError('TOO_MANY_IMAGES_TODAY')
      const sha256 = createHash('sha256').update(file).digest('hex')
      await insertImage(tx, { name, ownerId: userId, width, height, sha256, createdAt: now.toISOString() })
    })
  } catch (error) {
    await removeFiles(deps, name)
    throw error
  }
  return toUploadedImage({ name, width, height })
}

/** Deletes a member's own image that no review or post uses. */
export async function deleteImage(deps: ImagesDeps, userId: number, name: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const image = await lockImage(tx, name)
    if (image?.ownerId !== userId) throw appError('IMAGE_NOT_FOUND')
    const deleted = await deleteUnattachedImages(tx, [name])
    if (deleted.length === 0) throw appError('IMAGE_IN_USE')
  })
  await removeFiles(deps, name)
}
