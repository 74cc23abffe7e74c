export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Enough for the type box of any file that a camera or browser writes. */
const BRANDS_MAX_BYTES = 128

const ascii = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to)

/** The brands of an ISO media file (AVIF, HEIC, also videos), the main one first; none for another file. */
function isoBrands(file: Buffer): string[] {
  if (file.length < 16 || ascii(file, 4, 8) !== 'ftyp') return []
  const end = Math.min(file.readUInt32BE(0), file.length, BRANDS_MAX_BYTES)
  const brands = [ascii(file, 8, 12)]
  // Four bytes of its version lie between the main brand and the others.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(file, at, at + 4))
  return brands
}

/** What kind of image a file is by its first bytes, whatever it is called; undefined for none that we know. */
export function imageTypeOf(file: Buffer): ImageType | undefined {
  if (file.length < 12) return undefined
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg'
  if (file.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(ascii(file, 0, 6))) return 'gif'
  const brands = isoBrands(file)
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(he(ic|ix|im|is|vc|vx|vm|vs)|mif1|msf1)$/.test(brand)) ? 'heic' : undefined
}
