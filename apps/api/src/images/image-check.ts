import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '@honjeo/contract/values/limits'
import sharp, { type SharpOptions } from 'sharp'
import { appError } from '../lib/errors.ts'
import { imageTypeOf } from './image-type.ts'

/** How every image of a stranger is opened. An animation gives its first picture. */
export const OPENING = {
  failOn: 'truncated',
  limitInputPixels: IMAGE_MAX_PIXELS,
  autoOrient: true,
} as const satisfies SharpOptions

/**
 * Files that are a web page or an archive too, for browsers and programs that are led to see one. What cameras append
 * (further pictures, a short film) is none of these, and no compressed data reads like them by chance.
 */
const SECOND_NATURE = /<(?:script|iframe)[\s>/]|<html[\s>]|<!doctype\s+html|<\?php\s/i
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_BYTES = 22

function endsAsZip(file: Buffer): boolean {
  const at = file.lastIndexOf(ZIP_END)
  if (at < 0 || at + ZIP_END_BYTES > file.length) return false
  return at + ZIP_END_BYTES + file.readUInt16LE(at + ZIP_END_BYTES - 2) === file.length
}

/**
 * Judges a file by its bytes, before any pixel is decoded: IMAGE_TYPE_UNSUPPORTED for what is no image or not only one,
 * HEIC_UNSUPPORTED for HEIC, IMAGE_UNREADABLE for a broken one, IMAGE_TOO_WIDE for one of too many pixels.
 */
export async function checkImage(file: Buffer): Promise<void> {
  const type = imageTypeOf(file)
  if (type === 'heic') throw appError('HEIC_UNSUPPORTED')
  if (type === undefined || SECOND_NATURE.test(file.toString('latin1')) || endsAsZip(file))
    throw appError('IMAGE_TYPE_UNSUPPORTED')
  // Without the limit: its header is read, however large it says it is, to part too large from broken.
  const header = await sharp(file, { ...OPENING, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw appError('IMAGE_UNREADABLE', { cause: error })
    })
  if (header.format !== (type === 'avif' ? 'heif' : type)) throw appError('IMAGE_TYPE_UNSUPPORTED')
  const { width, height } = header
  if (Math.max(width, height) > IMAGE_MAX_SIDE || width * height > IMAGE_MAX_PIXELS) throw appError('IMAGE_TOO_WIDE')
}
