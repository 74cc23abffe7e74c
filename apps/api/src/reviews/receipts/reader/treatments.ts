import sharp from 'sharp'
import { OPENING } from '../../../images/image-check.ts'
import { cropToPaper } from './crop-to-paper.ts'
import { evenLight, type Following } from './even-light.ts'
import { toGrey, toSharp, type Grey } from './grey.ts'
import { mayBePrint } from './ink.ts'
import { straighten } from './straighten.ts'

/** px; the letters of narrow paper are then about 40 px high, as the recogniser likes them. */
const PHOTO_WIDTH = 1400
const PAPER_WIDTH = 1250
const DPI = 200
/** Times the width: what is taller is no photo of a receipt, and would be gigantic at the width of paper. */
const TALLEST = 8
/** px: removes the grain that levelling the light brings out; a larger value also removes thin strokes. */
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

/** The paper alone, evenly lit and level, as PNG; undefined for what can be no print. */
const restore = (following: Following, soften: number) => async (photo: Uint8Array) => {
  if (await isStrip(photo)) return undefined
  const paper = await evenLight(await openPaper(photo), following)
  if (!mayBePrint(paper)) return undefined
  const level = toSharp(await straighten(paper)).blur(soften)
  return level.png({ compressionLevel: 1 }).withMetadata({ density: DPI }).toBuffer()
}

/**
 * What is done to a photo before it is read, in the order they are tried; what one misses the other often finds: the first
 * takes out broad shadows, the second folds too, at the cost of thick letters.
 */
export const TREATMENTS = [restore({ median: 9, blur: 12 }, SOFTEN), restore({ median: 7, blur: 3 }, SOFTEN)]

/** A further reading for small print: it recovers the numbers of narrow lines that the other treatments broke up. */
export const SMALL_PRINT = restore({ median: 9, blur: 12 }, SOFTEN_MORE)
