import type { Approximation } from './approximation.ts'
import { inTitle, type Range } from './highlights.ts'
import { partsOf } from './syllables.ts'

/** A letter too many or too few weighs as much as one that is wrong in two of its three parts. */
const GAP = 2
const OTHER = 3

/** The window where a text is nearest to a word: [start, end) in letters, and how far from it. */
interface TextWindow {
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

/** Returns the nearest window by Sellers' algorithm: an edit distance that may begin and end anywhere in the text. */
function bestWindow(word: string, text: string): TextWindow {
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

/** A name is what people misspell; an address or keyword that fits as well comes after it. */
const ELSEWHERE = 1

/** The distance beyond the nearest places up to which others are shown too. */
const SLACK = 1

type Way = readonly Approximation[]

interface Candidate {
  title: string
  titleKey: string
  searchText: string
}

interface Nearness {
  cost: number
  ranges: Range[]
}

/** The first way, the whole query, goes before its words. */
function nearnessOf(place: Candidate, way: Way, index: number): Nearness {
  const words = way.map(({ word }) => nearnessOfWord(place, word))
  return {
    cost: words.reduce((sum, { cost }) => sum + cost, index),
    ranges: words.flatMap(({ ranges }) => ranges),
  }
}

/** Returns the places nearest to a query, in one of the ways it can be near, with what of their titles was meant. */
export function nearestOf<Place extends Candidate>(places: readonly Place[], ways: readonly Way[]) {
  const near = places.map((place) => {
    const { cost, ranges } = ways
      .map((way, i) => nearnessOf(place, way, i))
      .reduce((best, way) => (way.cost < best.cost ? way : best))
    return { ...place, cost, highlights: inTitle(place.title, ranges) }
  })
  const limit = Math.min(...near.map(({ cost }) => cost)) + SLACK
  return near.filter(({ cost }) => cost <= limit).toSorted((a, b) => a.cost - b.cost)
}

function nearnessOfWord({ titleKey, searchText }: Candidate, word: string): Nearness {
  const title = bestWindow(word, titleKey)
  if (title.cost <= ELSEWHERE) return { cost: title.cost, ranges: [[title.start, title.end]] }
  const anywhere = bestWindow(word, searchText).cost + ELSEWHERE
  return title.cost <= anywhere
    ? { cost: title.cost, ranges: [[title.start, title.end]] }
    : { cost: anywhere, ranges: [] }
}
