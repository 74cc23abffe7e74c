import sharp, { type Sharp } from 'sharp'

/** A picture of one channel, a byte each pixel, 0 black. */
export interface Grey {
  data: Buffer
  width: number
  height: number
}

export const toSharp = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })

export async function toGrey(image: Sharp): Promise<Grey> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export function histogramOf({ data }: Grey): Uint32Array {
  const histogram = new Uint32Array(256)
  for (const value of data) histogram[value]!++
  return histogram
}
