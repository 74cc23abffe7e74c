import type { Label } from '@honjeo/island/labels'

interface Point {
  x: number
  y: number
}

/** px a mark covers around its middle. */
const MARK_RADIUS = 24
/** px; a syllable is about as wide as the type is high. */
const LETTER_SIZE = { major: 13, minor: 11 }

/** Whether a name in the middle of which `at` is would be behind one of the marks, as half a name reads like another. */
export function isCovered(name: string, isMajor: boolean, at: Point, marks: readonly Point[]): boolean {
  const size = isMajor ? LETTER_SIZE.major : LETTER_SIZE.minor
  const [reachX, reachY] = [(name.length * size) / 2 + MARK_RADIUS, size / 2 + MARK_RADIUS]
  return marks.some(({ x, y }) => Math.abs(x - at.x) < reachX && Math.abs(y - at.y) < reachY)
}

/** Rank 1 shows with the whole island on a phone; a map twice as large is one zoom nearer. */
const ZOOM_OF_RANK: Record<Label['rank'], number> = { 1: 0, 2: 10, 3: 11, 4: 12 }

export function labelsAt<T extends Pick<Label, 'rank'>>(labels: readonly T[], zoom: number): T[] {
  return labels.filter(({ rank }) => zoom >= ZOOM_OF_RANK[rank])
}
