import type { Label } from '@honjeo/island/labels'
import type { TypeScale } from './type-scale.ts'

interface Point {
  x: number
  y: number
}

/** px a mark covers around its middle. */
const MARK_RADIUS = 24
/** px; a syllable is about as wide as the type is high. */
const LETTER_SIZE = { major: 13, minor: 11 }

const AS_DRAWN: TypeScale = { type: 1, drawings: 1 }

/** Whether a name in the middle of which `at` is would be behind one of the marks, as half a name reads like another. */
export function isCovered(
  name: string,
  isMajor: boolean,
  at: Point,
  marks: readonly Point[],
  { type, drawings }: TypeScale = AS_DRAWN,
): boolean {
  const size = (isMajor ? LETTER_SIZE.major : LETTER_SIZE.minor) * type
  const radius = MARK_RADIUS * drawings
  const [reachX, reachY] = [(name.length * size) / 2 + radius, size / 2 + radius]
  return marks.some(({ x, y }) => Math.abs(x - at.x) < reachX && Math.abs(y - at.y) < reachY)
}

/** Rank 1 shows with the whole island on a phone; a map twice as large is one zoom nearer. */
const ZOOM_OF_RANK: Record<Label['rank'], number> = { 1: 0, 2: 10, 3: 11, 4: 12 }

/** Names twice as large come a zoom later, where they have as much room; those of the cities are always there. */
export function labelsAt<T extends Pick<Label, 'rank'>>(labels: readonly T[], zoom: number, { type } = AS_DRAWN): T[] {
  return labels.filter(({ rank }) => rank === 1 || zoom - Math.log2(type) >= ZOOM_OF_RANK[rank])
}
