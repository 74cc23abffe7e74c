import { IMAGE_THUMB_SIZE, IMAGE_WIDTHS } from '@honjeo/contract/values/limits'
import { widthsOf } from '@honjeo/contract/values/image-url'
import sharp, { type Raw } from 'sharp'
import { appError } from '../lib/errors.ts'
import { OPENING } from './image-check.ts'
import type { ImageSize } from './image-store.ts'

const DECODE_SECONDS = 10
const WIDEST = Math.max(...IMAGE_WIDTHS)
const WEBP = { quality: 80 }

export interface RenderedImage {
  /** px, of the largest file */
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
export async function renderImage(file: Buffer): Promise<RenderedImage> {
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
