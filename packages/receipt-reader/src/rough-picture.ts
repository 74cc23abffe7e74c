import sharp from 'sharp'
import { OPENING } from '@honjeo/images/image-fault'
import { cropToPaper } from './crop-to-paper.ts'
import { histogramOf, toGrey, toSharp, type Grey } from './grey.ts'
import { lightRange, smoothShare } from './light.ts'

/** Features of a photo other than its text. */
export interface RoughPicture {
  /**
   * 256 bits, as 0 and 1. They depend on light, folds, the position of the paper and where its lines are, not on what
   * the lines say.
   */
  bits: string
  /** Whether neither light nor grain is on it as on paper: it is a drawing, a scan or a screenshot. */
  isFlat: boolean
}

/** The largest size in px. */
const MOST = { width: 1000, height: 8000 }
const SIDE = 16
/** The share of the most frequent grey: a tenth at most in photos, nine tenths in drawings. */
const FLAT_SHARE = 0.6
/** The share of spots without grain: 0.4 % at most in photos, three quarters in drawings, also those that fade from one grey to another. */
const SMOOTH_SHARE = 0.5
/** Greys from the darkest to the brightest part of the paper: a half in drawings with even grain, 60 in most photos. */
const LIGHT_RANGE = 1

/** Returns for each spot whether it is brighter than the one to its right ("dHash"). */
async function bitsOf(paper: Grey): Promise<string> {
  const { data, width } = await toGrey(toSharp(paper).resize({ width: SIDE + 1, height: SIDE, fit: 'fill' }))
  const bitAt = (x: number, y: number) => (data[y * width + x]! > data[y * width + x + 1]! ? '1' : '0')
  return Array.from({ length: SIDE * SIDE }, (_, i) => bitAt(i % SIDE, Math.floor(i / SIDE))).join('')
}

const isFlat = (paper: Grey) =>
  Math.max(...histogramOf(paper)) > paper.data.length * FLAT_SHARE ||
  smoothShare(paper) > SMOOTH_SHARE ||
  lightRange(paper) < LIGHT_RANGE

export async function roughPictureOf(photo: Uint8Array): Promise<RoughPicture> {
  const image = sharp(photo, OPENING).flatten({ background: '#fff' })
  const paper = await cropToPaper(await toGrey(image.resize({ ...MOST, fit: 'inside', withoutEnlargement: true })))
  return { bits: await bitsOf(paper), isFlat: isFlat(paper) }
}
