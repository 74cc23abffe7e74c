import { partsOf } from './syllables.ts'

/** A letter too many or too few weighs as much as one that is wrong in two of its three parts. */
const GAP = 2
const OTHER = 3

/** Where a text is nearest to a word: [start, end) in letters, and how far from it. */
export interface TextWindow {
  cost: number
  start: number
  end: number
}

function costOf(a: string, b: string): number {
  if (a === b) return 0
  const ofA = partsOf(a)
  const ofB = partsOf(b)
  return ofA && ofB ? ofA.filter((part, i) => part !== ofB[i]).length : OTHER
}

/** Sellers' algorithm: an edit distance that may begin and end anywhere in the text. */
export function bestWindow(word: string, text: string): TextWindow {
  const others = Array.from(text)
  let row = Array.from({ length: others.length + 1 }, (_, i): TextWindow => ({ cost: 0, start: i, end: i }))
  for (const letter of word) {
    let left: TextWindow = { cost: (row[0]?.cost ?? 0) + GAP, start: 0, end: 0 }
    const next = [left]
    for (const [i, other] of others.entries()) {
      const diagonal = row[i] ?? left
      const above = row[i + 1] ?? left
      const wrong = diagonal.cost + costOf(letter, other)
      const gap = Math.min(above.cost, left.cost) + GAP
      const from = wrong <= gap ? diagonal : above.cost <= left.cost ? above : left
      left = { cost: Math.min(wrong, gap), start: from.start, end: i + 1 }
      next.push(left)
    }
    row = next
  }
  return row.reduce((best, window) => (window.cost < best.cost ? window : best))
}
