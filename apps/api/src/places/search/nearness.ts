import type { Approximation } from './approximation.ts'
import { bestWindow } from './best-window.ts'
import { inTitle, type Range } from './highlights.ts'

/** A name is what people misspell; an address or keyword that fits as well comes after it. */
const ELSEWHERE = 1

/** Beyond the nearest ones, places that much farther are shown too. */
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

/** The places nearest to a query, in one of the ways it can be near, with what of their titles was meant. */
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
