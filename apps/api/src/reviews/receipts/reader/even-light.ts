import { histogramOf, toGrey, toSharp, type Grey } from './grey.ts'

/** Below it a background is the table's or a deep shadow's, and dividing by it would only raise noise. */
const DARKEST_PAPER = 24
/** The share of pixels that may become wholly black, and the grey from which paper is wholly white. */
const INK_SHARE = 0.008
const PAPER_WHITE = 235
const LEAST_CONTRAST = 20

/** How closely the light of the paper is followed, in px of a quarter of the picture's size. */
export interface Following {
  median: number
  blur: number
}

const clamp = (value: number) => Math.max(0, Math.min(255, value))

/** The brightness of the paper itself, without what is printed on it. */
async function paperLight(picture: Grey, { median, blur }: Following): Promise<Grey> {
  const small = await toGrey(
    toSharp(picture)
      .resize({ width: Math.round(picture.width / 4) })
      .median(median)
      .blur(blur),
  )
  return toGrey(toSharp(small).resize({ width: picture.width, height: picture.height, fit: 'fill', kernel: 'cubic' }))
}

function darkestInk(picture: Grey): number {
  let left = picture.data.length * INK_SHARE
  return histogramOf(picture).findIndex((count) => (left -= count) < 0)
}

/** Takes out shadows and faded print: divides by the light of the paper, then stretches ink to black and paper to white. */
export async function evenLight(picture: Grey, following: Following): Promise<Grey> {
  const light = await paperLight(picture, following)
  const even: Grey = { ...picture, data: Buffer.allocUnsafe(picture.data.length) }
  const { data } = even
  for (let i = 0; i < data.length; i++) {
    data[i] = clamp((picture.data[i]! * 255) / Math.max(DARKEST_PAPER, light.data[i]!))
  }
  const ink = darkestInk(even)
  const stretch = 255 / Math.max(LEAST_CONTRAST, PAPER_WHITE - ink)
  for (let i = 0; i < data.length; i++) data[i] = clamp((data[i]! - ink) * stretch)
  return even
}
