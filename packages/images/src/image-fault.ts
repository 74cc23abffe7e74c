import sharp, { type SharpOptions } from 'sharp'
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '@honjeo/contract/values/limits'

type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The bytes of a file that are read for its brands, enough for the type box of any that a camera or browser writes. */
const BRANDS_MAX_BYTES = 128

const ascii = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to)

/** Returns the brands of an ISO media file (AVIF, HEIC, also videos), the main one first; none for another file. */
function isoBrands(file: Buffer): string[] {
  if (file.length < 16 || ascii(file, 4, 8) !== 'ftyp') return []
  const end = Math.min(file.readUInt32BE(0), file.length, BRANDS_MAX_BYTES)
  const brands = [ascii(file, 8, 12)]
  // Four bytes of its version lie between the main brand and the others.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(file, at, at + 4))
  return brands
}

/** Returns what kind of image a file is by its first bytes, whatever it is called; undefined for none that we know. */
function imageTypeOf(file: Buffer): ImageType | undefined {
  if (file.length < 12) return undefined
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg'
  if (file.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(ascii(file, 0, 6))) return 'gif'
  const brands = isoBrands(file)
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(he(ic|ix|im|is|vc|vx|vm|vs)|mif1|msf1)$/.test(brand)) ? 'heic' : undefined
}

/** The options with which every image of a stranger is opened. An animation gives its first picture. */
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
const ZIP_COMMENT_MAX_BYTES = 65_535

function endsAsZip(whole: Buffer): boolean {
  const file = whole.subarray(-(ZIP_END_BYTES + ZIP_COMMENT_MAX_BYTES))
  const at = file.lastIndexOf(ZIP_END)
  if (at < 0 || at + ZIP_END_BYTES > file.length) return false
  return at + ZIP_END_BYTES + file.readUInt16LE(at + ZIP_END_BYTES - 2) === file.length
}

/** The reason why a file is not taken as an image, by the name of the failure, with what broke it. */
export interface ImageFault {
  name: 'IMAGE_TYPE_UNSUPPORTED' | 'HEIC_UNSUPPORTED' | 'IMAGE_UNREADABLE' | 'IMAGE_TOO_WIDE'
  cause?: unknown
}

const UNSUPPORTED: ImageFault = { name: 'IMAGE_TYPE_UNSUPPORTED' }

/**
 * Judges a file by its bytes, before any pixel is decoded: IMAGE_TYPE_UNSUPPORTED for what is no image or not only one,
 * HEIC_UNSUPPORTED for HEIC, IMAGE_UNREADABLE for a broken one, IMAGE_TOO_WIDE for one of too many pixels.
 */
export async function imageFaultOf(file: Buffer): Promise<ImageFault | undefined> {
  const type = imageTypeOf(file)
  if (type === 'heic') return { name: 'HEIC_UNSUPPORTED' }
  if (type === undefined || SECOND_NATURE.test(file.toString('latin1')) || endsAsZip(file)) return UNSUPPORTED
  // The header is read without the limit, however large it says it is, to part too large from broken.
  const header = await sharp(file, { ...OPENING, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown): ImageFault => ({ name: 'IMAGE_UNREADABLE', cause }))
  if ('name' in header) return header
  if (header.format !== (type === 'avif' ? 'heif' : type)) return UNSUPPORTED
  const { width, height } = header
  const isTooWide = Math.max(width, height) > IMAGE_MAX_SIDE || width * height > IMAGE_MAX_PIXELS
  return isTooWide ? { name: 'IMAGE_TOO_WIDE' } : undefined
}
