interface Point {
  x: number
  y: number
}

/** px a mark covers around its middle. */
const MARK_RADIUS = 24
/** px; a syllable is about as wide as the type is high. */
const LETTER_SIZE = { major: 13, minor: 11 }

/** Whether a name in the middle of which `at` is would stand behind one of the marks, as half a name reads like another. */
export function isCovered(name: string, isMajor: boolean, at: Point, marks: readonly Point[]): boolean {
  const size = isMajor ? LETTER_SIZE.major : LETTER_SIZE.minor
  const [reachX, reachY] = [(name.length * size) / 2 + MARK_RADIUS, size / 2 + MARK_RADIUS]
  return marks.some(({ x, y }) => Math.abs(x - at.x) < reachX && Math.abs(y - at.y) < reachY)
}
