import sharp from 'sharp'
import { OPENING } from '../../image-check.ts'
import { cropToPaper } from './crop-to-paper.ts'
import { histogramOf, toGrey, toSharp, type Grey } from './grey.ts'

/** What a photo is known by besides what stands on the paper. */
export interface RoughPicture {
  /** 256 bits, as 0 and 1. They tell light, folds and how the paper lies, and of its print where lines are, not what they say. */
  bits: string
  /** Whether one grey alone makes most of the paper, as light never does: a drawing, a scan, a page of a screen. */
  isFlat: boolean
}

/** px */
const MOST = { width: 1000, height: 8000 }
const SIDE = 16
/** In photos one grey makes a tenth at most, in drawings nine tenths. */
const FLAT_SHARE = 0.6

/** Whether each spot is brighter than the one to its right ("dHash"). */
async function bitsOf(paper: Grey): Promise<string> {
  const { data, width } = await toGrey(toSharp(paper).resize({ width: SIDE + 1, height: SIDE, fit: 'fill' }))
  const bitAt = (x: number, y: number) => (data[y * width + x]! > data[y * width + x + 1]! ? '1' : '0')
  return Array.from({ length: SIDE * SIDE }, (_, i) => bitAt(i % SIDE, Math.floor(i / SIDE))).join('')
}

export async function roughPictureOf(photo: Uint8Array): Promise<RoughPicture> {
  const image = sharp(photo, OPENING).flatten({ background: '#fff' })
  const paper = await cropToPaper(await toGrey(image.resize({ ...MOST, fit: 'inside', withoutEnlargement: true })))
  const mostFrequent = Math.max(...histogramOf(paper))
  return { bits: await bitsOf(paper), isFlat: mostFrequent > paper.data.length * FLAT_SHARE }
}
