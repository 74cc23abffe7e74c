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

/** The grey below which is ink, once the light is even. */
const INK = 110
/** No print covers more of its paper; what does is no receipt, and reading it would take very long. */
const MOST_INK = 0.35

export const isInk = (value: number) => value < INK

/** Returns the share of a picture that ink covers, 0–1. */
function inkShare({ data }: Grey): number {
  let count = 0
  for (const value of data) if (isInk(value)) count++
  return count / data.length
}

export const mayBePrint = (picture: Grey) => inkShare(picture) <= MOST_INK
