import type { Grey } from './grey.ts'

/** The side of a spot in px. */
const SPOT = 8
/** The least grey of paper; print and the table are darker. */
const PAPER_MIN = 100
/** Greys within a spot that rounding alone makes. */
const ROUNDING = 1
const GRID = { columns: 6, rows: 8 }
/** Greys around the paper's own that its grain makes. */
const GRAIN = 20
/** The share of blank paper below which a part of the paper says nothing. */
const BLANK_MIN = 0.2
/** The brightest and the darkest parts are left out: a finger, an edge, a fold. */
const OUTER = 0.1

/** Calls `look` with the rows of a part of the picture. */
function forEachRow({ data, width }: Grey, part: Part, look: (row: Uint8Array) => void): void {
  for (let y = part.top; y < part.bottom; y++) look(data.subarray(y * width + part.left, y * width + part.right))
}

interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

function isSmooth(paper: Grey, spot: Part): boolean | undefined {
  let [darkest, brightest] = [255, 0]
  forEachRow(paper, spot, (row) => {
    for (const grey of row) {
      if (grey < darkest) darkest = grey
      if (grey > brightest) brightest = grey
    }
  })
  return darkest < PAPER_MIN ? undefined : brightest - darkest <= ROUNDING
}

/** Returns the share of small spots of blank paper, 0–1, in which all pixels are the same: a camera's grain is in every one. */
export function smoothShare(paper: Grey): number {
  let blank = 0
  let smooth = 0
  for (let top = 0; top + SPOT <= paper.height; top += SPOT) {
    for (let left = 0; left + SPOT <= paper.width; left += SPOT) {
      const found = isSmooth(paper, { left, top, right: left + SPOT, bottom: top + SPOT })
      if (found === undefined) continue
      blank++
      if (found) smooth++
    }
  }
  return blank === 0 ? 0 : smooth / blank
}

/** Returns the grey of blank paper in a part of the picture: the mean around the most frequent one, without print and table. */
function paperGreyOf(paper: Grey, part: Part): number | undefined {
  const counts = new Uint32Array(256)
  forEachRow(paper, part, (row) => {
    for (const grey of row) counts[grey]!++
  })
  let grey = counts.indexOf(Math.max(...counts.subarray(PAPER_MIN)), PAPER_MIN)
  // The mean is taken twice, so that a frequent grey off the middle of the grain does not decide.
  for (const _ of [1, 2]) {
    let [count, sum] = [0, 0]
    for (let near = Math.max(0, Math.round(grey) - GRAIN); near <= Math.min(255, Math.round(grey) + GRAIN); near++) {
      count += counts[near]!
      sum += counts[near]! * near
    }
    if (count < (part.right - part.left) * (part.bottom - part.top) * BLANK_MIN) return undefined
    grey = sum / count
  }
  return grey
}

/** Returns by how many greys the light on the paper differs from part to part; grain averages out. Infinite where no parts are blank. */
export function lightRange(paper: Grey): number {
  const { columns, rows } = GRID
  const at = (part: number, parts: number, length: number) => Math.floor((part * length) / parts)
  const greys = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return paperGreyOf(paper, {
      left: at(column, columns, paper.width),
      right: at(column + 1, columns, paper.width),
      top: at(row, rows, paper.height),
      bottom: at(row + 1, rows, paper.height),
    })
  })
  const sorted = greys.filter((grey) => grey !== undefined).toSorted((a, b) => a - b)
  const left = Math.floor(sorted.length * OUTER)
  const inner = sorted.slice(left, sorted.length - left)
  return inner.length < 2 ? Number.POSITIVE_INFINITY : inner.at(-1)! - inner[0]!
}
