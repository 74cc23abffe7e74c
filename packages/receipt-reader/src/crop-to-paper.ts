import { withoutDents } from './convex.ts'
import { histogramOf, toGrey, toSharp, type Grey } from './grey.ts'

/** A region of a picture, as the columns it reaches from and to in each of its rows. */
interface PixelRegion {
  pixels: number
  /** The first row; `spans` go on from there. */
  top: number
  spans: { left: number; right: number }[]
}

/** Returns the largest connected region brighter than the threshold; undefined when nothing is. */
function largestBrightRegion({ data, width }: Grey, threshold: number): PixelRegion | undefined {
  const seen = new Uint8Array(data.length)
  const waiting: number[] = []

  function visit(at: number) {
    if (at < 0 || at >= data.length || seen[at] === 1 || data[at]! <= threshold) return
    seen[at] = 1
    waiting.push(at)
  }

  function fill(start: number): PixelRegion {
    const rows = new Map<number, { left: number; right: number }>()
    let pixels = 0
    visit(start)
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width
      const y = Math.floor(at / width)
      const span = rows.get(y)
      rows.set(y, { left: Math.min(span?.left ?? x, x), right: Math.max(span?.right ?? x, x) })
      pixels++
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      visit(at - width)
      visit(at + width)
    }
    // The region is connected: no row in between is missing.
    const top = Math.min(...rows.keys())
    return { pixels, top, spans: Array.from({ length: rows.size }, (_, i) => rows.get(top + i)!) }
  }

  let largest: PixelRegion | undefined
  for (let at = 0; at < data.length; at++) {
    if (seen[at] === 1 || data[at]! <= threshold) continue
    const region = fill(at)
    if (region.pixels > (largest?.pixels ?? 0)) largest = region
  }
  return largest
}

/** Returns the grey that parts dark from bright best: variance between the two classes at its largest (Otsu 1979). */
function otsuThreshold(histogram: Uint32Array): number {
  let count = 0
  let sum = 0
  for (const [value, n] of histogram.entries()) {
    count += n
    sum += value * n
  }
  let threshold = 127
  let most = 0
  let darkCount = 0
  let darkSum = 0
  for (const [value, n] of histogram.entries()) {
    darkCount += n
    darkSum += value * n
    const brightCount = count - darkCount
    if (darkCount === 0 || brightCount === 0) continue
    const between = darkCount * brightCount * (darkSum / darkCount - (sum - darkSum) / brightCount) ** 2
    if (between > most) [most, threshold] = [between, value]
  }
  return threshold
}

/** The width of the thumbnail in px, enough to see where paper ends. */
const THUMB = 200
/** The px of the thumbnail that a fold may take: its dark side is no gap in the paper. */
const FOLD = 4
/** The px of the thumbnail that are left off at the edge, which itself is half table. */
const INSET = 1.5
/** The least shares of the picture: what is smaller is hardly the receipt; then the whole picture is kept. */
const LEAST = { pixels: 0.12, width: 0.3, height: 0.15 }
/** The share of the widest row below which rows are left off. */
const CORNER = 0.6
/** px beside the edge of the paper, where nothing is printed. */
const BLANK = 12

/** The region of the paper in the picture; `lefts` and `rights` hold a column for each row from `top` on. */
interface Paper {
  top: number
  lefts: readonly number[]
  rights: readonly number[]
}

/** Paper has no dents: what looks like one is a shadow or print. Undefined when no paper is to be seen. */
function toPaper(region: PixelRegion, thumb: Grey): Paper | undefined {
  const rights = withoutDents(region.spans.map(({ right }) => right + 1))
  const lefts = withoutDents(region.spans.map(({ left }) => -left)).map((left) => -left)
  const widest = Math.max(...rights.map((right, i) => right - lefts[i]!))
  const isLarge =
    region.pixels >= thumb.data.length * LEAST.pixels &&
    rights.length >= thumb.height * LEAST.height &&
    widest >= THUMB * LEAST.width
  if (!isLarge) return undefined
  // The corners of tilted paper are left off, where nothing is printed.
  const isWide = (right: number, i: number) => right - lefts[i]! >= widest * CORNER
  const [from, to] = [rights.findIndex(isWide), rights.findLastIndex(isWide) + 1]
  return { top: region.top + from, lefts: lefts.slice(from, to), rights: rights.slice(from, to) }
}

async function findPaper(picture: Grey): Promise<Paper | undefined> {
  const thumb = await toGrey(toSharp(picture).resize({ width: THUMB }).blur(1.5))
  const bright = toSharp(thumb).threshold(otsuThreshold(histogramOf(thumb)))
  const region = largestBrightRegion(await toGrey(bright.dilate(FOLD).erode(FOLD)), 127)
  return region && toPaper(region, thumb)
}

const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Lets the blank edge of the paper go on over the table, so that no letters are looked for in its grain. */
function coverTable({ data, width, height }: Grey, { top, lefts, rights }: Paper, scale: number): void {
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, Math.min(lefts.length - 1, Math.round(y / scale - top)))
    const from = Math.max(0, Math.round((lefts[at]! + INSET) * scale))
    const to = Math.min(width, Math.round((rights[at]! - INSET) * scale))
    const row = data.subarray(y * width, (y + 1) * width)
    row.fill(mean(row.subarray(from, from + BLANK)), 0, from)
    row.fill(mean(row.subarray(to - BLANK, to)), to)
  }
}

/** Leaves off the table around the paper: the largest bright region of the picture. */
export async function cropToPaper(picture: Grey): Promise<Grey> {
  const paper = await findPaper(picture)
  if (!paper) return picture
  const scale = picture.width / THUMB
  coverTable(picture, paper, scale)
  const left = Math.floor(Math.min(...paper.lefts) * scale)
  const right = Math.min(picture.width, Math.ceil(Math.max(...paper.rights) * scale))
  const top = Math.round((paper.top + INSET) * scale)
  const bottom = Math.min(picture.height, Math.round((paper.top + paper.lefts.length - INSET) * scale))
  return toGrey(toSharp(picture).extract({ left, top, width: right - left, height: bottom - top }))
}
