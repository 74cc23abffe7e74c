import type { Grey } from './grey.ts'

/** A region of a picture, as the columns it reaches from and to in each of its rows. */
export interface PixelRegion {
  pixels: number
  /** The first row; `spans` go on from there. */
  top: number
  spans: { left: number; right: number }[]
}

/** The largest connected region brighter than the threshold; undefined when nothing is. */
export function largestBrightRegion({ data, width }: Grey, threshold: number): PixelRegion | undefined {
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
    // Connected: no row in between is missing.
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
