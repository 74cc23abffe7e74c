import sharp from 'sharp'
import { OPENING } from '@honjeo/images/image-fault'
import { cropToPaper } from './crop-to-paper.ts'
import { type Grey, histogramOf, mayBePrint, toGrey, toSharp } from './grey.ts'
import { straighten } from './straighten.ts'

/** The least brightness of paper: a background below it is the table's or a deep shadow's, and dividing by it would only raise noise. */
const DARKEST_PAPER = 24
/** The share of pixels that may become wholly black, and the grey from which paper is wholly white. */
const INK_SHARE = 0.008
const PAPER_WHITE = 235
const LEAST_CONTRAST = 20

/** The px of a quarter of the picture's size by which the light of the paper is followed. */
interface Following {
  median: number
  blur: number
}

const clamp = (value: number) => Math.max(0, Math.min(255, value))

/** Returns the brightness of the paper itself, without what is printed on it. */
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

/** The width of a photo in px; the letters of narrow paper are then about 40 px high, as the recogniser likes them. */
const PHOTO_WIDTH = 1400
const PAPER_WIDTH = 1250
const DPI = 200
/** The most heights by the width: what is taller is no photo of a receipt, and would be gigantic at the width of paper. */
const TALLEST = 8
/** The px of blur that remove the grain that levelling the light brings out; a larger value also removes thin strokes. */
const SOFTEN = 0.8
const SOFTEN_MORE = 1.6

async function isStrip(photo: Uint8Array): Promise<boolean> {
  const { width, height } = (await sharp(photo, OPENING).metadata()).autoOrient
  return height > width * TALLEST
}

async function openPaper(photo: Uint8Array): Promise<Grey> {
  const picture = await toGrey(sharp(photo, OPENING).flatten({ background: '#fff' }).resize({ width: PHOTO_WIDTH }))
  return toGrey(toSharp(await cropToPaper(picture)).resize({ width: PAPER_WIDTH, kernel: 'cubic' }))
}

/** Returns the paper alone, evenly lit and level, as PNG; undefined for what can be no print. */
const restore = (following: Following, soften: number) => async (photo: Uint8Array) => {
  if (await isStrip(photo)) return undefined
  const paper = await evenLight(await openPaper(photo), following)
  if (!mayBePrint(paper)) return undefined
  const level = toSharp(await straighten(paper)).blur(soften)
  return level.png({ compressionLevel: 1 }).withMetadata({ density: DPI }).toBuffer()
}

/**
 * The treatments of a photo before it is read, in the order they are tried; what one misses the other often finds: the first takes out broad shadows,
 * the second folds too, at the cost of thick letters.
 */
export const TREATMENTS = [restore({ median: 9, blur: 12 }, SOFTEN), restore({ median: 7, blur: 3 }, SOFTEN)]

/** A further reading for small print: it recovers the numbers of narrow lines that the other treatments broke up. */
export const SMALL_PRINT = restore({ median: 9, blur: 12 }, SOFTEN_MORE)
