import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawing } from '../../testing/images.ts'

/** A PNG of pixels that are not there, with a header that promises them. */
export async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await drawing(1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A whole PNG of one colour, a thousandth of what it takes when decoded. */
export function flatPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** A WebP of 16 x 16 pixels, with a canvas that promises more. */
export async function webpOf(width: number, height: number): Promise<Buffer> {
  const canvas = Buffer.from('VP8X\x0a\0\0\0'.padEnd(18, '\0'), 'latin1')
  canvas.writeUIntLE(width - 1, 12, 3)
  canvas.writeUIntLE(height - 1, 15, 3)
  const small = await drawing(16).webp().toBuffer()
  const webp = Buffer.concat([small.subarray(0, 12), canvas, small.subarray(12)])
  webp.writeUInt32LE(webp.length - 8, 4)
  return webp
}

export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: 'black' },
  })
